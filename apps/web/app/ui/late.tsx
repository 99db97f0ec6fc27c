import { type ComponentType, Suspense, useEffect } from 'react';

import { lazyPart } from './lazy-part.tsx';
import { loadSoon } from './load-soon.ts';

/**
 * A part of a page that is not needed at once, such as a dialog. Its code is loaded as soon as the page stands, not with
 * it; so it is there when it is asked for, also where the network has gone meanwhile.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyPart(load);

  return function Late({ isShown, ...props }: Props & { isShown: boolean }) {
    useEffect(() => loadSoon(load), []);

    return isShown ? (
      <Suspense>
        <Loaded {...(props as unknown as Props)} />
      </Suspense>
    ) : null;
  };
}
