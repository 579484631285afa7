import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import styles from './view.module.css';

/** Under water: light from above, weed and sand. Decoration. */
export const Backdrop = memo(function Backdrop() {
  const hour = useHour(styles.backdrop);
  return (
    <svg
      {...hour}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <rect x="-400" y="-400" width="2000" height="1600" fill="var(--sea)" />
      <path
        d="M-400 210 Q-200 180 0 210 T400 210 T800 210 T1200 210 T1600 210 V1200 H-400 Z"
        fill="var(--sea-deep)"
      />
      <path
        d="M180 -10 L60 800 H260 Z M540 -10 L520 800 H700 Z M930 -10 L1010 800 H1140 Z"
        fill="var(--foam)"
        opacity="0.22"
      />
      <path d="M-400 716 Q-100 676 200 716 T820 712 T1600 706 V1200 H-400 Z" fill="var(--quay-shade)" />
      <path
        d="M40 720 q-26 -60 4 -110 q26 -44 0 -92 M84 724 q24 -50 0 -92 M1130 716 q-24 -54 6 -104 q24 -40 -2 -84 M1170 722 q20 -44 -4 -84"
        stroke="var(--trees)"
        strokeWidth="11"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--foam)" strokeWidth="3">
        <circle cx="1090" cy="180" r="10" />
        <circle cx="1112" cy="146" r="6" />
        <circle cx="70" cy="300" r="8" />
        <circle cx="92" cy="266" r="5" />
        <circle cx="640" cy="90" r="7" />
      </g>
    </svg>
  );
});
