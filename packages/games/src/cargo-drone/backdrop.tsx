import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import styles from './view.module.css';

/** Behind the pier: sky, hills, the sea and the ship the crates go to. No crates lie here but those on the drone. */
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
      <rect x="-600" y="-900" width="2400" height="1700" fill="var(--sky)" />
      <circle cx="270" cy="140" r="46" fill="var(--sun)" />
      <path
        d="M120 210 q36 -36 76 -10 q40 -26 64 14 H112 Z M850 120 q30 -32 66 -10 q34 -22 58 12 H842 Z"
        fill="var(--cloud)"
      />
      <path d="M-600 360 Q-200 270 60 340 T620 316 T1180 332 T1800 346 V520 H-600 Z" fill="var(--hill-far)" />
      <path d="M-600 400 Q-120 340 240 392 T900 376 T1800 396 V540 H-600 Z" fill="var(--hill-near)" />
      <rect x="-600" y="424" width="2400" height="400" fill="var(--sea)" />
      <path
        d="M-420 470 h120 M-90 498 h150 M210 476 h90 M420 510 h130 M690 492 h110 M1240 476 h120 M80 546 h110 M560 548 h140 M900 530 h100 M-300 560 h160 M1180 556 h140"
        stroke="var(--foam)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g>
        <path d="M868 410 H1130 L1104 458 H894 Z" fill="var(--hull)" />
        <path d="M876 420 H1122" stroke="var(--hull-line)" strokeWidth="3" />
        <rect x="1044" y="354" width="54" height="56" rx="3" fill="var(--wall-a)" />
        <path
          d="M1052 366 H1090 M1052 384 H1090"
          stroke="var(--window)"
          strokeWidth="8"
          strokeDasharray="8 6"
        />
        <path d="M1062 354 V334 H1080 V354" fill="var(--stripe)" />
        <path d="M900 410 V360 L960 398" fill="none" stroke="var(--steel)" strokeWidth="6" />
      </g>
    </svg>
  );
});
