import type { RescoreFigures as Figures } from '@second-bell/contract';

import { outcomeWords, RESCORE } from '#copy/rescore.ts';
import { ScrollingTable } from '#ui/scrolling-table.tsx';

/** What becomes of the scores. */
export function RescoreFigures({ figures }: { figures: Figures }) {
  const outcomes = outcomeWords(figures);

  return (
    <>
      {figures.changes.length === 0 ? <p>{RESCORE.noChange}</p> : <Changes changes={figures.changes} />}
      {outcomes.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {outcomes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Changes({ changes }: Pick<Figures, 'changes'>) {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Score before</th>
          <th scope="col">Score after</th>
          <th scope="col">Attempts</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {changes.map(({ before, after, attempts }) => (
          <tr key={`${before} ${after}`}>
            <td>{before}%</td>
            <td>{after}%</td>
            <td>{attempts}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
