import type { DescribedPart } from '@second-bell/question-types';

import { Mark } from '#ui/option-mark.tsx';
import { RichText } from '#ui/rich-text.tsx';

/** What was given beside what is right, part by part, in words: it reads the same on a phone and aloud. */
export function PartsReview({ parts }: { parts: readonly DescribedPart[] }) {
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="text-small text-ink-soft">
          <th scope="col" className="p-2">
            Part
          </th>
          <th scope="col" className="p-2">
            Your answer
          </th>
          <th scope="col" className="p-2">
            Right answer
          </th>
          <th scope="col" className="p-2">
            How it went
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {parts.map(({ id, label, given, right, isRight }) => (
          <tr
            key={id}
            className="border-t border-line max-sm:grid max-sm:gap-1 max-sm:rounded-control max-sm:border max-sm:p-3"
          >
            <th scope="row" className="p-2 font-semibold max-sm:p-0">
              <RichText inline>{label}</RichText>
            </th>
            <td className="p-2 max-sm:p-0">
              <span className="text-small text-ink-soft sm:hidden">Your answer: </span>
              {given === '' ? 'Not answered' : <RichText inline>{given}</RichText>}
            </td>
            <td className="p-2 max-sm:p-0">
              <span className="text-small text-ink-soft sm:hidden">Right answer: </span>
              <RichText inline>{right}</RichText>
            </td>
            <td className="p-2 max-sm:p-0">
              {isRight === null ? 'You judge this part' : <Mark mark={isRight ? 'correct' : 'incorrect'} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
