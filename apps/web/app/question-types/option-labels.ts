import { letterOf } from '@second-bell/question-text';

/** The options of a choice by their ids, as the question calls them: `A`, `B`. Without stored ids they are the letters. */
export function optionLabels(options: readonly string[], content: unknown): { id: string; label: string }[] {
  const known = (content as { options?: { id: string }[] } | undefined)?.options;

  return options.map((_text, index) => {
    const label = letterOf(index);

    return { id: known?.[index]?.id ?? label.toLowerCase(), label };
  });
}
