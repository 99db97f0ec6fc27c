import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import { andMore, KEPT_HERE } from '#copy/failures.ts';
import { PATHS, studentTestPath } from '#copy/site-links.ts';

import { type KeptTest, readKeptTests } from './kept-tests.ts';

/** More would be a catalogue: the page of all exams is kept as well. */
const MOST_SHOWN = 12;

/** The tests that open without a connection. Nothing where there is none. */
export function KeptOnDevice() {
  const [tests, setTests] = useState<readonly KeptTest[]>([]);
  useEffect(() => void readKeptTests().then(setTests), []);
  if (tests.length === 0) return null;

  return (
    <div className="mt-2 grid gap-1">
      <p className="font-semibold">{KEPT_HERE}</p>
      <ul className="grid gap-1">
        {tests.slice(0, MOST_SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Link
              to={studentTestPath(id)}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {tests.length > MOST_SHOWN && (
        <Link to={PATHS.selectProduct} className="inline-flex min-h-11 items-center underline">
          {andMore(tests.length - MOST_SHOWN)}
        </Link>
      )}
    </div>
  );
}
