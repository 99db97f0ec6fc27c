import type { AnswerProps } from '../answer-props.ts';
import { MarkList } from '../mark-list.tsx';
import { markInstruction } from '../words.ts';

export function MultipleSelectAnswer({ content, response, ...props }: AnswerProps<'multiple_select'>) {
  return (
    <MarkList
      {...props}
      instruction={markInstruction(content.select)}
      things={content.options}
      marked={response ?? []}
      select={content.select}
    />
  );
}
