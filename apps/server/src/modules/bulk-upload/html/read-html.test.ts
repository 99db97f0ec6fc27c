import { describe, expect, it } from 'vitest';

import { givenPng } from '../../../testing/given-picture.ts';
import { foundQuestions } from '../testing/found-questions.ts';
import { readHtml } from './read-html.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>Quiz</title></head><body>${body}</body></html>`;

const found = (body: string) => foundQuestions(readHtml(page(body)).text);

describe('a web page', () => {
  it('shows its lists as a browser counts them', () => {
    const { text } = readHtml(
      page(
        '<ol start="3"><li>Three<ol type="A"><li>a<li>b</ol><li value="9"><p>Nine</p><p>more</p></ol><ol type="i"><li>x<li>y</ol><ul><li>z</ul>',
      ),
    );

    expect(text).toBe('3. Three\nA. a\nB. b\n9. Nine\nmore\n\ni. x\nii. y\n\n- z\n');
  });

  it.each([
    ['a mark', '<mark>4</mark>'],
    ['a background', '<span style="background-color: #ff0">4</span>'],
    ['a colour', '<font color="red">4</font>'],
    ['a class', '<span class="option correct">4</span>'],
    ['bold letters', '<b>4</b>'],
    ['a tick', '4 ✓'],
  ])('tells the right option by %s', (_, right) => {
    expect(found(`<p>1. What is 2 + 2?</p><ol type="A"><li>3</li><li>${right}</li><li>5</li></ol>`)).toEqual({
      errors: [],
      questions: [['What is 2 + 2?', '3 / 4 / 5', '4']],
    });
  });

  it('tells the right option by the one that is chosen', () => {
    const option = (text: string, extra = '') => `<label><input type="radio" ${extra}>${text}</label>`;

    expect(
      found(`<div><p>1. What is 2 + 2?</p>${option('3')}${option('4', 'checked')}${option('5')}</div>`),
    ).toEqual({ errors: [], questions: [['What is 2 + 2?', '3 / 4 / 5', '4']] });
  });

  it('reads questions in parts of a page, with answers below', () => {
    const part = (number: number, right: string) =>
      `<div class="q"><h3>Question ${number}</h3><p>Which is ${right}?</p><ul><li>A. one</li><li>B. two</li></ul><details><summary>Show answer</summary><p>Answer: ${right}</p></details></div>`;

    expect(found(part(1, 'A') + part(2, 'B'))).toEqual({
      errors: [],
      questions: [
        ['Which is A?', 'one / two', 'one'],
        ['Which is B?', 'one / two', 'two'],
      ],
    });
  });

  it('keeps tables, powers, indexes and formulas', () => {
    const { text } = readHtml(
      page(
        '<p>x<sup>2</sup> and H<sub>2</sub>O and 2<sup>ab</sup> and <math><semantics><mi>y</mi><annotation encoding="application/x-tex">\\frac12</annotation></semantics></math></p><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2|3</td></tr></table>',
      ),
    );

    expect(text).toBe('x² and H₂O and 2^(ab) and $\\frac12$\n| a | b |\n| --- | --- |\n| 1 | 2\\|3 |\n');
  });

  it('leaves out what nobody sees and what is no text', () => {
    const body =
      '<nav>Home</nav><script>alert(1)</script><style>p{}</style><p>Seen</p><p hidden>no</p><p style="display:none">no</p><span aria-hidden="true">no</span><!-- no -->';

    expect(readHtml(page(body)).text).toBe('Seen\n');
  });

  it('keeps a picture that is in the file, and names one that is not', () => {
    const data = `data:image/png;base64,${givenPng().toString('base64')}`;
    const { text, pictures, problems } = readHtml(
      page(
        `<p>1. How many?<img src="${data}" alt="Three dots"></p><p>2. And here?<img src="https://example.org/a.png"></p>`,
      ),
    );

    expect(pictures).toHaveLength(1);
    expect(text).toBe(
      `1. How many?\nImage: /api/images/${pictures[0]?.id}\nImage description: Three dots\n2. And here?\n`,
    );
    expect(problems).toMatchObject([{ lineNumber: 4, message: expect.stringContaining('example.org') }]);
  });

  it('ends with elements that stand within each other ten thousand deep, and says so', () => {
    const { text, problems } = readHtml(page(`<p>Start</p>${'<div>'.repeat(10_000)}x`));

    expect(text).toBe('Start\n');
    expect(problems).toMatchObject([{ message: expect.stringContaining('too deep') }]);
  });
});
