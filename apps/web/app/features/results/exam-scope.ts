import type { Attempt } from '@second-bell/contract';

/** One exam of the learner's, and the subjects of it that they have taken; what was taken last comes first. */
export type TakenExam = { examType: string; subjects: readonly string[] };

/** What the figures are about. `subject` is null for the whole exam. */
export type ExamScope = { examType: string; subject: string | null };

type Placed = Pick<Attempt, 'examType' | 'examSubject'>;

/** Scores of different exams are never put together: a GED score says nothing about a HESI score. */
export function takenExams(newestFirst: readonly Placed[]): TakenExam[] {
  const byExam = Map.groupBy(newestFirst, ({ examType }) => examType);

  return [...byExam].map(([examType, attempts]) => ({
    examType,
    subjects: [...new Set(attempts.map(({ examSubject }) => examSubject))],
  }));
}

/** The scope that an address asks for; what it does not know is the exam taken last, and all of its subjects. */
export function readScope(params: URLSearchParams, exams: readonly TakenExam[]): ExamScope {
  const exam = exams.find(({ examType }) => examType === params.get('exam')) ?? exams[0];
  const subjects = exam?.subjects ?? [];
  const [only, ...others] = subjects;
  const asked = subjects.find((subject) => subject === params.get('subject')) ?? null;

  return { examType: exam?.examType ?? '', subject: others.length === 0 ? (only ?? null) : asked };
}

export function isInScope<T extends Placed>({ examType, subject }: ExamScope): (placed: T) => boolean {
  return (placed) => placed.examType === examType && (subject === null || placed.examSubject === subject);
}
