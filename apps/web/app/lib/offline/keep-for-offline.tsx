import type { PracticeTest, Subject } from '@second-bell/contract';
import { Check, CloudDownload, Trash2, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';

import {
  KEEP,
  KEEP_THE_REST,
  KEEPING,
  KEPT,
  KEPT_IN_PART,
  REFUSALS,
  REMOVE,
  sizeWords,
  STOP,
} from '#copy/offline.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

import { count } from '../format.ts';
import {
  lookUpSubject,
  onSubjectStates,
  removeSubject,
  startKeeping,
  stopKeeping,
  type SubjectState,
  subjectState,
} from './subject-downloads.ts';

/** Measured over the starter bank: questions with keys, reasons and drawings. */
const BYTES_A_QUESTION = 2_100;

type KeepForOfflineProps = { subject: Subject; tests: readonly PracticeTest[] };

/** Takes a subject with all its tests and pictures to this device, and gives the room back. */
export function KeepForOffline({ subject, tests }: KeepForOfflineProps) {
  const { id: subjectId, productId, name } = subject;
  const standing = useSyncExternalStore(
    onSubjectStates,
    () => subjectState(subjectId),
    () => subjectState(''),
  );
  useEffect(() => void lookUpSubject(subjectId), [subjectId]);
  const keep = () => void startKeeping({ subjectId, productId, name });
  const remove = () => void removeSubject(subjectId);
  const isBusy = standing.state === 'busy';

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isBusy && (
        <>
          <ProgressBar
            value={standing.progress.done}
            max={standing.progress.known}
            label={KEEPING}
            className="max-w-48"
          />
          <Button intent="secondary" size="small" onClick={() => stopKeeping(subjectId)}>
            <X aria-hidden="true" />
            {STOP}
          </Button>
        </>
      )}
      {(standing.state === 'absent' || standing.state === 'part' || standing.state === 'refused') && (
        <Button intent="secondary" size="small" onClick={keep}>
          <CloudDownload aria-hidden="true" />
          {standing.state === 'part' ? KEEP_THE_REST : KEEP}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {(standing.state === 'kept' || standing.state === 'part') && (
        <Button intent="quiet" size="small" onClick={remove} className="order-last">
          <Trash2 aria-hidden="true" />
          {REMOVE}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <p role="status" className="flex min-h-11 min-w-0 items-center gap-1.5 text-small text-ink-soft">
        {standing.state === 'kept' && <Check aria-hidden="true" className="size-4 shrink-0" />}
        {wordsOf(standing, offerOf(tests))}
      </p>
    </div>
  );
}

function offerOf(tests: readonly PracticeTest[]): string {
  const questionCount = tests.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0);

  return `${count(tests.length, 'test')}, about ${sizeWords(questionCount * BYTES_A_QUESTION)}`;
}

/** `offer` says what there is to keep, and how large it is. */
function wordsOf(standing: SubjectState, offer: string): string {
  switch (standing.state) {
    case 'unknown':
      return '';
    case 'absent':
      return offer;
    case 'part':
      return KEPT_IN_PART;
    case 'busy':
      return `${standing.progress.done} of ${standing.progress.known} parts, ${sizeWords(standing.progress.bytes)}`;
    case 'kept':
      return `${KEPT}: ${count(standing.subject.testCount, 'test')}, ${sizeWords(standing.subject.bytes)}`;
    case 'refused':
      return REFUSALS[standing.refusal];
    default:
      return standing satisfies never;
  }
}
