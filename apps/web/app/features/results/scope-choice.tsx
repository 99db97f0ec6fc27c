import { SelectField } from '#ui/fields.tsx';

import type { ExamScope, TakenExam } from './exam-scope.ts';

type ScopeChoiceProps = {
  exams: readonly TakenExam[];
  scope: ExamScope;
  onChoose: (scope: ExamScope) => void;
};

/** Which exam, and which subject of it, the figures are about; each only where there is a choice. */
export function ScopeChoice({ exams, scope, onChoose }: ScopeChoiceProps) {
  const { examType, subject } = scope;
  const subjects = exams.find((exam) => exam.examType === examType)?.subjects ?? [];
  if (exams.length < 2 && subjects.length < 2) return null;

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {exams.length > 1 && (
        <SelectField
          label="Exam"
          value={examType}
          onChange={({ target }) => onChoose({ examType: target.value, subject: null })}
        >
          {exams.map((exam) => (
            <option key={exam.examType}>{exam.examType}</option>
          ))}
        </SelectField>
      )}
      {subjects.length > 1 && (
        <SelectField
          label="Subject"
          value={subject ?? ''}
          onChange={({ target }) => onChoose({ examType, subject: target.value || null })}
        >
          <option value="">All subjects</option>
          {subjects.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
