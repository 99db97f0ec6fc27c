type GiftAnswer = { text: string; weight: number };
type GiftQuestion = { text: string; answers: GiftAnswer[]; feedback: string };

const FORMAT = /^\[(?:markdown|html|plain|moodle)\]/;
const WEIGHT = /^%(-?\d+)%/;

/** Reads GIFT by the rules of Moodle's importer: blocks end at blank lines, escapes go first, `{` starts the answers. */
export function readGift(gift: string): { category: string | undefined; questions: GiftQuestion[] } {
  const blocks = gift
    .split(/\n[ \t]*\n/)
    .map((block) => withoutComments(block).trim())
    .filter((block) => block !== '');
  const isCategory = (block: string) => block.startsWith('$CATEGORY:');

  return {
    category: blocks.find(isCategory)?.slice('$CATEGORY:'.length).trim(),
    questions: blocks.filter((block) => !isCategory(block)).map(readQuestion),
  };
}

function withoutComments(block: string): string {
  return block
    .split('\n')
    .filter((line) => !line.trim().startsWith('//'))
    .join('\n');
}

function readQuestion(block: string): GiftQuestion {
  const hidden = hideEscapes(block).replace(/^::.*?::/s, '');
  const start = hidden.indexOf('{');
  const end = hidden.indexOf('}');
  const [answers = '', feedback = ''] = hidden.slice(start + 1, end).split('####');
  const parts = answers.trim().split(/(?=[~=])/);
  const isChoice = answers.includes('~');

  return {
    text: show(hidden.slice(0, start)),
    answers: parts.map((part) => readAnswer(part, isChoice)),
    feedback: show(feedback),
  };
}

function readAnswer(part: string, isChoice: boolean): GiftAnswer {
  const body = part.slice(1).trim();
  const isRight = part.startsWith('=');
  const isWord = !isRight && !part.startsWith('~');
  // The right option of a choice has no weight: what looks like one is text.
  const weight = isWord || (isRight && isChoice) ? undefined : WEIGHT.exec(body);

  return {
    text: isWord ? part.trim() : show(body.slice(weight?.[0].length ?? 0)),
    weight: weight ? Number(weight[1]) : isRight || isWord ? 100 : 0,
  };
}

/** Moodle puts such names in the place of escaped characters while it takes a block apart. */
function hideEscapes(text: string): string {
  return text.replace(/\\([\\~=#{}:n])/g, (_, character: string) =>
    character === 'n' ? '&&10;' : `&&${character.charCodeAt(0)};`,
  );
}

function show(text: string): string {
  const shown = text
    .trim()
    .replace(FORMAT, '')
    .replace(/&&(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

  return shown.trim();
}
