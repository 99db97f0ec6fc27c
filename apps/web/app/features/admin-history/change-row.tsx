import type { AuditEntry } from '@second-bell/contract';
import { ChevronRight } from 'lucide-react';

import { MomentText } from '#lib/moment-text.tsx';
import { FieldVersions } from '#ui/field-versions.tsx';
import { LineText } from '#ui/line-text.tsx';
import { ROW_LOOK } from '#ui/row.tsx';

import { auditDetails } from './audit-details.ts';
import { auditText, auditWords } from './audit-words.ts';

/** Who did what and when, in a sentence; a change shows its fields on demand. */
export function ChangeRow({ entry }: { entry: AuditEntry }) {
  const { at, administrator, action } = entry;
  const details = auditDetails(entry);

  return (
    <li className={ROW_LOOK}>
      <p>
        <span className="font-semibold">{administrator}</span> <LineText>{auditText(entry)}</LineText>
      </p>
      <p className="text-small">
        <MomentText at={at} />
      </p>
      {details.length > 0 && (
        <details className="group mt-1">
          <summary className="-mx-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-control px-1 font-semibold text-primary underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-5 group-open:rotate-90" />
            {action === 'updated' ? 'What changed' : 'What it said'}
            <span className="sr-only">: {auditWords(entry)}</span>
          </summary>
          <ul className="mt-2 grid gap-4 pb-2">
            {details.map((detail) => (
              <li key={detail.label}>
                <FieldVersions {...detail} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
