const KEPT = 60;

/** Words at the end of a path that are no list, and the names under which one list goes. */
const LISTS: Record<string, string> = {
  exams: 'practice-tests',
  'mock-exams': 'practice-tests',
  'practice-topics': 'practice-tests',
  'open-attempts': 'test-attempts',
  rescore: 'rescores',
  test: 'practice-tests',
  exam: 'practice-tests',
  attempt: 'test-attempts',
};
const VERBS = new Set(['duplicate', 'order', 'delete', 'move', 'restore', 'undo', 'use', 'confirm']);
const ATTEMPTS = '/api/test-attempts';
const PLACE = /\{\{([a-z-]+)\.(\d+)\}\}/g;

/**
 * Ids that the server has told, by the list that they belong to. A request is made before they are known, so it has a place
 * for one: `{{questions.7}}` is the eighth question that is known by then, counted round. Of attempts those of the caller
 * come first, and `{{own-questions.7}}` is a question of the attempt that stands before it in the same text.
 */
export class Ids {
  readonly #known = new Map<string, string[]>();

  /** Keeps the questions that an attempt was begun with. */
  learnQuestions(attempt: string, questions: unknown): void {
    for (const { id } of Array.isArray(questions) ? questions : []) this.#keep(`questions of ${attempt}`, id);
  }

  /** Keeps the ids in a reply to a call with this path by this caller. */
  learn(path: string, reply: unknown, caller: string): void {
    if (path === ATTEMPTS && isRow(reply)) this.#keep(`test-attempts of ${caller}`, reply['id']);
    this.#learnAll(path, reply);
  }

  #learnAll(path: string, reply: unknown): void {
    const rows = Array.isArray(reply) ? reply.slice(0, 20) : [reply];
    for (const row of rows) {
      if (typeof row !== 'object' || row === null) continue;
      for (const [field, value] of Object.entries(row)) {
        if (Array.isArray(value)) this.#learnAll(`${path}/${field}`, value);
        else if (typeof value === 'string') this.#learnField(path, field, value);
      }
    }
    for (const option of rows) if (path.endsWith('/options')) this.#keep('options', option);
  }

  /** The text with an id in each place; `write` says how one is written there. */
  fill(text: string, caller: string, write: (id: string) => string): string {
    let attempt = '';

    return text.replaceAll(PLACE, (_place, list: string, index: string) => {
      const known =
        list === 'own-questions'
          ? this.#known.get(`questions of ${attempt}`)
          : (this.#known.get(`${list} of ${caller}`) ?? this.#known.get(list));
      const id = known?.[Number(index) % known.length] ?? 'unknown';
      if (list === 'test-attempts') attempt = id;

      return write(id);
    });
  }

  #learnField(path: string, field: string, value: string): void {
    if (field === 'id') this.#keep(listOfPath(path), value);
    else if (field === 'testVersion') this.#keep('versions', value);
    else if (field.endsWith('Id')) this.#keep(listOfField(field), value);
    else if (value.startsWith('/api/images/')) this.#keep('images', value.slice('/api/images/'.length));
    else if (value.includes('/api/plan-calendars/')) this.#keep('plan-calendars', value.split(/[/.]/).at(-2));
  }

  #keep(list: string, id: unknown): void {
    if (typeof id !== 'string' || id === '') return;
    const known = this.#known.get(list) ?? [];
    if (known.includes(id)) return;
    known.push(id);
    // Those told last are there most likely.
    if (known.length > KEPT) known.shift();
    this.#known.set(list, known);
  }
}

/** The list that a path asks for: `questions` of `/api/admin/practice-tests/:id/questions`. */
export function listOfPath(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith(':') && !VERBS.has(word));
  const last = words.at(-1) ?? '';

  return LISTS[last] ?? last;
}

/** The list that a field's ids are of: `practice-tests` of `practiceTestId`. */
export function listOfField(field: string): string {
  const word = field.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  return LISTS[word] ?? `${word}s`;
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
