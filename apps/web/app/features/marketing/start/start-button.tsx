import { ArrowRight, LoaderCircle } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';

import { loadProducts, startPath } from './start-path.ts';

type StartButtonProps = { label: string; matchesProduct: (productName: string) => boolean };

/**
 * Leads to the exam's own tests. A link to product selection until it is pressed, so that it works before the page's
 * code is there, and in a new tab; the list is fetched as soon as a finger or the focus comes near.
 */
export function StartButton({ label, matchesProduct }: StartButtonProps) {
  const { isLooking, start } = useStart(matchesProduct);
  const warmUp = () => void loadProducts().catch(() => undefined);
  const Icon = isLooking ? LoaderCircle : ArrowRight;

  return (
    <Button asChild size="large" className="w-full sm:w-auto">
      <Link
        to={PATHS.selectProduct}
        data-waits
        aria-busy={isLooking}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={start}
      >
        {label}
        <Icon aria-hidden="true" className={isLooking ? 'motion-safe:animate-spin' : undefined} />
        <output className="sr-only">{isLooking && 'Loading…'}</output>
      </Link>
    </Button>
  );
}

function useStart(matchesProduct: (productName: string) => boolean) {
  const [isLooking, setIsLooking] = useState(false);
  const isHere = useRef(true);
  const navigate = useNavigate();
  useEffect(() => {
    isHere.current = true;

    return () => void (isHere.current = false);
  }, []);

  const lead = async () => {
    setIsLooking(true);
    const path = await startPath(matchesProduct);
    // Who has left the page meanwhile is not taken away from where they went.
    if (isHere.current) await navigate(path);
  };
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLooking) void lead();
  };

  return { isLooking, start };
}
