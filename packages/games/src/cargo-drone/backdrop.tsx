import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { Cloud } from '../harbour/scene/weather.tsx';
import styles from './view.module.css';

/** Where crates stand on a ship's deck, in the order in which they are put there. */
const ABOARD = [
  ...Array.from({ length: 4 }, (_, n) => [84 + n * 21, -69] as const),
  ...Array.from({ length: 3 }, (_, n) => [94 + n * 21, -90] as const),
  ...Array.from({ length: 2 }, (_, n) => [105 + n * 21, -111] as const),
] as const;

/** Behind the pier: sky, hills, the sea and the ship the crates go to. No crates lie here but those on the drone. */
export const Backdrop = memo(function Backdrop({
  laden,
}: {
  /** Flights that are behind, as a share of all: the ships have as many crates on deck, however the flights went. */
  readonly laden: number;
}) {
  const hour = useHour(styles.backdrop);
  return (
    <svg
      {...hour}
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <OpenSky horizon={330} sun={[446, 214, 44]} />
      <Cloud x={80} y={262} scale={0.8} />
      <Cloud x={640} y={176} scale={0.85} />
      <Cloud x={940} y={266} scale={1.1} />
      <path d="M-600 360 Q-200 270 60 340 T620 316 T1180 332 T1800 346 V520 H-600 Z" fill="var(--hill-far)" />
      <path d="M-600 400 Q-120 340 240 392 T900 376 T1800 396 V540 H-600 Z" fill="var(--hill-near)" />
      <rect x="-600" y="424" width="2400" height="400" fill="var(--sea)" />
      <path
        d="M-420 470 h120 M-90 498 h150 M210 476 h90 M420 510 h130 M690 492 h110 M1240 476 h120 M80 546 h110 M560 548 h140 M900 530 h100 M-300 560 h160 M1180 556 h140"
        stroke="var(--foam)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {/* The one far out is in sight on a narrow screen too. */}
      <g transform="translate(716 434) scale(0.42)">
        <Freighter laden={laden} />
      </g>
      <g transform="translate(868 458)">
        <Freighter laden={laden} />
      </g>
    </svg>
  );
});

/** A ship, its bow at the left, its waterline from 0, 0; 262 wide. */
function Freighter({ laden }: { readonly laden: number }) {
  return (
    <g>
      {ABOARD.slice(0, Math.ceil(ABOARD.length * laden)).map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="20"
          height="20"
          rx="2"
          fill="var(--crate)"
          stroke="var(--crate-mark)"
          strokeWidth="2.5"
        />
      ))}
      <path d="M0 -48 H262 L236 0 H26 Z" fill="var(--hull)" />
      <path d="M8 -38 H254" stroke="var(--hull-line)" strokeWidth="3" />
      <rect x="176" y="-104" width="54" height="56" rx="3" fill="var(--wall-a)" />
      <path d="M184 -92 H222 M184 -74 H222" stroke="var(--window)" strokeWidth="8" strokeDasharray="8 6" />
      <path d="M194 -104 V-124 H212 V-104" fill="var(--stripe)" />
      <path d="M32 -48 V-98 L92 -60" fill="none" stroke="var(--steel)" strokeWidth="6" />
      <path d="M20 8 H140 M180 14 H250" stroke="var(--foam)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
