import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './voyage.module.css';

/** The upper edge of the water before the cape. */
const EDGE = `M0 24 ${'q24 -7 48 0 t48 0 '.repeat(13)}`;

/** The bay before the cape, over which the boat is led home, and who lives on its shore. Decoration. */
export const Foreshore = memo(function Foreshore() {
  const hour = useHour(styles.foreshore);
  return (
    <svg
      {...hour}
      viewBox="0 0 1200 170"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <defs>
        <linearGradient id="signal-tower-bay" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--sea)" />
          <stop offset="1" stopColor="var(--sea-deep)" />
        </linearGradient>
      </defs>
      <Worker x={664} y={24} cloth="a" skin="a" waves />
      <path
        transform="translate(-60 0)"
        d="M752 24 q-4 -16 6 -20 l3 -8 l6 6 q8 2 6 10 l-3 12 Z"
        fill="var(--wood)"
        stroke="var(--door)"
        strokeWidth="1.5"
      />
      <path
        transform="translate(-60 0)"
        d="M752 22 q-10 -2 -9 -12"
        stroke="var(--wood)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d={`${EDGE} V400 H0 Z`} fill="url(#signal-tower-bay)" />
      <path
        d={EDGE}
        stroke="var(--hull-line)"
        strokeWidth="4"
        fill="none"
        opacity="0.55"
        strokeLinecap="round"
      />
      {/* The tower and its light, as the water gives them back. */}
      <path
        d="M574 44 h52 M580 56 h44 M570 68 h56 M584 80 h36 M576 94 h50 M586 108 h34"
        stroke="var(--lantern)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.4"
      />
      <path
        d="M40 62 h70 M190 48 h46 M310 84 h80 M470 52 h40 M690 60 h50 M800 92 h84 M900 54 h56 M1050 78 h90 M120 116 h90 M430 124 h80 M700 130 h90 M980 122 h70"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M192 30 Q200 6 224 10 Q240 -4 260 8 Q282 8 286 30 Z M900 30 Q912 12 930 16 Q950 2 966 18 Q984 18 986 30 Z M20 34 Q40 4 74 14 Q106 0 120 34 Z"
        fill="var(--rock)"
      />
      <path
        d="M192 30 Q220 22 286 30 L276 38 H204 Z M900 30 Q940 24 986 30 L974 38 H912 Z M20 34 Q70 24 120 34 L110 42 H32 Z"
        fill="var(--rock-shade)"
      />
      {/* A seal on its rock, gulls on another. */}
      <path
        transform="translate(-180 0)"
        d="M396 12 Q394 -8 406 -14 Q416 -16 418 -8 Q436 -4 448 10 L458 8 L452 16 H404 Z"
        fill="var(--steel)"
        stroke="var(--hull-line)"
        strokeWidth="1.5"
      />
      <path
        d="M930 15 q-2 -14 8 -15 q2 -8 9 -5 l6 2 l-6 2 q2 12 -8 16 Z M956 17 q-2 -11 6 -12 q2 -6 7 -4 l5 2 l-5 1 q2 10 -6 13 Z"
        fill="var(--sail)"
        stroke="var(--door)"
        strokeWidth="1"
      />
    </svg>
  );
});
