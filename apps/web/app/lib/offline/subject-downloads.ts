import {
  KeepRefused,
  type KeepProgress,
  keepSubject,
  type Refusal,
  type SubjectToKeep,
} from './keep-subject.ts';
import { forgetKeptSubject, type KeptSubject, readKeptSubject } from './kept-subjects.ts';

/** How things stand with a subject. A download goes on while other pages of the site are opened. */
export type SubjectState =
  | { state: 'unknown' | 'absent' | 'part' }
  | { state: 'busy'; progress: KeepProgress }
  | { state: 'kept'; subject: KeptSubject }
  | { state: 'refused'; refusal: Refusal };

const UNKNOWN: SubjectState = { state: 'unknown' };

const states = new Map<string, SubjectState>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

export function subjectState(subjectId: string): SubjectState {
  return states.get(subjectId) ?? UNKNOWN;
}

export function onSubjectStates(listener: () => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

/** What this device keeps, looked up once a visit. */
export async function lookUpSubject(subjectId: string): Promise<void> {
  if (states.has(subjectId)) return;
  show(subjectId, stateOf(await readKeptSubject(subjectId)));
}

export async function startKeeping(subject: SubjectToKeep): Promise<void> {
  const { subjectId } = subject;
  const controller = new AbortController();
  running.set(subjectId, controller);
  show(subjectId, { state: 'busy', progress: { done: 0, known: 1, bytes: 0 } });
  try {
    const kept = await keepSubject(
      subject,
      (progress) => show(subjectId, { state: 'busy', progress }),
      controller.signal,
    );
    show(subjectId, { state: 'kept', subject: kept });
  } catch (error) {
    controller.abort();
    if (error instanceof KeepRefused) show(subjectId, { state: 'refused', refusal: error.refusal });
    else show(subjectId, stateOf(await readKeptSubject(subjectId)));
  } finally {
    running.delete(subjectId);
  }
}

/** What has come by then stays. */
export function stopKeeping(subjectId: string): void {
  running.get(subjectId)?.abort();
}

export async function removeSubject(subjectId: string): Promise<void> {
  await forgetKeptSubject(subjectId).catch(() => undefined);
  show(subjectId, { state: 'absent' });
}

function stateOf(kept: KeptSubject | undefined): SubjectState {
  if (kept === undefined) return { state: 'absent' };

  return kept.isWhole ? { state: 'kept', subject: kept } : { state: 'part' };
}

function show(subjectId: string, state: SubjectState): void {
  states.set(subjectId, state);
  listeners.forEach((listener) => listener());
}
