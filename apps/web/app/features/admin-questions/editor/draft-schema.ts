import { isSpecType } from '@second-bell/question-types';
import * as z from 'zod/mini';

import { bodyProblem, itemOfBody } from './item-body.ts';
import { draftFields, NEW_PASSAGE, type QuestionDraft } from './question-draft.ts';

type Problem = { path: (keyof QuestionDraft | 'text')[]; message: string };

/** What the editor's form must hold before it is sent: the contract's fields, and a key that fits them. */
export const draftSchema = draftFields.check(
  z.superRefine((draft, context) => {
    for (const problem of problemsOf(draft)) context.addIssue({ code: 'custom', ...problem });
  }),
);

function problemsOf(draft: QuestionDraft): Problem[] {
  const problems = answerProblems(draft);
  if (draft.questionImage !== '' && draft.imageDescription.trim() === '') {
    problems.push({
      path: ['imageDescription'],
      message: 'Say what the picture shows, for learners who cannot see it.',
    });
  }
  if (savesPassage(draft) && draft.passage.text.trim() === '') {
    problems.push({ path: ['passage', 'text'], message: 'Write the text of the passage.' });
  }

  return problems;
}

/** Whether the words of a passage are saved together with the question. */
export function savesPassage({
  passageId,
  isPassageEdited,
}: Pick<QuestionDraft, 'passageId' | 'isPassageEdited'>): boolean {
  return passageId === NEW_PASSAGE || (passageId !== '' && isPassageEdited);
}

function answerProblems(draft: QuestionDraft): Problem[] {
  if (!isSpecType(draft.questionType)) return bodyProblems(draft);
  if (draft.questionType === 'multiple_choice') return choiceProblems(draft);
  if (draft.questionType === 'true_false') {
    return draft.statement === '' ? [{ path: ['statement'], message: 'Choose True or False.' }] : [];
  }

  return draft.acceptedAnswers.replaceAll('|', '').trim() === ''
    ? [{ path: ['acceptedAnswers'], message: 'Write at least one right answer.' }]
    : [];
}

function bodyProblems({ questionType, body }: QuestionDraft): Problem[] {
  const read = itemOfBody(questionType, body);

  return 'item' in read
    ? []
    : [{ path: ['body'], message: read.problems.slice(0, 3).map(bodyProblem).join(' ') }];
}

function choiceProblems({ options, rightOption }: QuestionDraft): Problem[] {
  const texts = options.map(({ text }) => text.trim()).filter((text) => text !== '');
  const repeated = texts.find((text, index) => texts.indexOf(text) !== index);
  const right = options.find(({ id }) => id === rightOption);

  if (texts.length < 2) return [{ path: ['options'], message: 'Write at least two options.' }];
  if (repeated !== undefined) {
    return [{ path: ['options'], message: `Two options say “${repeated}”. Change one of them.` }];
  }
  if (!right) return [{ path: ['options'], message: 'Choose the right answer: mark it beside its option.' }];
  if (right.text.trim() === '') {
    return [
      { path: ['options'], message: 'The option marked as right is empty. Write it, or mark another.' },
    ];
  }

  return [];
}
