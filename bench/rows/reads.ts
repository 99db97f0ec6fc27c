import { openDesk } from '../desk-client.ts';
import { compare, requestsPerSecond } from '../load.ts';
import { findProgram } from '../programs.ts';
import type { Group } from '../row.ts';
import { inFolder, startBareNode, startNginx, startProduct } from '../servers.ts';

const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 3 };

/** What is prepared, against the bytes alone. */
export const reads: Group = {
  name: 'reads',
  run: async (report) => {
    const name = 'questions of 50 questions, requests/s';
    if (findProgram('wrk') === undefined) return report.missing(name, 'wrk');

    await inFolder(async (folder) => {
      const product = await startProduct({ folder });
      const testId = await (await openDesk(product)).givenTest(50);
      const url = `${product.url}/api/student/practice-tests/${testId}/questions`;
      const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
      const body = Buffer.from(await plain.arrayBuffer());
      const ours = () => requestsPerSecond({ ...LOAD, url });

      const nginx = findProgram('nginx');
      if (nginx === undefined) report.missing(`${name} ÷ nginx`, 'nginx');
      else {
        const peer = await startNginx(nginx, folder, body);
        const theirs = () => requestsPerSecond({ ...LOAD, url: `${peer.url}/questions` });
        report.row({
          name: `${name} ÷ nginx`,
          figures: await compare(ours, theirs, ROUNDS),
          goal: { atLeast: 0.7 },
        });
        await peer.stop();
      }

      const bare = await startBareNode(folder, body);
      const theirs = () => requestsPerSecond({ ...LOAD, url: bare.url });
      report.row({
        name: `${name} ÷ node:http`,
        figures: await compare(ours, theirs, ROUNDS),
        goal: { atLeast: 0.9 },
      });
      await bare.stop();
      await product.stop();
    });
  },
};
