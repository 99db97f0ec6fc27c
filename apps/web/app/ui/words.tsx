import { keptTogether } from '@second-bell/question-text';
import { Fragment } from 'react';

/** Plain words in which no mixed number and no number with its unit is broken across lines. */
export function Words({ children }: { children: string }) {
  const parts = keptTogether(children);
  if (!parts.some(({ isKept }) => isKept)) return children;

  let at = 0;

  return parts.map(({ text, isKept }) => {
    const key = at;
    at += text.length;

    return isKept ? (
      <span key={key} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
