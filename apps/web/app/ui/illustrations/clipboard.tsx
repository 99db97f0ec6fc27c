import { Scene, type SceneProps } from './scene.tsx';

/** A chart on a clipboard, in order of what comes first, and a stethoscope. */
export function Clipboard({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <circle cx="240" cy="180" r="166" className="fill-primary-soft" />
      <g transform="rotate(-4 220 190)">
        <rect x="112" y="44" width="220" height="290" rx="22" className="fill-accent-strong" />
        <rect x="130" y="72" width="184" height="244" rx="10" className="fill-surface-raised" />
        <rect x="176" y="28" width="92" height="40" rx="14" className="fill-primary" />
        <circle cx="222" cy="44" r="7" className="fill-on-primary" />
        <ChartRow y={112} />
        <ChartRow y={168} />
        <ChartRow y={224} />
        <path d="M150 284h36l10-18 16 32 14-24 8 10h60" strokeWidth="6" className="stroke-primary" />
      </g>
      <path d="M296 92c-6 58 2 92 38 96s56-28 50-86" strokeWidth="9" className="stroke-ink" />
      <path d="M336 188c-2 58 6 98 44 100 30 2 44-20 42-52" strokeWidth="9" className="stroke-ink" />
      <circle cx="422" cy="216" r="24" className="fill-accent" />
      <circle cx="422" cy="216" r="11" className="fill-surface-raised" />
      <path d="M292 90h12M378 100h12" strokeWidth="14" className="stroke-accent" />
    </Scene>
  );
}

function ChartRow({ y }: { y: number }) {
  return (
    <>
      <circle cx="160" cy={y} r="15" className="fill-positive-soft" />
      <path d={`m153 ${y} 5 6 10-12`} strokeWidth="5" className="stroke-positive" />
      <path d={`M188 ${y - 8}h104M188 ${y + 10}h68`} strokeWidth="7" className="stroke-line-strong" />
    </>
  );
}
