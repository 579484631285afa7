import { useId } from 'react';
import type { TownTime } from './town-time.ts';
import { Cloud, Stars } from './weather.tsx';

/** Where sun or moon stands, in the panorama's units. */
const LIGHT_AT: Readonly<Record<TownTime, readonly [x: number, y: number, r: number]>> = {
  morning: [530, 372, 58],
  day: [1010, 170, 52],
  dusk: [528, 398, 74],
  night: [1070, 158, 44],
};

/** The sky with sun or moon, and the hills under it. */
export function Sky({ time }: { readonly time: TownTime | null }) {
  const id = useId();
  const [x, y, r] = LIGHT_AT[time ?? 'day'];
  return (
    <g>
      <linearGradient id={id} x1="0" y1="60" x2="0" y2="470" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.5" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect x="-400" y="-500" width="2400" height="1100" fill={`url(#${id})`} />
      <Stars />
      <circle cx={x} cy={y} r={r * 1.9} fill="var(--sun)" opacity="0.16" />
      <circle cx={x} cy={y} r={r * 1.4} fill="var(--sun)" opacity="0.24" />
      <circle cx={x} cy={y} r={r} fill="var(--sun)" />
      {time === 'night' && (
        <g fill="var(--sky)" opacity="0.14">
          <circle cx={x - 14} cy={y - 8} r="9" />
          <circle cx={x + 12} cy={y + 12} r="12" />
          <circle cx={x + 8} cy={y - 20} r="6" />
        </g>
      )}
      <Cloud x={330} y={150} />
      <Cloud x={1180} y={214} scale={1.15} />
      <Cloud x={640} y={250} scale={0.7} />
      <path
        d="M-400 470 Q-160 400 60 440 T420 420 T760 370 Q900 330 1060 390 T1420 350 T2000 400 V620 H-400 Z"
        fill="var(--hill-far)"
      />
      <path
        d="M420 540 Q560 450 700 470 T980 430 Q1140 380 1280 420 T1600 400 L2000 420 V620 H420 Z"
        fill="var(--hill-near)"
      />
    </g>
  );
}

/** The sky alone, for a backdrop 1,200 by 700 that is cut to any screen: what stands under it is the game's own. */
export function OpenSky({
  horizon,
  sun: [x, y, r],
}: {
  /** The y at which it has the colour that it has down to the water. */
  readonly horizon: number;
  readonly sun: readonly [x: number, y: number, r: number];
}) {
  const id = useId();
  return (
    <g>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2={horizon} gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky)" />
      </linearGradient>
      <rect x="-600" y="-900" width="2400" height="1700" fill={`url(#${id})`} />
      <circle cx={x} cy={y} r={r * 1.5} fill="var(--sun)" opacity="0.22" />
      <circle cx={x} cy={y} r={r} fill="var(--sun)" />
    </g>
  );
}

/** The x at which sun or moon is mirrored in the water. */
export function lightAcross(time: TownTime | null): number {
  return LIGHT_AT[time ?? 'day'][0];
}
