/** Questions in the project's own text format (docs/question-syntax.md): the lines between the stem and `Explanation:`. */
import { isSpecType, type Item, type ItemOf, type QuestionTypeName, questionTypeNames } from './item.ts';
import { questionTypes, readItem } from './registry.ts';
import { readItem as readItemLine, readLabel } from './text/labels.ts';
import type { LineProblem, TextLine } from './text/text-line.ts';

/** Ends with the `Answer:`; the types that the spec names come without `Type:`, as they always did. */
export function printItem<T extends QuestionTypeName>(item: ItemOf<T>): string[] {
  const { label, text } = questionTypes[item.type];
  const lines = text.print(item.content, item.key);

  return isSpecType(item.type) ? lines : [`Type: ${label}`, ...lines];
}

/** Reads the lines of one question that stand behind its stem, from `Type:` to `Answer:`; never throws. */
export function parseItem(lines: readonly TextLine[]): { item: Item } | { problems: LineProblem[] } {
  const first = lines.find(({ text }) => text.trim() !== '');
  const label = first === undefined ? undefined : readLabel(first.text);
  if (first === undefined || label?.name !== 'type') return parseItemOf(typeByLayout(lines), lines);

  const type = typeByLabel(label.text);
  if (type === undefined) {
    const known = questionTypeNames.map((name) => questionTypes[name].label).join(', ');

    return {
      problems: [
        {
          lineNumber: first.lineNumber,
          message: `"${label.text}" is no type of question. The types are: ${known}.`,
        },
      ],
    };
  }

  return parseItemOf(type, lines.slice(lines.indexOf(first) + 1), first.lineNumber);
}

/** The type behind `Type:`, whatever its capitals, hyphens and blanks. */
export function typeByLabel(label: string): QuestionTypeName | undefined {
  return questionTypeNames.find((name) => foldLabel(questionTypes[name].label) === foldLabel(label));
}

function parseItemOf(
  type: QuestionTypeName,
  lines: readonly TextLine[],
  typeLineNumber = lines[0]?.lineNumber ?? 1,
): { item: Item } | { problems: LineProblem[] } {
  const parsed = questionTypes[type].text.parse(lines);
  if ('problems' in parsed) return parsed;

  const read = readItem({ type, ...parsed });
  if ('item' in read) return read;
  const answer = lines.find(({ text }) => readLabel(text)?.name === 'answer');

  return {
    problems: read.problems.map(({ path, message }) => ({
      lineNumber: path.startsWith('key') && answer !== undefined ? answer.lineNumber : typeLineNumber,
      message: `${message}.`,
    })),
  };
}

/** Without a `Type:` a question is one of those that the spec names. */
function typeByLayout(lines: readonly TextLine[]): QuestionTypeName {
  if (lines.some(({ text }) => readLabel(text) === undefined && readItemLine(text) !== undefined)) {
    return 'multiple_choice';
  }
  const answer = lines.map(({ text }) => readLabel(text)).find((label) => label?.name === 'answer');

  return /^(?:true|false|t|f)\.?$/i.test(answer?.text ?? '') ? 'true_false' : 'fill_blank';
}

function foldLabel(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}
