import { Scene, type SceneProps } from './scene.tsx';

/** A letter on its way, and the answer that comes back. */
export function Letter({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <circle cx="230" cy="184" r="160" className="fill-accent-soft" />
      <g transform="rotate(-6 210 210)">
        <rect
          x="84"
          y="120"
          width="260"
          height="184"
          rx="20"
          className="fill-surface-raised stroke-primary"
          strokeWidth="8"
        />
        <path
          d="m90 134 124 96 124-96M92 296l84-88M336 296l-84-88"
          strokeWidth="8"
          className="stroke-primary"
        />
        <circle cx="214" cy="222" r="24" className="fill-accent" />
        <path d="m204 222 8 8 14-16" strokeWidth="6" className="stroke-on-accent" />
      </g>
      <path
        d="M298 40h100a26 26 0 0 1 26 26v48a26 26 0 0 1-26 26h-46l-34 30v-30h-20a26 26 0 0 1-26-26V66a26 26 0 0 1 26-26Z"
        className="fill-primary"
      />
      <path d="M306 78h84M306 102h56" strokeWidth="8" className="stroke-on-primary" />
      <path d="M48 116h34M30 146h40M44 176h24" strokeWidth="8" className="stroke-accent" />
    </Scene>
  );
}
