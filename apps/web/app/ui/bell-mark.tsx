import type { ComponentProps } from 'react';

/** The site's mark: a school bell in mid-swing, with the ring of its second stroke. Drawn for this site. */
export function BellMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" {...props}>
      <g transform="rotate(14 24 10)">
        <path
          d="M24 8.5c-7 0-10.8 5-11.4 11.6-.5 5.6-1.7 9-4 11.6-.9 1-.2 2.6 1.2 2.6h28.4c1.4 0 2.1-1.6 1.2-2.6-2.3-2.6-3.5-6-4-11.6C34.8 13.5 31 8.5 24 8.500Z"
          className="fill-primary"
        />
        <path d="M19.5 37a4.6 4.6 0 0 0 9 0Z" className="fill-accent" />
        <circle cx="24" cy="6.4" r="2.9" className="fill-accent" />
      </g>
      <path
        d="M5.5 16.500c.7-4 2.5-7.3 5.5-10"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <path
        d="M42.5 35.500c-.9 2.7-2.4 4.9-4.5 6.7"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-accent"
      />
    </svg>
  );
}
