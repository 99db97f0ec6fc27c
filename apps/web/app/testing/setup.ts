// Whether something comes is tested, never how fast: code that a page loads late takes long on a busy machine.
import type * as TestingLibrary from '@testing-library/react';

// Tests of plain functions need none of it, and each file would load it anew.
if (typeof window !== 'undefined') {
  const { configure }: typeof TestingLibrary = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom does no layout: nothing ever changes its size.
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
