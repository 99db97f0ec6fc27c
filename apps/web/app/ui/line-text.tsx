import { lineParts } from '@second-bell/question-text';

import { RichText } from './rich-text.tsx';
import { Words } from './words.tsx';

type LineTextProps = {
  children: string;
  /** In characters, where the line ends with "…". */
  length?: number;
};

/** A rich text on a line of a list: its formulas as formulas, everything else in plain words. */
export function LineText({ children, length }: LineTextProps) {
  return lineParts(children, length).map(({ kind, text, at }) =>
    kind === 'formula' ? (
      <RichText key={at} inline>
        {`$${text}$`}
      </RichText>
    ) : (
      <Words key={at}>{text}</Words>
    ),
  );
}
