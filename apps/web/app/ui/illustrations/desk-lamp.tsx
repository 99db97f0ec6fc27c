import { Scene, type SceneProps } from './scene.tsx';

/** A lamp that is still on late at night, over an open laptop. */
export function DeskLamp({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <rect x="24" y="20" width="432" height="316" rx="40" className="fill-primary-soft" />
      <rect x="292" y="52" width="124" height="140" rx="14" className="fill-primary" />
      <path d="M354 52v140M292 122h124" strokeWidth="6" className="stroke-primary-soft" />
      <path d="M394 72a22 22 0 1 0 6 36 26 26 0 0 1-6-36Z" className="fill-accent" />
      <path d="m150 116 96 190H70Z" className="fill-accent-soft" />
      <path d="M40 306h400" strokeWidth="10" className="stroke-line-strong" />
      <path
        d="M64 300c0-16 12-24 26-24s26 8 26 24ZM90 276V180l52-86"
        strokeWidth="9"
        className="fill-ink stroke-ink"
      />
      <path d="M118 76c26-18 58-10 72 16l14 26-94 46-12-26c-10-24-2-46 20-62Z" className="fill-accent" />
      <rect x="196" y="206" width="150" height="94" rx="12" className="fill-ink" />
      <rect x="206" y="216" width="130" height="76" rx="5" className="fill-surface-raised" />
      <path d="M220 236h60M220 254h96M220 272h76" strokeWidth="6" className="stroke-line-strong" />
      <path d="M178 304h186" strokeWidth="12" className="stroke-ink" />
      <rect x="384" y="258" width="38" height="44" rx="8" className="fill-accent-strong" />
      <path d="M422 268c14 0 14 22 0 22" strokeWidth="6" className="stroke-accent-strong" />
      <path
        d="M396 246c-4-8 4-10 0-18M410 246c-4-8 4-10 0-18"
        strokeWidth="4"
        className="stroke-line-strong"
      />
    </Scene>
  );
}
