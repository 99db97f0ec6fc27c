import { Scene, type SceneProps } from './scene.tsx';

/** What a nursing school asks about first: a heart that beats, and a flask. */
export function HeartAndFlask({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <rect x="30" y="24" width="420" height="300" rx="40" className="fill-primary-soft" />
      <rect x="66" y="58" width="236" height="210" rx="20" className="fill-surface-raised" />
      <path
        d="M184 226c-46-30-74-56-74-88 0-24 17-40 38-40 15 0 28 8 36 22 8-14 21-22 36-22 21 0 38 16 38 40 0 32-28 58-74 88Z"
        className="fill-critical-soft stroke-critical"
        strokeWidth="6"
      />
      <path d="M86 164h56l14-30 22 58 18-44 10 16h76" strokeWidth="7" className="stroke-primary" />
      <path d="M60 330h360" strokeWidth="8" className="stroke-line-strong" />
      <path
        d="M342 120h52M354 122v70l-40 104c-6 18 4 32 22 32h64c18 0 28-14 22-32l-40-104v-70"
        strokeWidth="8"
        className="fill-surface-raised stroke-primary"
      />
      <path d="M338 252h60l20 50c3 10-2 18-12 18h-76c-10 0-15-8-12-18Z" className="fill-accent" />
      <circle cx="358" cy="286" r="8" className="fill-accent-soft" />
      <circle cx="384" cy="300" r="6" className="fill-accent-soft" />
      <circle cx="366" cy="232" r="7" className="fill-accent" />
      <path d="M96 298h128M248 298h30" strokeWidth="8" className="stroke-primary" />
    </Scene>
  );
}
