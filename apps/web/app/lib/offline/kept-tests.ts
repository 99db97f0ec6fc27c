import type { Exam } from '@second-bell/contract';

/** A test that opens without a connection, with instant feedback. */
export type KeptTest = { id: string; title: string; productName: string; subjectName: string };

/** The call for the questions of a test. */
const QUESTIONS = /^\/api\/student\/practice-tests\/(?<id>[^/]+)\/questions$/;

/** The tests whose questions this device has, by exam, subject and title. None where the browser keeps nothing. */
export async function readKeptTests(): Promise<KeptTest[]> {
  try {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const ids = requests
      .flat()
      .flatMap(({ url }) => QUESTIONS.exec(new URL(url).pathname)?.groups?.['id'] ?? []);
    const tests = await Promise.all([...new Set(ids)].map(readTest));

    return tests.flat().toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  } catch {
    return [];
  }
}

/** One that is kept without its name is left out: its page would not know it either. */
async function readTest(id: string): Promise<KeptTest[]> {
  const kept = await caches.match(`/api/exams/${id}`, { ignoreVary: true });
  if (kept === undefined) return [];
  const { title, type, subject } = (await kept.json()) as Exam;

  return [{ id: decodeURIComponent(id), title, productName: type, subjectName: subject }];
}

function nameOf({ productName, subjectName, title }: KeptTest): string {
  return [productName, subjectName, title].join(' ');
}
