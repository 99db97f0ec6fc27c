import { looksLikeLetter } from '../answer-key.ts';
import { skipBlanks } from '../blanks.ts';
import type { TextPart } from '../question-draft.ts';
import type { LineSight } from '../sight/line-sight.ts';
import type { QuestionBuilder } from './question-builder.ts';

/** Words of explanations that begin lines of other texts, too. */
const STEM_WORDS = /^[\s*_]{0,8}(?:(?:comments?|analysis|why)\b|feedback[\s*_]{0,8}$)/i;

/** Reads a line with a label, like `Rationale: …`, into the question that is open. */
export function readFieldLine(
  builder: QuestionBuilder,
  { kind, field }: LineSight,
  part: TextPart,
  line: string,
): void {
  const { draft } = builder;
  if (draft === undefined) return;
  if (field === 'explanation' && isInStem(builder, line))
    return builder.addText(draft, line, part.lineNumber);
  if (kind === 'feedback' || field === 'explanation') return builder.addExplanation(draft, part);
  if (field === 'reference') return builder.addReference(draft, part);
  if (field === 'difficulty') return builder.addDifficulty(draft, part);
  if (field === 'topic' || field === 'hint' || field === 'image' || field === 'imageDescription') {
    return builder.addField(draft, field, part);
  }
  if (field === 'answer' && !isKeywords(builder, line, part)) return builder.addAnswer(draft, part);

  builder.addText(draft, line, part.lineNumber);
}

/** `Comment: I love it.` in what a question quotes, and `Feedback` among options without labels. */
function isInStem({ draft }: QuestionBuilder, line: string): boolean {
  return draft?.answer === undefined && draft?.options.length === 0 && STEM_WORDS.test(line);
}

/** `KEY:` below an answer holds keywords in ExamView's files, and `Correct:` there may start a sentence. */
function isKeywords({ draft }: QuestionBuilder, line: string, { text }: TextPart): boolean {
  return (
    draft?.answer !== undefined &&
    /^(?:key|correct)\s*:/i.test(line.slice(skipBlanks(line, 0))) &&
    !looksLikeLetter(text)
  );
}
