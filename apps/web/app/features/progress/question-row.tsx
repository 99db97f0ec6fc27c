import type { AnsweredQuestion, QuestionNote } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bookmark, CircleCheck, CircleHelp, CircleX, Flag } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { KINDS, NO_QUESTION_TEXT } from '#copy/progress.ts';
import { OTHER_TOPIC } from '#copy/results.ts';
import { call } from '#lib/api-client.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { count, formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { RichText } from '#ui/rich-text.tsx';

const NOTE_MAX_LENGTH = 2_000;

/** A question as it was asked, how it went, and the learner's own bookmark and note. */
export function QuestionRow({ question }: { question: AnsweredQuestion }) {
  const { questionText, topic, kind, answeredAt, times, misses, note, bookmarked } = question;
  const [isWriting, setIsWriting] = useState(false);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (body: QuestionNote) =>
      call(calls.progress.setNote, {
        params: { userId: PLACEHOLDER_USER_ID, questionId: question.questionId },
        body,
      }),
    onSuccess: () => {
      setIsWriting(false);

      return queryClient.invalidateQueries({
        queryKey: ['/api/users', PLACEHOLDER_USER_ID, 'answered-questions'],
      });
    },
  });

  return (
    <article className="grid gap-2">
      <RichText className="max-w-[70ch]">{questionText ?? NO_QUESTION_TEXT}</RichText>
      <div className="flex flex-wrap items-center gap-2">
        <Verdict question={question} />
        {question.notSure && (
          <Badge tone="caution" icon={CircleHelp}>
            Not sure
          </Badge>
        )}
        {question.flagged && (
          <Badge tone="neutral" icon={Flag}>
            Flagged
          </Badge>
        )}
      </div>
      <p className="text-small text-ink-soft">
        {topic ?? OTHER_TOPIC} · {KINDS[kind]}, {formatDate(answeredAt)} · answered {count(times, 'time')}
        {misses > 0 && `, ${misses} not right`}
      </p>
      {note !== '' && !isWriting && (
        <p className="border-l-4 border-accent pl-3 whitespace-pre-wrap wrap-anywhere">{note}</p>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          intent="quiet"
          size="small"
          aria-pressed={bookmarked}
          disabled={save.isPending}
          onClick={() => save.mutate({ note, bookmarked: !bookmarked })}
        >
          <Bookmark aria-hidden="true" className={bookmarked ? 'fill-current' : undefined} />
          {bookmarked ? 'Bookmarked' : 'Bookmark'}
        </Button>
        {!isWriting && (
          <Button intent="quiet" size="small" onClick={() => setIsWriting(true)}>
            {note === '' ? 'Add a note' : 'Change the note'}
          </Button>
        )}
      </div>
      {isWriting && (
        <NoteForm
          note={note}
          isSaving={save.isPending}
          onSave={(text) => save.mutate({ note: text, bookmarked })}
          onCancel={() => setIsWriting(false)}
        />
      )}
      {save.error && (
        <Notice tone="critical" role="alert" title="This was not saved">
          {failureMessage(save.error)}
        </Notice>
      )}
    </article>
  );
}

function Verdict({ question: { isCorrect, points, maxPoints } }: { question: AnsweredQuestion }) {
  if (isCorrect === undefined) return <Badge tone="neutral">Done</Badge>;
  if (isCorrect) {
    return (
      <Badge tone="positive" icon={CircleCheck}>
        Right
      </Badge>
    );
  }

  return (
    <Badge tone="critical" icon={CircleX}>
      {points > 0 ? `Partly right: ${points} of ${maxPoints}` : 'Not right'}
    </Badge>
  );
}

/** As a ref: who asked to write finds the cursor there. */
function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus();
}

type NoteFormProps = {
  note: string;
  isSaving: boolean;
  onSave: (note: string) => void;
  onCancel: () => void;
};

function NoteForm({ note, isSaving, onSave, onCancel }: NoteFormProps) {
  const [text, setText] = useState(note);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };

  return (
    <form onSubmit={submit} className="grid gap-3" ref={focusField}>
      <TextArea
        label="My note"
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={isSaving}>
          Save the note
        </Button>
        <Button intent="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
