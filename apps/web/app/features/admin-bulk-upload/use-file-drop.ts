import { useEffect, useRef, useState } from 'react';

/**
 * Takes files that are dropped anywhere in the window, and tells whether some are being dragged over it.
 *
 * Anywhere: a browser opens a file that is dropped beside its place, and what was typed would be gone.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const listeners = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(
        name,
        (event) => {
          // Text that is dragged within the page is none of ours.
          if (event.dataTransfer?.types.includes('Files')) handle(event);
        },
        listeners,
      );
    on('dragover', (event) => {
      event.preventDefault();
      setIsDragging(true);
    });
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsDragging(false));
    on('drop', (event) => {
      event.preventDefault();
      setIsDragging(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    });

    return () => listeners.abort();
  }, []);

  return isDragging;
}
