import { describe, expect, it } from 'vitest';

import { groupExamples, readInlineMarkdown, readMarkdown } from './read-markdown.server.ts';

describe('readMarkdown', () => {
  it('reads headings with ids, each id once', () => {
    expect(readMarkdown('## Add & subtract\n\n### Answers\n\n### Answers')).toEqual([
      { tag: 'h2', id: 'add-subtract', children: ['Add & subtract'] },
      { tag: 'h3', id: 'answers', children: ['Answers'] },
      { tag: 'h3', id: 'answers-2', children: ['Answers'] },
    ]);
  });

  it('reads paragraphs with emphasis, lists and tables', () => {
    const [paragraph, list, table] = readMarkdown('A **b** *c*\n\n- d\n\n| e |\n|---|\n| f |\n');
    expect(paragraph).toEqual({
      tag: 'p',
      children: ['A ', { tag: 'strong', children: ['b'] }, ' ', { tag: 'em', children: ['c'] }],
    });
    expect(list).toEqual({ tag: 'ul', children: [{ tag: 'li', children: ['d'] }] });
    expect(table).toMatchObject({ tag: 'table', children: [{ tag: 'thead' }, { tag: 'tbody' }] });
  });

  it('refuses what no page can show', () => {
    expect(() => readMarkdown('![a picture](x.png)')).toThrow('No page shows a <img>');
  });
});

it('reads one line without the paragraph around it', () => {
  expect(readInlineMarkdown('The **mean**')).toEqual(['The ', { tag: 'strong', children: ['mean'] }]);
});

it('gathers a worked example up to the next heading', () => {
  const nodes = readMarkdown('Before\n\n### Worked example: Tax\n\nStep\n\nAnswer\n\n## After\n\nText');

  expect(groupExamples(nodes).map((node) => (typeof node === 'string' ? node : node.tag))).toEqual([
    'p',
    'section',
    'h2',
    'p',
  ]);
});
