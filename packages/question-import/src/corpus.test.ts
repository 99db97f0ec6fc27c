import { describe, expect, it } from 'vitest';

import { readCorpus } from './testing/corpus-file.ts';
import { judge } from './testing/judge-corpus.ts';

/**
 * Files as teachers keep their questions, with what a teacher reads in them, written before anybody looked at what the parser
 * makes of them. The figures are what was reached, not what is good enough: the aim is 0.95 right, and 0 for all the rest.
 * An expected result changes only where it misreads its file.
 */
const REACHED = {
  'teachers-open': {
    shareRight: 0.986,
    silentlyWrong: 0,
    swallowed: 0,
    misread: 1,
    neighbours: 2,
    invented: 0,
    untold: 0,
    falseAlarms: 0,
  },
  // Kept from whoever writes the parser until it was counted: what a file meets that nobody has seen.
  // 0.551 at first; 0.699 by a parser that had learned from the open half alone, with 14 wrong keys in silence. Since then what
  // went wrong here has been looked at too, so that these figures say what is kept, and no longer what a new file meets.
  'unseen half': {
    folder: 'teachers-unseen',
    shareRight: 0.974,
    silentlyWrong: 0,
    swallowed: 0,
    misread: 0,
    neighbours: 1,
    invented: 0,
    untold: 0,
    falseAlarms: 0,
  },
  // Twenty files with common ways of writing: 0.904 when they were counted, right after they were written.
  'teachers-third': {
    shareRight: 1,
    silentlyWrong: 0,
    swallowed: 0,
    misread: 0,
    neighbours: 0,
    invented: 0,
    untold: 0,
    falseAlarms: 0,
  },
  // 45 files by somebody who had not seen the parser: 0.699 of the first 35 when they were counted, with 3 wrong keys in silence.
  'teachers-fourth-open': {
    shareRight: 0.914,
    silentlyWrong: 0,
    swallowed: 0,
    misread: 0,
    neighbours: 5,
    invented: 0,
    untold: 0,
    falseAlarms: 2,
  },
  // 50 more by the same hand, kept until the parser had learned from the open half: 0.642 then, with 3 wrong keys and 13 questions
  // misread in silence. Since then they have been looked at, too.
  'teachers-fourth-kept': {
    shareRight: 0.908,
    silentlyWrong: 0,
    swallowed: 0,
    misread: 0,
    neighbours: 5,
    invented: 0,
    untold: 0,
    falseAlarms: 0,
  },
};

describe.each(Object.entries(REACHED))('%s', async (half, reached) => {
  const folder = 'folder' in reached ? reached.folder : half;
  const judged = (await readCorpus(folder)).map((entry) => judge(entry));
  const verdicts = judged.flatMap(({ file, verdicts: list }) => list.map((one) => ({ file, ...one })));

  function among(verdict: string): string[] {
    return verdicts.filter((one) => one.verdict === verdict).map(({ file, stem }) => `${file}: ${stem}`);
  }

  function all(part: 'neighbours' | 'invented' | 'untold' | 'falseAlarms'): string[] {
    return judged.flatMap((one) => one[part].map((text) => `${one.file}: ${text}`));
  }

  it('reads its share of the questions as a teacher does', () => {
    const share = among('right').length / verdicts.length;

    expect(share < reached.shareRight ? [share, ...among('told'), ...among('misread')] : []).toEqual([]);
  });

  it.each([
    ['gives no question another right answer in silence', () => among('wrong key'), reached.silentlyWrong],
    ['loses no question in silence', () => among('swallowed'), reached.swallowed],
    ['changes no question in silence', () => among('misread'), reached.misread],
    ['gives no question text from around it', () => all('neighbours'), reached.neighbours],
    ['makes no question of what is none', () => all('invented'), reached.invented],
    ['tells of every line that it cannot use', () => all('untold'), reached.untold],
    ['reads the good files without a warning', () => all('falseAlarms'), reached.falseAlarms],
  ])('%s', (_, list, atMost) => {
    const found = list();

    expect(found.length > atMost ? found : []).toEqual([]);
  });
});
