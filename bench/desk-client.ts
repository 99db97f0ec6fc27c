import { ADMINISTRATOR, type Running } from './servers.ts';

const SUBJECT = 'ged-mathematical-reasoning';

/** The desk of a running product, as an administrator uses it. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

export async function openDesk({ url }: Pick<Running, 'url'>) {
  const { token } = (await sent(`${url}/api/admin/login`, json(ADMINISTRATOR))) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, init: RequestInit = {}) =>
    sent(url + path, { ...init, headers: { ...headers, ...init.headers } });

  return {
    call,
    post: (path: string, body: object) => call(path, json(body)),
    /** A practice test of so many questions, each about as long as real ones are. Answers its id. */
    async givenTest(questions: number): Promise<string> {
      const test = {
        title: 'Bench',
        timeLimit: 60,
        passingScore: 70,
        difficulty: 'medium',
        subjectId: SUBJECT,
      };
      const { id } = (await call('/api/admin/practice-tests', json(test))) as { id: string };
      await this.upload(id, questionsAsText(questions));

      return id;
    },
    async upload(practiceTestId: string, rawText: string): Promise<void> {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        practiceTestId,
        mode: 'append',
        dryRun: 'false',
        rawText,
      })) {
        body.append(name, value);
      }
      await call('/api/admin/questions/bulk-upload', { method: 'POST', body });
    },
    async questionIds(testId: string): Promise<string[]> {
      const rows = (await call(`/api/admin/practice-tests/${testId}/questions`)) as { id: string }[];

      return rows.map(({ id }) => id);
    },
  };
}

export function questionsAsText(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `
Q: Question ${index + 1}: a water tank holds ${index + 40} liters and loses 3 liters an hour. How much is left after 4 hours?
A) ${index + 20} liters
B) ${index + 28} liters
C) ${index + 36} liters
D) ${index + 44} liters
Answer: B
Explanation: In 4 hours it loses 4 × 3 = 12 liters, so ${index + 40} − 12 = ${index + 28} liters are left. Subtracting 3 liters only once, as if a single hour had passed, leaves too much in the tank. Adding the 12 liters instead of taking them away leaves more than there was at the start, which a leaking tank cannot have. Multiplying the whole tank by 4 answers another question.
Topic: Number operations
Difficulty: easy
Hint: Find the whole loss first.
`,
  ).join('');
}

function json(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** The reply as JSON, or as text. Throws where it is a refusal. */
async function sent(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);

  return response.headers.get('content-type')?.includes('json') ? response.json() : response.arrayBuffer();
}
