import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toXml } from 'xast-util-to-xml';
import { fromXml } from 'xast-util-from-xml';
import { x } from 'xastscript';

import { richLine, richText } from './rich-text.ts';
import { printXml } from './versions.ts';

const markup = (text: string) =>
  richText(text)
    .map((block) => toXml(block, { closeEmptyElements: true, tightClose: true }))
    .join('');

describe('richText', () => {
  it.each([
    ['plain', '<p>plain</p>'],
    ['a *b* **c** `d`', '<p>a <em>b</em> <strong>c</strong> <code>d</code></p>'],
    ['one\n\ntwo\nthree', '<p>one</p><p>two<br/>three</p>'],
    [
      '| a | b |\n| --- | --- |\n| 1 | *2* |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table>',
    ],
    ['costs $5 or $10', '<p>costs $5 or $10</p>'],
    ['0.05 × $18.40 = $0.92. Add it: $18.40 + $0.92', '<p>0.05 × $18.40 = $0.92. Add it: $18.40 + $0.92</p>'],
    ['a \\$ sign', '<p>a $ sign</p>'],
    ['`$x$` is code', '<p><code>$x$</code> is code</p>'],
    ['# no heading\n- no list\n> no quote', '<p># no heading<br/>- no list<br/>> no quote</p>'],
    ['[no link](javascript:x) ![no picture](x)', '<p>[no link](javascript:x) ![no picture](x)</p>'],
    ['<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
    ['$\\nocommand{$', '<p>$\\nocommand{$</p>'],
    ['', ''],
  ])('turns %j into %s', (text, xml) => expect(markup(text)).toBe(xml));

  it.each([
    ['$\\frac{1}{2}$', 'mfrac', '\\frac{1}{2}'],
    ['$$a*b*c$$', 'math', 'a*b*c'],
    ['\\\\$y$', 'mi', 'y'],
    ['$$\\$5 + x$$', 'math', '\\$5 + x'],
    ['| $x_1$ |\n| --- |', 'msub', 'x_1'],
  ])('turns the TeX of %j into MathML that carries it', (text, element, tex) => {
    expect(markup(text)).toContain(`<${element}`);
    expect(markup(text)).toContain(`<annotation encoding="application/x-tex">${tex}</annotation>`);
  });

  it('leaves out the paragraph where there is one line', () => {
    expect(richLine('a *b*')).toMatchObject([{ value: 'a ' }, { name: 'em' }]);
  });

  it('is well-formed XML whatever was typed', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ']]>',
        '<![CDATA[',
        '<b>',
        '&amp;',
        '&',
        '|a|\n|-|\n',
        '$x$',
        '$$',
        '\\',
        '*',
        '`',
        '\n\n',
        '\u0000',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const xml = printXml(x('root', { title: pieces.join('') }, ...richText(pieces.join(''))), {});

        expect(fromXml(xml).children.some((node) => node.type === 'element')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
