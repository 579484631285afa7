import { memo } from 'react';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import styles from './sea.module.css';

/** Sky, the far shore and the water as far as the boat, the waterline along its lower edge. 1,200 by 700. */
export const SkyAbove = memo(function SkyAbove() {
  return (
    <svg
      className={styles.sky}
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <OpenSky horizon={640} sun={[716, 528, 27]} />
      <Stars />
      <Cloud x={-165} y={386} />
      <Cloud x={800} y={400} scale={0.5} />
      <g className={styles.narrow}>
        <Cloud x={464} y={566} scale={0.42} />
      </g>
      <path d="M-600 620 Q-260 560 40 606 T560 598 T1020 604 T1800 580 V680 H-600 Z" fill="var(--hill-far)" />
      <path
        d="M-600 640 Q-200 612 160 636 T720 638 T1160 624 T1800 636 V680 H-600 Z"
        fill="var(--hill-near)"
      />
      <path d="M878 630 V576 h14 V630 Z M874 576 h22 l-11 -14 Z" fill="var(--wall-a)" />
      <path d="M878 590 h14 v10 h-14 Z M878 610 h14 v10 h-14 Z" fill="var(--stripe)" />
      <rect x="-600" y="644" width="2400" height="58" fill="var(--sea)" />
      <path
        d="M690 653 h50 M676 664 h84 M700 675 h56 M684 687 h74"
        stroke="var(--glint)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d="M60 660 h70 M240 676 h90 M470 658 h50 M900 668 h90 M1080 684 h70 M-120 680 h100 M1280 664 h90 M560 684 h50"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g stroke="var(--steel)" strokeWidth="3" fill="none" strokeLinecap="round">
        <path d="M-140 520 q12 -12 22 0 q10 -12 22 0 M812 500 q9 -9 16 0 q8 -9 16 0" />
        <path className={styles.narrow} d="M446 486 q9 -9 16 0 q8 -9 16 0" />
      </g>
      <path
        d={`M-600 700 ${'q20 -9 40 0 t40 0 '.repeat(30)}V703 H-600 Z`}
        fill="var(--sea)"
        stroke="var(--glint)"
        strokeWidth="3"
        strokeOpacity="0.7"
      />
    </svg>
  );
});
