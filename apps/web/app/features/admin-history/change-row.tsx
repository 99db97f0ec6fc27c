import type { AuditEntry } from '@second-bell/contract';

import { MomentText } from '#lib/moment-text.tsx';
import { FieldVersions } from '#ui/field-versions.tsx';
import { ROW_LOOK } from '#ui/row.tsx';

import { auditDetails } from './audit-details.ts';
import { auditWords } from './audit-words.ts';

/** Who did what and when, in a sentence; a change shows its fields on demand. */
export function ChangeRow({ entry }: { entry: AuditEntry }) {
  const { at, administrator, action } = entry;
  const details = auditDetails(entry);

  return (
    <li className={ROW_LOOK}>
      <p>
        <span className="font-semibold">{administrator}</span> {auditWords(entry)}
      </p>
      <p className="text-small">
        <MomentText at={at} />
      </p>
      {details.length > 0 && (
        <details className="mt-1">
          <summary className="-mx-1 inline-flex min-h-11 cursor-pointer items-center rounded-control px-1 font-semibold text-primary underline-offset-4 hover:underline">
            {action === 'updated' ? 'What changed' : 'What it said'}
            <span className="sr-only">: {auditWords(entry)}</span>
          </summary>
          <ul className="mt-2 grid gap-4 pb-2">
            {details.map(({ label, versions }) => (
              <li key={label}>
                <FieldVersions label={label} versions={versions} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
