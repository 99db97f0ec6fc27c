import { NOTES } from '#copy/exam-tools.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields.tsx';

import type { HighlighterState } from './highlighter/use-highlighter.ts';
import { useKeptText } from './use-kept-text.ts';

const NOTE_MAX_LENGTH = 2_000;

type NotesPanelProps = { note: string; onNote: (text: string) => void; highlighter: HighlighterState };

/** A note on the question, and what is highlighted in its texts, in words. */
export function NotesPanel({ note, onNote, highlighter }: NotesPanelProps) {
  const { text, type, keepNow } = useKeptText(note, onNote);
  const highlights = highlighter.listed();

  return (
    <div className="grid gap-4">
      <TextArea
        label={NOTES.label}
        hint={NOTES.hint}
        rows={4}
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={keepNow}
      />
      <section className="grid gap-2">
        <h3 className="font-body text-small font-semibold">{NOTES.highlights}</h3>
        {highlights.length === 0 && <p className="text-small text-ink-soft">{NOTES.none}</p>}
        <ul className="grid gap-2">
          {highlights.map(({ place, range, words }) => (
            <li key={`${place} ${range[0]}`} className="flex items-start gap-2">
              <mark className="exam-mark min-w-0 grow wrap-anywhere">{words}</mark>
              <Button
                intent="secondary"
                size="small"
                aria-label={`${NOTES.clear}: ${words}`}
                onClick={() => highlighter.clear(place, range)}
              >
                {NOTES.clear}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
