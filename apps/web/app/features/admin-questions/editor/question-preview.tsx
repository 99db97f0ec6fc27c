import type { AdminQuestion } from '@second-bell/contract';
import { TRUE_FALSE_OPTIONS } from '@second-bell/domain';
import { isSpecType } from '@second-bell/question-types';
import { memo, useId } from 'react';

import { strategyFor } from '#copy/strategies.ts';
import { readingOf } from '#lib/reading.ts';
import type { QuestionPicture } from '#question-types/answer-props.ts';
import { pictureOf } from '#question-types/picture-of.ts';
import { isAnsweredOnPicture } from '#question-types/views.ts';
import { Card } from '#ui/card.tsx';
import { OptionList } from '#ui/option-list.tsx';
import { Picture } from '#ui/picture.tsx';
import { BesideReading, ReadingPane } from '#ui/reading-pane.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { itemOfBody } from './item-body.ts';
import { ItemPreview } from './item-preview.tsx';
import { keyOf, passageFieldsOf, writtenOptions } from './question-fields.ts';
import type { QuestionDraft } from './question-draft.ts';

type QuestionPreviewProps = {
  draft: QuestionDraft;
  /** Of the whole test: a passage names the questions it is for. */
  questions: readonly AdminQuestion[];
  /** Where the question stands, or will stand. */
  index: number;
};

/** The question as a learner sees it once it is answered, with the text it is about. Nothing in it can be pressed. */
export const QuestionPreview = memo(function QuestionPreview({
  draft,
  questions,
  index,
}: QuestionPreviewProps) {
  const reading = readingOf(withDraft(questions, index, draft), index);

  return (
    <BesideReading
      pane={
        reading && (
          <ReadingPane key={reading.id} title={reading.title} note={reading.note} source={reading.source}>
            {reading.text}
          </ReadingPane>
        )
      }
    >
      <Card className="grid gap-5">
        <p className="font-semibold text-accent-strong">Question {index + 1}</p>
        {draft.questionText.trim() === '' ? (
          <p className="text-ink-soft">The question appears here while you write it.</p>
        ) : (
          <RichText className="text-question">{draft.questionText}</RichText>
        )}
        <PreviewAnswer draft={draft} number={index + 1} />
        <PreviewNote title="After the answer" text={draft.explanation} />
        <PreviewNote title="Hint" text={draft.hint.trim() === '' ? strategyFor(draft.topic) : draft.hint} />
      </Card>
    </BesideReading>
  );
});

function PreviewAnswer({ draft, number }: { draft: QuestionDraft; number: number }) {
  const picture = pictureOf(
    {
      ...(draft.questionImage !== '' && { questionImage: draft.questionImage }),
      ...(draft.imageDescription.trim() !== '' && { imageDescription: draft.imageDescription }),
    },
    number,
  );
  if (!isSpecType(draft.questionType)) return <PreviewItem {...{ draft, number, picture }} />;

  return (
    <>
      {picture && <Picture {...picture} />}
      <PreviewChoice draft={draft} number={number} />
    </>
  );
}

/** A question of a rarer type can be tried out; until its parts can be read, it says what is missing. */
function PreviewItem({ draft, number, picture }: PreviewItemProps) {
  const read = itemOfBody(draft.questionType, draft.body);
  if ('problems' in read)
    return <p className="text-ink-soft">The parts appear here once they can be read.</p>;

  return (
    <>
      {picture && !isAnsweredOnPicture(draft.questionType) && <Picture {...picture} />}
      <ItemPreview
        key={draft.body}
        item={read.item}
        name={`Answers to question ${number}, as learners see them`}
        picture={picture}
      />
    </>
  );
}

type PreviewItemProps = { draft: QuestionDraft; number: number; picture: QuestionPicture | undefined };

function PreviewChoice({ draft, number }: { draft: QuestionDraft; number: number }) {
  if (draft.questionType === 'fill_blank') return <PreviewBlank draft={draft} />;

  const isStatement = draft.questionType === 'true_false';
  const options = isStatement ? TRUE_FALSE_OPTIONS : writtenOptions(draft).map(({ text }) => text);
  const key = isStatement ? ['true', 'false'].indexOf(draft.statement) : keyIndex(draft);

  return (
    <OptionList
      name={`Answers to question ${number}, as learners see them`}
      options={options}
      selectedIndex={undefined}
      onSelect={() => undefined}
      marks={key === -1 ? {} : { [key]: 'correct' }}
      disabled
    />
  );
}

function PreviewBlank({ draft }: { draft: QuestionDraft }) {
  const id = useId();
  const accepted = keyOf(draft).split('|').join(' or ');

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Your answer
      </label>
      <input
        id={id}
        disabled
        className="min-h-12 rounded-control border-2 border-line-strong bg-surface-raised px-4"
      />
      {accepted !== '' && <RichText inline>{`The right answer is ${accepted}`}</RichText>}
    </div>
  );
}

function PreviewNote({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;

  return (
    <div className="rounded-control bg-accent-soft px-4 py-3">
      <p className="text-small font-bold">{title}</p>
      <RichText>{text}</RichText>
    </div>
  );
}

function keyIndex(draft: QuestionDraft): number {
  return writtenOptions(draft).findIndex(({ id }) => id === draft.rightOption);
}

/** The passages of the test with the draft's own in its place. */
function withDraft(questions: readonly AdminQuestion[], index: number, draft: QuestionDraft) {
  const { passageId } = draft;
  const passage = passageId === '' ? undefined : { id: passageId, ...passageFieldsOf(draft) };

  return [...questions.slice(0, index), { passage }, ...questions.slice(index + 1)];
}
