import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import styles from './view.module.css';

/** A quiet desk at the harbour window with an open logbook, as a strip above the statements; decoration only. */
export const LogbookDrawing = memo(function LogbookDrawing() {
  const hour = useHour();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 800 130"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      direction="ltr"
    >
      <rect width="800" height="130" fill="var(--wall-d)" />
      <g {...hour}>
        <rect x="250" y="-20" width="300" height="100" fill="var(--sky)" />
        <circle cx="500" cy="26" r="15" fill="var(--sun)" />
        <path d="M250 46 Q310 26 380 42 T550 34 V80 H250 Z" fill="var(--hill-far)" />
        <rect x="250" y="56" width="300" height="24" fill="var(--sea)" />
        <path d="M340 56 V28 L320 54 H340 Z M344 56 V34 L360 54 H344 Z" fill="var(--sail)" />
        <path d="M316 56 H366 L358 65 H324 Z" fill="var(--hull)" />
        <path d="M250 -20 V80 H550 V-20 M400 -20 V80" fill="none" stroke="var(--wall-a)" strokeWidth="8" />
      </g>
      <rect y="104" width="800" height="26" fill="var(--desk)" />
      <path d="M0 117 H800" stroke="var(--desk-line)" strokeWidth="3" />
      <path d="M128 104 V92 H100 V88 H160 V92 H134 V104 Z" fill="var(--steel)" />
      <path d="M112 88 L124 58 H140 L152 88 Z" fill="var(--lantern)" />
      <path d="M124 58 Q132 48 140 58" fill="none" stroke="var(--steel)" strokeWidth="4" />
      <g>
        <path d="M318 106 L346 84 Q374 78 400 88 Q426 78 454 84 L482 106 Z" fill="var(--hull-line)" />
        <path d="M400 88 V106" stroke="var(--quay-shade)" strokeWidth="3" />
        <path
          d="M352 91 Q372 87 390 93 M344 98 Q368 93 389 99 M410 93 Q430 87 448 91 M411 99 Q432 93 456 98"
          fill="none"
          stroke="var(--quay-joint)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path d="M470 98 L520 66" stroke="var(--roof-a)" strokeWidth="5" strokeLinecap="round" />
      </g>
      <g>
        <path d="M628 104 V78 H664 V104 Z" fill="var(--roof-c)" />
        <path d="M664 84 q13 0 13 8 t-13 8" fill="none" stroke="var(--roof-c)" strokeWidth="5" />
        <path
          d="M638 70 q5 -6 0 -12 M652 70 q5 -6 0 -12"
          fill="none"
          stroke="var(--wall-a)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
});
