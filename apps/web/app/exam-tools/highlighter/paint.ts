import type { AttemptState } from '@second-bell/domain';

import { pageRange, textsOnPage } from './reading-text.ts';

/** As styles/app.css names it. */
const NAME = 'exam-mark';

/**
 * Paints what is highlighted in the texts on the page, again whenever they are drawn anew; answers how to stop. The texts
 * themselves are left alone: they belong to React. Browsers before 2024 paint nothing; the notes list what is marked.
 */
export function paintHighlights(highlights: AttemptState['highlights']): (() => void) | undefined {
  const isBlank = Object.values(highlights).every((ranges) => ranges.length === 0);
  if (isBlank || typeof Highlight === 'undefined') return undefined;

  const paint = () => {
    const ranges = textsOnPage().flatMap((container) =>
      (highlights[container.dataset['place'] ?? ''] ?? []).flatMap(
        (range) => pageRange(container, range) ?? [],
      ),
    );
    CSS.highlights.set(NAME, new Highlight(...ranges));
  };
  const observer = new MutationObserver(paint);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  paint();

  return () => {
    observer.disconnect();
    CSS.highlights.delete(NAME);
  };
}
