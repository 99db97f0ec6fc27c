import type { DeletedContent } from '@second-bell/contract';
import { ArchiveRestore } from 'lucide-react';

import { KIND_NAMES, RESTORE } from '#copy/admin-history.ts';
import { formatMoment } from '#lib/format.ts';
import { MomentText } from '#lib/moment-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { LineText } from '#ui/line-text.tsx';
import { ROW_LOOK, RowAction } from '#ui/row.tsx';

import { countsBelow } from './counts-below.ts';
import { titleText, titleWords } from './title-words.ts';

type DeletedRowProps = { content: DeletedContent; onRestore: () => void };

export function DeletedRow({ content, onRestore }: DeletedRowProps) {
  const { kind, place, deletedAt, deletedBy, restorableUntil } = content;
  const counts = countsBelow(content);

  return (
    <li className={`${ROW_LOOK} flex flex-wrap items-center gap-x-6 gap-y-2`}>
      <div className="min-w-0 grow basis-96">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-lead">
          <span>
            <LineText>{titleText(content)}</LineText>
          </span>
          <Badge>{KIND_NAMES[kind]}</Badge>
        </h3>
        <p>{[...(place === '' ? [] : [`from ${place}`]), ...counts].join(' · ')}</p>
        <p className="text-small">
          Deleted by {deletedBy} <MomentText at={deletedAt} />
        </p>
        <p className="text-small">
          Can be restored until <time dateTime={restorableUntil}>{formatMoment(restorableUntil)}</time>
        </p>
      </div>
      <div className="-mx-3">
        <RowAction
          icon={ArchiveRestore}
          label={RESTORE.open}
          name={titleWords(content)}
          onClick={onRestore}
        />
      </div>
    </li>
  );
}
