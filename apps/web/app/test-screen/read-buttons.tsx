import { letterOf } from '@second-bell/question-text';

import { READ_ANSWERS, READ_QUESTION, READ_TEXT } from '#copy/test-screen.ts';
import { ReadAloud } from '#lib/read-aloud/read-aloud.tsx';
import { isItem, itemOf } from '#question-types/item-rules.ts';

import type { ScreenQuestion } from './screen-question.ts';

/** Reads what is asked; a text that it is about has a button of its own. */
export function ReadQuestion({ question: { questionText, passage } }: { question: ScreenQuestion }) {
  return (
    <>
      {passage && (
        <ReadAloud
          name={READ_TEXT}
          findTexts={async () => [
            passage.text,
            ...(passage.tabs ?? []).flatMap(({ title, text }) => [title, text]),
          ]}
        />
      )}
      <ReadAloud isShort name={READ_QUESTION} findTexts={async () => [questionText]} />
    </>
  );
}

/** Reads what there is to choose from. */
export function ReadAnswers({ question }: { question: ScreenQuestion }) {
  if (question.options.length === 0 && !isItem(question)) return null;

  return (
    <div className="-my-3 -ml-3 empty:hidden">
      <ReadAloud name={READ_ANSWERS} findTexts={() => answersOf(question)} />
    </div>
  );
}

async function answersOf(question: ScreenQuestion): Promise<string[]> {
  if (!isItem(question)) return question.options.map((option, index) => `${letterOf(index)}. ${option}`);

  const { describeItemContent } = await import('@second-bell/question-types/registry');

  return describeItemContent(itemOf(question)).split('\n');
}
