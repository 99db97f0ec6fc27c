import { useEffect, useState } from 'react';

/** False until what it is first rendered with stands: what is loaded from then on does not keep that waiting. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true));

    return () => clearTimeout(timer);
  }, []);

  return isPainted;
}
