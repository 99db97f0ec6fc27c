import { letterOf } from '@second-bell/question-text';

import type { Option } from '../schemas.ts';
import { letterId } from '../words.ts';
import { Body, type BodyItem, type Section } from './read-body.ts';

/** The options `A)`, `B)` of a section, with the ids `a`, `b`; a letter out of turn is a problem. */
export function readLettered(body: Body, section: Section, least = 2): Option[] {
  const items = section.items.filter(({ label }) => /^[A-Z]$/.test(label));
  if (items.length < least) {
    body.fail(section, `Give at least ${least} options, each on its own line: "A) …", "B) …".`);
  }

  return items.map((item, index) => optionOf(body, item, { label: letterOf(index), id: letterId(index) }));
}

/** The items `1)`, `2)` of a section, with the ids `1`, `2`; a number out of turn is a problem. */
export function readNumbered(body: Body, section: Section, least = 1): Option[] {
  const items = section.items.filter(({ label }) => /^\d+$/.test(label));
  if (items.length < least) body.fail(section, `Give at least ${least} of the lines "1) …", "2) …".`);

  return items.map((item, index) => {
    const label = String(index + 1);

    return optionOf(body, item, { label, id: label });
  });
}

/** What an `Answer:` names: letters or numbers with commas between them, as ids by their places. */
export function readNames(
  body: Body,
  { lineNumber, text }: { lineNumber: number; text: string },
  options: readonly Option[],
): string[] {
  return splitNames(text).flatMap((name) => {
    const id = name.toLowerCase();
    if (options.some((option) => option.id === id)) return [id];
    body.fail(
      { lineNumber },
      `"${name}" names nothing in this question. Write what stands above, like "A" or "1".`,
    );

    return [];
  });
}

/** `1B, 2A`: for each of the numbered things the letter of one of its options. */
export function readPairs(
  body: Body,
  { lineNumber, text }: Section,
  things: readonly { id: string; options: readonly Option[] }[],
): Record<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of text.split(/[,;]/)) {
    const [, id = '', letter = ''] = /^\s*(\d{1,3})\s?[=:]?\s?([A-Za-z])\)?\s*$/.exec(pair) ?? [];
    const thing = things.find((some) => some.id === id);
    const [option] = readNames(new Body([], {}), { lineNumber, text: letter }, thing?.options ?? []);
    if (option === undefined) {
      body.fail(
        { lineNumber },
        `"${pair.trim()}" names nothing in this question. Write pairs like "1B, 2A".`,
      );
    } else if (pairs.has(id)) body.fail({ lineNumber }, `Number ${id} stands in the answer twice.`);
    else pairs.set(id, option);
  }

  return Object.fromEntries(pairs);
}

/** A setting with a number, as `Select: 2`. */
export function readCount(body: Body, section: Section | undefined): number | undefined {
  if (section === undefined) return undefined;
  if (/^\d{1,5}$/.test(section.text)) return Number(section.text);
  body.fail(section, `"${section.text.slice(0, 40)}" is not a whole number.`);

  return undefined;
}

/** A setting that is one of some words. */
export function readWord<T extends string>(
  body: Body,
  section: Section | undefined,
  words: readonly [T, ...T[]],
): T {
  if (section === undefined) return words[0];
  const word = words.find((known) => known === section.text.toLowerCase());
  if (word === undefined) body.fail(section, `Write one of these words: ${words.join(', ')}.`);

  return word ?? words[0];
}

function splitNames(text: string): string[] {
  return text
    .replaceAll(/[,;&.()]|\band\b/gi, ' ')
    .trim()
    .split(/\s+/)
    .filter((name) => name !== '');
}

function optionOf(body: Body, item: BodyItem, due: { label: string; id: string }): Option {
  if (item.label !== due.label) {
    body.fail(item, `Here "${due.label})" is due, but the line starts with "${item.label})".`);
  }
  if (item.text === '') body.fail(item, `Nothing stands behind "${item.label})". Write its text.`);

  return { id: due.id, text: item.text };
}
