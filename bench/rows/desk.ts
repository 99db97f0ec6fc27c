import { type Desk, openDesk, questionsAsText } from '../desk-client.ts';
import { type Group, inRounds, secondsOf } from '../row.ts';
import { inFolder, startProduct } from '../servers.ts';

const ROUNDS = 3;
const QUESTIONS = 10_000;
const DELETED = 1_000;

/** What a teacher does with very many questions, on the embedded database. */
export const desk: Group = {
  name: 'desk',
  run: (report) =>
    inFolder(async (folder) => {
      const product = await startProduct({ folder });
      const ours = await openDesk(product);
      const text = questionsAsText(QUESTIONS);
      const tests: string[] = [];
      const imported = await inRounds(ROUNDS, async () => {
        const testId = await ours.givenTest(1);
        tests.push(testId);

        return secondsOf(() => ours.upload(testId, text));
      });
      report.row({ name: `import of ${QUESTIONS} questions`, unit: 's', figures: imported });

      const [testId = ''] = tests;
      const exported = await inRounds(ROUNDS, () =>
        secondsOf(() => ours.call(`/api/admin/export?format=csv&practiceTestId=${testId}`)),
      );
      report.row({ name: `export of ${QUESTIONS} questions as CSV`, unit: 's', figures: exported });

      const deleted = await inRounds(ROUNDS, () => deleteSome(ours, testId));
      report.row({
        name: `delete of ${DELETED} questions`,
        unit: 's',
        figures: deleted,
        goal: { atMost: 2 },
      });
      await product.stop();
    }),
};

async function deleteSome(ours: Desk, testId: string): Promise<number> {
  const ids = (await ours.questionIds(testId)).slice(0, DELETED);

  return secondsOf(() => ours.post(`/api/admin/practice-tests/${testId}/questions/delete`, { ids }));
}
