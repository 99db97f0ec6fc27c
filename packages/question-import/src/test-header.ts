import { skipBlanks, trimBlanks } from './blanks.ts';
import { foldSpaces } from './fold.ts';
import {
  buildHeader,
  HEADER_LABELS,
  type HeaderFieldName,
  type HeaderFields,
  type TestHeader,
} from './header-fields.ts';
import { byLine, type Problem } from './imported-question.ts';
import { readMarker } from './markers.ts';
import type { TextPart } from './question-draft.ts';

export type HeaderReading = {
  /** Undefined when a field is missing, doubled or wrong. */
  header: TestHeader | undefined;
  errors: Problem[];
  /** The index of the line that starts the first question or passage; the number of lines when there is none. */
  firstQuestionIndex: number;
};

export function readTestHeader(lines: readonly string[]): HeaderReading {
  const questionIndex = lines.findIndex((line) => ['question', 'passage'].includes(readMarker(line).kind));
  const firstQuestionIndex = questionIndex === -1 ? lines.length : questionIndex;
  const errors: Problem[] = [];
  const fields = readFields(lines.slice(0, firstQuestionIndex), errors);
  const header = buildHeader(fields, errors);

  return {
    header: errors.length === 0 ? header : undefined,
    errors: errors.toSorted(byLine),
    firstQuestionIndex,
  };
}

/** Whether the first line with text is one of the header's own: one look, whatever the length of the file. */
export function startsWithHeader(lines: readonly string[]): boolean {
  const first = lines.find((line) => skipBlanks(line, 0) < line.length);

  return first !== undefined && readFieldName(first) !== undefined;
}

function readFields(lines: readonly string[], errors: Problem[]): HeaderFields {
  const fields: HeaderFields = {};
  /** The description while its paragraph goes on: the one field that may be wrapped. */
  let paragraph: TextPart | undefined;
  for (const [index, line] of lines.entries()) {
    const lineNumber = index + 1;
    const name = readFieldName(line);
    if (skipBlanks(line, 0) === line.length) {
      paragraph = undefined;
    } else if (name !== undefined) {
      const field = { lineNumber, text: trimBlanks(line.slice(line.indexOf(':') + 1)) };
      addField(fields, name, field, errors);
      paragraph = name === 'description' ? field : undefined;
    } else if (paragraph !== undefined) {
      const text = trimBlanks(line);
      paragraph.text = paragraph.text === '' ? text : `${paragraph.text} ${text}`;
    } else {
      errors.push({
        lineNumber,
        message: 'This line is no part of the header. Start each question with "Q:", or take the line out.',
      });
    }
  }

  return fields;
}

function readFieldName(line: string): HeaderFieldName | undefined {
  const colonAt = line.indexOf(':');
  if (colonAt === -1) return undefined;
  const name = foldSpaces(trimBlanks(line.slice(0, colonAt))).toLowerCase();

  return isFieldName(name) ? name : undefined;
}

function isFieldName(name: string): name is HeaderFieldName {
  return Object.hasOwn(HEADER_LABELS, name);
}

function addField(fields: HeaderFields, name: HeaderFieldName, field: TextPart, errors: Problem[]): void {
  const earlier = fields[name];
  if (earlier === undefined) {
    fields[name] = field;
  } else {
    const message = `The header already has "${HEADER_LABELS[name]}" on line ${earlier.lineNumber}. Keep one of the two.`;
    errors.push({ lineNumber: field.lineNumber, message });
  }
}
