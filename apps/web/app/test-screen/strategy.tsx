import { strategyFor } from '#copy/strategies.ts';
import { RichText } from '#ui/rich-text.tsx';

import type { ScreenQuestion } from './screen-question.ts';

/** What helps with a topic, where a question has no hint of its own. */
export function Strategy({ topic }: Pick<ScreenQuestion, 'topic'>) {
  return <RichText>{strategyFor(topic)}</RichText>;
}
