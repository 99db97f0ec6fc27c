import { parseTestFile } from '@second-bell/question-import';
import { isSpecType, type QuestionTypeName } from '@second-bell/question-types';
import { describeItemKey } from '@second-bell/question-types/registry';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Element } from 'xast';
import { fromXml } from 'xast-util-from-xml';

import { givenContent } from '../../testing/given-content.ts';
import { givenItems, ITEMS } from '../../testing/given-items.ts';
import { useExport } from '../../testing/use-export.ts';

const { server, download, unzipped } = useExport();
const TEST = 'practiceTestId=math-empty';

const INTERACTIONS: Readonly<Record<QuestionTypeName, string>> = {
  multiple_choice: 'choiceInteraction',
  true_false: 'choiceInteraction',
  fill_blank: 'textEntryInteraction',
  multiple_select: 'choiceInteraction',
  numeric_entry: 'textEntryInteraction',
  drop_down: 'inlineChoiceInteraction',
  ordered_response: 'orderInteraction',
  matrix: 'matchInteraction',
  drag_match: 'gapMatchInteraction',
  highlight: 'hottextInteraction',
  bow_tie: 'choiceInteraction',
  // The picture of these questions is not there, so that the names of its regions are left.
  hot_spot: 'choiceInteraction',
  extended_response: 'extendedTextInteraction',
};

beforeEach(async () => {
  await givenContent(server.db);
  const { token } = await server.givenAdministrator('desk@example.com');
  await givenItems(server, token);
});

it('reads every question back from its text', async () => {
  const { text } = await download(`format=text&${TEST}`);
  const { questions, errors } = parseTestFile(text);

  expect(errors).toEqual([]);
  expect(questions.map(({ questionType }) => questionType)).toEqual(ITEMS.map(({ type }) => type));
  expect(questions.filter(({ questionType }) => !isSpecType(questionType))).toMatchObject(
    ITEMS.filter(({ type }) => !isSpecType(type)).map(({ content, key }) => ({
      content,
      answerKey: key,
      remember: 'What to remember.',
      reference: 'A book, 2026.',
    })),
  );
});

it('imports what it exported, with all that belongs to it', async () => {
  const { text } = await download(`format=text&${TEST}`);
  const { token } = await server.givenAdministrator('other@example.com');
  const form = new FormData();
  form.set('practiceTestId', 'math-empty');
  form.set('mode', 'replace');
  form.set('dryRun', 'false');
  form.set('rawText', text);
  const sent = new Response(form);
  const imported = await server.app.inject({
    method: 'POST',
    url: '/api/admin/questions/bulk-upload',
    headers: { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });

  expect(imported.json()).toMatchObject({ errors: [], totalImported: ITEMS.length });
  const { body } = await server.call({ url: '/api/admin/practice-tests/math-empty/questions', token });
  expect(body).toMatchObject(
    ITEMS.map(({ type, content, key }) => ({ questionType: type, content, answerKey: key })),
  );
});

it('gives each question its row, with its key in words', async () => {
  const { text } = await download(`format=csv&${TEST}`);
  const select = ITEMS.find(({ type }) => type === 'multiple_select');

  expect(ITEMS.filter(({ type }) => !text.includes(`,${type},`))).toEqual([]);
  expect(text.match(/What to remember\./g)).toHaveLength(ITEMS.length);
  expect(text).toContain(select && describeItemKey(select).split('\n')[0]?.replaceAll('"', '""'));
});

it('names in a comment what GIFT has no words for', async () => {
  const { text } = await download(`format=gift&${TEST}`);

  const named = [...text.matchAll(/^\/\/ Not in GIFT \(([^)]*)\)/gm)].map(([, label]) => label);

  expect(named).not.toContain('numeric entry');
  expect(named).toContain('matrix');
  expect(text.split('::[markdown]').length - 1 + named.length).toBe(ITEMS.length);
});

describe.each([
  ['qti-2.1', (name: string) => name],
  ['qti-3.0', (name: string) => `qti-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`],
])('a package in %s', (format, named) => {
  it('asks each question by its interaction, and knows the answer to all but the essay', async () => {
    const files = await unzipped(`format=${format}&${TEST}`);
    const items = ITEMS.map((_, index) => {
      const name = `/${String(index + 1).padStart(3, '0')}.xml`;
      const [, xml = ''] = Object.entries(files).find(([path]) => path.endsWith(name)) ?? [];

      return fromXml(xml).children.find((node) => node.type === 'element') as Element;
    });

    const told = items.map((item, index) => {
      const type = ITEMS[index]?.type ?? 'multiple_choice';
      const declared = all(item, named('responseDeclaration'));
      const variable = named('responseIdentifier').replace('qti-', '');
      const asked = all(item, named(INTERACTIONS[type])).map(({ attributes }) => attributes[variable]);

      return {
        type,
        isAsked: asked.length > 0,
        asked,
        declared: declared.map(({ attributes }) => attributes['identifier']),
        isKnown: declared.every((one) => all(one, named('correctResponse')).length > 0),
        isScored: all(item, named('responseProcessing')).length === 1,
      };
    });

    expect(told).toEqual(
      told.map(({ type, declared }) => {
        const isJudged = type !== 'extended_response';

        return { type, isAsked: true, asked: declared, declared, isKnown: isJudged, isScored: isJudged };
      }),
    );
  });
});

function all(element: Element, name: string): Element[] {
  const children = element.children.filter((node) => node.type === 'element');
  const below = children.flatMap((child) => all(child, name));

  return element.name === name ? [element, ...below] : below;
}
