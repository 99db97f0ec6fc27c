import { Scene, type SceneProps } from './scene.tsx';

/** The kitchen table in the evening: an open notebook, a pencil, and something warm to drink. */
export function Notebook({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <rect x="24" y="40" width="432" height="296" rx="44" className="fill-accent-soft" />
      <g transform="rotate(-3 200 200)">
        <path d="M58 104c46-18 92-16 138 8v186c-46-24-92-26-138-8Z" className="fill-surface-raised" />
        <path d="M334 104c-46-18-92-16-138 8v186c46-24 92-26 138-8Z" className="fill-surface-raised" />
        <path
          d="M58 104c46-18 92-16 138 8 46-24 92-26 138-8v186c-46-18-92-16-138 8-46-24-92-26-138-8ZM196 112v186"
          strokeWidth="6"
          className="stroke-primary"
        />
        <path
          d="M82 136c30-8 60-6 90 6M82 166c30-8 60-6 90 6M82 196c20-5 38-5 56-1"
          strokeWidth="6"
          className="stroke-line-strong"
        />
        <path d="M222 238l28-44 24 22 34-62" strokeWidth="7" className="stroke-accent" />
        <path d="M222 150v96c28-12 56-14 88-8" strokeWidth="5" className="stroke-primary" />
        <path d="m92 236 10 11 20-24" strokeWidth="8" className="stroke-positive" />
      </g>
      <g transform="rotate(38 380 230)">
        <rect x="366" y="130" width="26" height="150" className="fill-accent" />
        <path d="M366 280h26l-13 34Z" className="fill-surface-raised stroke-accent-strong" strokeWidth="4" />
        <path
          d="M366 130v-16a8 8 0 0 1 8-8h10a8 8 0 0 1 8 8v16Z"
          className="fill-critical-soft stroke-critical"
          strokeWidth="4"
        />
        <path d="M379 132v146" strokeWidth="4" className="stroke-accent-strong" />
      </g>
      <circle cx="378" cy="112" r="52" className="fill-primary" />
      <circle cx="378" cy="112" r="38" className="fill-accent-strong" />
      <path d="M424 90c22-10 32 4 30 20s-18 26-34 16" strokeWidth="10" className="stroke-primary" />
      <path d="M366 104c6-10 18-10 24 0" strokeWidth="5" className="stroke-accent" />
    </Scene>
  );
}
