import { Scene, type SceneProps } from './scene.tsx';

/** A hand bell on a pile of well-used books. */
export function BellAndBooks({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <circle cx="240" cy="176" r="160" className="fill-accent-soft" />
      <path d="M56 338h368" strokeWidth="8" className="stroke-line-strong" />
      <rect x="108" y="284" width="268" height="50" rx="10" className="fill-primary" />
      <path d="M364 294H150a15 15 0 0 0 0 30h214Z" className="fill-surface-raised" />
      <path d="M356 304H160M356 314H160" strokeWidth="3" className="stroke-line" />
      <rect x="132" y="236" width="226" height="46" rx="10" className="fill-accent" />
      <path d="M168 259h96" strokeWidth="7" className="stroke-on-accent" />
      <rect x="116" y="190" width="232" height="44" rx="10" className="fill-accent-strong" />
      <path d="M128 198h186a14 14 0 0 1 0 28H128Z" className="fill-surface-raised" />
      <path d="M138 208h170M138 217h170" strokeWidth="3" className="stroke-line" />
      <g transform="translate(154 30) rotate(10 90 80) scale(3.400)">
        <path
          d="M24 8.500c-7 0-10.800 5-11.400 11.600-.5 5.600-1.700 9-4 11.600-.9 1-.2 2.600 1.200 2.600h28.400c1.400 0 2.100-1.600 1.200-2.600-2.300-2.600-3.500-6-4-11.600C34.800 13.500 31 8.500 24 8.500Z"
          className="fill-primary"
        />
        <path d="M19.500 37a4.600 4.600 0 0 0 9 0Z" className="fill-accent" />
        <circle cx="24" cy="6.400" r="2.900" className="fill-accent" />
        <path d="M18 19c.6-3.600 2-5.600 4.400-6.400" strokeWidth="1.600" className="stroke-on-primary" />
      </g>
      <path d="M120 96c4-24 14-42 32-56M98 88c4-32 18-56 40-74" strokeWidth="7" className="stroke-accent" />
      <path d="M360 128c-4 18-12 30-24 40" strokeWidth="7" className="stroke-accent" />
    </Scene>
  );
}
