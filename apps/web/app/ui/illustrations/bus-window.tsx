import { Scene, type SceneProps } from './scene.tsx';

/** The morning bus: a town goes by outside, and a test goes on in the hand. */
export function BusWindow({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <rect width="480" height="360" rx="28" className="fill-primary-soft" />
      <Outside />
      <rect x="36" y="40" width="408" height="206" rx="26" strokeWidth="12" className="stroke-primary" />
      <path d="M36 92h408M316 46v194" strokeWidth="6" className="stroke-primary" />
      <path d="M0 18h480" strokeWidth="8" className="stroke-line-strong" />
      <path d="M392 18v46" strokeWidth="7" className="stroke-accent-strong" />
      <circle cx="392" cy="84" r="19" strokeWidth="8" className="stroke-accent-strong" />
      <path d="M0 292h480v40a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z" className="fill-primary" />
      <HandWithPhone />
    </Scene>
  );
}

function Outside() {
  return (
    <>
      <rect x="36" y="40" width="408" height="206" rx="26" className="fill-accent-soft" />
      <circle cx="364" cy="150" r="32" className="fill-accent" />
      <path
        d="M36 204c50-34 96-38 142-14 40-34 92-42 136-12 40-20 88-18 130 8v36a24 24 0 0 1-24 24H60a24 24 0 0 1-24-24Z"
        className="fill-positive-soft"
      />
      <path
        d="M60 246v-56h38v56M104 246v-84h34v84M330 246v-44h52v44M388 246v-66h30v66"
        strokeWidth="5"
        className="fill-surface-raised stroke-line-strong"
      />
      <path
        d="M70 206h6M82 206h6M70 222h6M82 222h6M114 180h14M114 198h14M114 216h14M344 218h8M360 218h8M398 198h10M398 214h10"
        strokeWidth="5"
        className="stroke-accent"
      />
    </>
  );
}

function HandWithPhone() {
  return (
    <g transform="rotate(-5 236 240)">
      <path
        d="M292 360V268c0-20 6-34 22-38 12-3 20 8 16 20l-8 26c28 6 40 30 40 84Z"
        className="fill-accent-strong"
      />
      <rect x="158" y="112" width="142" height="262" rx="20" className="fill-ink" />
      <rect x="167" y="122" width="124" height="252" rx="12" className="fill-surface-raised" />
      <path d="M182 146h64M182 162h92M182 178h76" strokeWidth="7" className="stroke-line-strong" />
      <rect x="180" y="200" width="98" height="28" rx="9" strokeWidth="3" className="stroke-line-strong" />
      <rect x="180" y="238" width="98" height="28" rx="9" className="fill-primary" />
      <path d="m189 252 6 6 11-12" strokeWidth="4.500" className="stroke-on-primary" />
      <path d="M216 252h48" strokeWidth="6" className="stroke-on-primary" />
      <rect x="180" y="276" width="98" height="28" rx="9" strokeWidth="3" className="stroke-line-strong" />
      <rect x="180" y="314" width="98" height="28" rx="9" strokeWidth="3" className="stroke-line-strong" />
      <path d="M196 214h56M196 290h44M196 328h60" strokeWidth="6" className="stroke-line" />
      <path
        d="M150 268c0-8 6-13 13-13s12 5 12 12-5 12-12 12-13-4-13-11ZM150 298c0-8 6-13 13-13s12 5 12 12-5 12-12 12-13-4-13-11ZM150 328c0-8 6-13 13-13s12 5 12 12-5 12-12 12-13-4-13-11Z"
        className="fill-accent-strong"
      />
    </g>
  );
}
