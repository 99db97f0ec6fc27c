import { type Item, isSpecType, type QuestionTypeName, type ScoringRule } from '@second-bell/question-types';
import type * as Registry from '@second-bell/question-types/registry';
import { useQuery } from '@tanstack/react-query';

/** The rules of all types, and the rule that the practice test scores by. */
export type ItemRules = typeof Registry & { scoringRule: ScoringRule };

type TypedQuestion = { questionType: QuestionTypeName };
type StoredItem = TypedQuestion & { content?: unknown; answerKey?: unknown };

/** Whether a question is of a type that the spec does not name, so that its content and key are its type's. */
export function isItem({ questionType }: TypedQuestion): boolean {
  return !isSpecType(questionType);
}

/** The question as its type has it. */
export function itemOf({ questionType, content, answerKey }: StoredItem): Item {
  return { type: questionType, content, key: answerKey } as Item;
}

/**
 * The rules of the rarer types, loaded where a test has such questions: null where it has none, undefined while they are on
 * their way.
 */
export function useItemRules(
  questions: readonly TypedQuestion[],
  scoringRule: ScoringRule,
): ItemRules | null | undefined {
  const isNeeded = questions.some(isItem);
  const rules = useRegistry(isNeeded);
  if (!isNeeded) return null;

  return rules && { ...rules, scoringRule };
}

/** The rules of all types, without the rule of a practice test; undefined while they are on their way. */
export function useRegistry(isNeeded = true): typeof Registry | undefined {
  const { data } = useQuery({
    queryKey: ['item-rules'],
    queryFn: async () => ({ ...(await import('@second-bell/question-types/registry')) }),
    enabled: isNeeded,
    staleTime: Infinity,
  });

  return data;
}
