import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import styles from './view.module.css';

/** The town across the bay: roofs and a tower against the hills. */
const ROOFS = [
  [452, 26, 22],
  [482, 34, 15],
  [522, 24, 26],
  [548, 40, 18],
  [614, 36, 24],
  [654, 28, 16],
  [686, 40, 25],
  [730, 30, 18],
  [764, 38, 14],
  [150, 34, 18],
  [188, 26, 24],
  [218, 40, 14],
] as const;
const TOWN = `${ROOFS.map(([x, width, height]) => `M${x} 474 V${450 - height} L${x + width / 2} ${440 - height} L${x + width} ${450 - height} V474 Z`).join(' ')} M592 474 V404 L602 380 L612 404 V474 Z`;
const LIGHTS = ROOFS.map(
  ([x, width, height]) =>
    `M${x + 6} ${456 - height} h4 v5 h-4 Z M${x + width - 11} ${456 - height} h4 v5 h-4 Z`,
).join(' ');

/** The windows of the town in the water. */
const MIRRORED = ROOFS.map(
  ([x, width]) => `M${x + 4} 480 h5 M${x + width - 11} 480 h5 M${x + 8} 488 h${width - 18}`,
).join(' ');

/** What lies behind the yard: sky, hills, the town across the bay, water. Decoration; nothing in it ever changes. */
export const Backdrop = memo(function Backdrop() {
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
      <OpenSky horizon={400} sun={[720, 224, 26]} />
      <Stars />
      <Cloud x={236} y={213} scale={0.9} />
      <Cloud x={966} y={348} scale={0.8} />
      <Cloud x={676} y={356} scale={0.6} />
      <Cloud x={560} y={137} scale={0.4} />
      <path d="M-600 420 Q-200 330 60 400 T620 380 T1180 392 T1800 410 V520 H-600 Z" fill="var(--hill-far)" />
      <path d="M-600 452 Q-120 396 240 442 T900 432 T1800 452 V540 H-600 Z" fill="var(--hill-near)" />
      <path d={TOWN} fill="var(--hill-near)" />
      <path d={LIGHTS} fill="var(--glow)" />
      <rect x="-600" y="470" width="2400" height="240" fill="var(--sea)" />
      <path d="M-600 560 Q0 540 600 562 T1800 556 V710 H-600 Z" fill="var(--sea-deep)" opacity="0.7" />
      <path
        d="M-420 500 h120 M-90 528 h150 M210 506 h90 M420 540 h130 M690 512 h110 M960 536 h150 M1240 506 h120 M80 566 h110 M560 578 h140 M1010 570 h100"
        stroke="var(--foam)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M695 482 h40 M683 494 h56 M701 506 h44 M673 518 h70 M691 532 h64 M663 546 h92 M683 562 h60"
        stroke="var(--glint)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path d={MIRRORED} stroke="var(--glow)" strokeWidth="3" strokeLinecap="round" opacity="0.45" />
      <path
        d="M312 240 q10 -10 18 0 q9 -10 18 0 M374 230 q9 -9 16 0 q8 -9 16 0 M382 256 q9 -9 16 0 q8 -9 16 0 M344 262 q7 -7 13 0 q6 -7 13 0"
        stroke="var(--steel)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
});
