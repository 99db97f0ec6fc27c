import { Scene, type SceneProps } from './scene.tsx';

/** A stop where no bus comes: the page that does not exist. */
export function BusStop({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <circle cx="240" cy="170" r="150" className="fill-primary-soft" />
      <circle cx="312" cy="94" r="28" className="fill-accent" />
      <path d="M40 318h400" strokeWidth="10" className="stroke-line-strong" />
      <path d="M62 342h60M158 342h60M254 342h60M350 342h60" strokeWidth="7" className="stroke-accent" />
      <path d="M164 312V70" strokeWidth="12" className="stroke-ink" />
      <rect x="112" y="44" width="104" height="92" rx="20" className="fill-primary" />
      <path d="M150 78c0-20 28-20 28 0 0 12-14 12-14 24" strokeWidth="9" className="stroke-on-primary" />
      <circle cx="164" cy="118" r="6" className="fill-on-primary" />
      <rect
        x="130"
        y="152"
        width="68"
        height="56"
        rx="8"
        className="fill-surface-raised stroke-line-strong"
        strokeWidth="5"
      />
      <path d="M144 170h40M144 188h26" strokeWidth="5" className="stroke-line-strong" />
      <path
        d="M238 262h136M252 262v50M360 262v50M238 226h136"
        strokeWidth="12"
        className="stroke-accent-strong"
      />
      <rect x="288" y="212" width="56" height="44" rx="10" className="fill-accent" />
      <path d="M304 212v-8a12 12 0 0 1 24 0v8" strokeWidth="6" className="stroke-accent" />
      <path d="M288 232h56" strokeWidth="5" className="stroke-on-accent" />
    </Scene>
  );
}
