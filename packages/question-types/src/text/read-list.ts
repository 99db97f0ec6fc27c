import { letterOf } from '@second-bell/question-text';

import type { Option } from '../schemas.ts';
import { letterId } from '../words.ts';
import type { Body, BodyItem, Section } from './read-body.ts';

/** The options `A)`, `B)` of a section, with the ids `a`, `b`; a letter out of turn is a problem. */
export function readLettered(body: Body, section: Section, least = 2): Option[] {
  const items = section.items.filter(({ label }) => /^[A-Z]$/.test(label));
  if (items.length < least) {
    body.fail(section, `Give at least ${least} options, each on its own line: "A) …", "B) …".`);
  }

  return items.map((item, index) => optionOf(body, item, { label: letterOf(index), id: letterId(index) }));
}

function optionOf(body: Body, item: BodyItem, due: { label: string; id: string }): Option {
  if (item.label !== due.label) {
    body.fail(item, `Here "${due.label})" is due, but the line starts with "${item.label})".`);
  }
  if (item.text === '') body.fail(item, `Nothing stands behind "${item.label})". Write its text.`);

  return { id: due.id, text: item.text };
}
