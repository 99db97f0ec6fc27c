import { checkOptions } from '../checks.ts';
import { areMarksComplete, checkMarkKey, checkMarks, describeMarks, gradeMarks } from '../marks.ts';
import type { Problem, QuestionType } from '../question-type.ts';
import { idsSchema } from '../schemas.ts';
import { numbered, numberTargets, textsOf } from '../words.ts';
import { hotSpotText } from './text.ts';
import {
  contentSchema,
  type HotSpotContent,
  type HotSpotKey,
  type HotSpotResponse,
  type Region,
} from './schema.ts';

export type * from './schema.ts';

const asked = ({ regions, select }: HotSpotContent) => ({ things: regions, select });

function checkShape({ text, shape }: Region, index: number): Problem[] {
  const path = `content.regions.${index}.shape`;
  if (shape.kind === 'polygon') return [];
  if (shape.width === 0 || shape.height === 0) return [{ path, message: `"${text}" covers nothing` }];
  if (shape.x + shape.width > 100 || shape.y + shape.height > 100) {
    return [{ path, message: `"${text}" reaches beyond the picture` }];
  }

  return [];
}

/**
 * Regions of a picture to be chosen: one (`select: 1`), so many (0/1 each) or all that apply (+/−). See `gradeMarks`. TEAS
 * shows 2 to 5 regions with one right, as points for all or nothing.
 */
export const hotSpot: QuestionType<HotSpotContent, HotSpotKey, HotSpotResponse> = {
  label: 'hot spot',
  needsPicture: true,
  content: contentSchema,
  key: idsSchema,
  response: idsSchema,
  checkKey: (content, key) => [
    ...checkOptions(content.regions, 'content.regions'),
    ...content.regions.flatMap(checkShape),
    ...checkMarkKey(asked(content), key),
  ],
  checkResponse: (content, response) => checkMarks(asked(content), response),
  isComplete: (content, response) => areMarksComplete(asked(content), response),
  maxPoints: (_content, key, rule) => (rule === 'partial' ? key.length : 1),
  grade: (content, key, response, rule) => gradeMarks(asked(content), key, response, rule),
  rightResponse: (_content, key) => key,
  describeContent: ({ regions }) => numbered(regions).join('\n'),
  describeKey: ({ regions }, key) => textsOf(regions, key),
  describeResponse: ({ regions }, response) => textsOf(regions, response),
  describeParts: (content, key, response) => describeMarks(asked(content), key, response),
  targets: ({ regions }) => numberTargets(regions),
  text: hotSpotText,
};
