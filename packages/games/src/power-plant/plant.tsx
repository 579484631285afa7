import { memo, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import styles from './view.module.css';

const COLUMNS = 20;
const ROWS = 5;
const STEP = 22;
const HALL_X = 64;
const HALL_Y = 106;
/** Puffs that rise from each chimney, one after the other. */
const PUFFS = [0, 1, 2] as const;

/**
 * The plant by the water: of the hundred windows of its hall, as many are lit as shifts pay of a hundred. Wheel and
 * smoke are drawings of their own over it, so that moving them draws nothing anew.
 */
export const Plant = memo(function Plant({ chance }: { readonly chance: number }) {
  const hour = useHour(styles.plant);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.site}>
        <svg
          className={styles.grounds}
          viewBox="0 0 560 240"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
          focusable="false"
        >
          <Shore />
          <Chimney x={412} top={26} />
          <Chimney x={458} top={44} />
          <Hall />
          {/* Windows fill column by column, so that the lit part can be read off like a bar. */}
          <path d={windows(chance, COLUMNS * ROWS)} fill="var(--lamp-off)" stroke="var(--lamp-rim)" />
          <path d={windows(0, chance)} fill="var(--lamp-lit)" stroke="var(--lamp-glow)" strokeWidth="1.5" />
          <path className={styles.mirrored} d="M52 224 H508 L496 240 H64 Z" fill="var(--lamp-glow)" />
          <path d="M40 224 L44 56 H48 L52 224 Z" fill="var(--wall-a)" stroke="var(--steel)" />
        </svg>
        <svg className={styles.wheel} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
          <g fill="var(--sail)" stroke="var(--steel)" strokeWidth="1.5">
            {[8, 128, 248].map((turn) => (
              <path key={turn} d="M-3 0 Q-6 -30 0 -56 Q6 -30 3 0 Z" transform={`rotate(${turn})`} />
            ))}
          </g>
          <circle r="5" fill="var(--steel)" />
        </svg>
        {PUFFS.map((puff) => (
          <i key={puff} className={styles.puff} />
        ))}
      </div>
    </div>
  );
});

/** Outlines of the windows from the one numbered `from` up to that before `to`. */
function windows(from: number, to: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, k) => {
    const at = from + k;
    const x = HALL_X + Math.floor(at / ROWS) * STEP;
    const y = HALL_Y + (ROWS - 1 - (at % ROWS)) * STEP;
    return `M${x} ${y} h14 v15 h-14 z`;
  }).join(' ');
}

function Shore() {
  const id = useId();
  return (
    <g>
      <path d="M-400 -200 H960 V240 H-400 Z" fill="var(--sky)" />
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="110" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky)" />
      </linearGradient>
      <path d="M-400 -200 H960 V120 H-400 Z" fill={`url(#${id})`} />
      <circle cx="236" cy="36" r="20" fill="var(--sun)" />
      <path
        d="M120 34 h70 a13 13 0 0 0 -3 -26 h-12 a20 20 0 0 0 -38 4 h-14 a11 11 0 0 0 -3 22 Z M316 54 h50 a10 10 0 0 0 -2 -20 h-9 a15 15 0 0 0 -28 3 h-10 a9 9 0 0 0 -1 17 Z"
        fill="var(--cloud)"
      />
      <path d="M-400 120 Q-120 60 40 96 T300 72 T560 84 T960 70 V240 H-400 Z" fill="var(--hill-far)" />
      <path d="M-400 160 Q-140 110 60 136 T360 128 T700 130 L960 140 V240 H-400 Z" fill="var(--hill-near)" />
      <path d="M-400 196 H960 V240 H-400 Z" fill="var(--sea)" />
      <path d="M-400 214 H960 V240 H-400 Z" fill="var(--quay-shade)" />
      <path d="M-400 214 H960 V226 H-400 Z" fill="var(--quay)" />
    </g>
  );
}

function Hall() {
  return (
    <g>
      <path
        d="M48 100 V88 L104 66 V88 L160 66 V88 L216 66 V88 L272 66 V88 L328 66 V88 L384 66 V88 L440 66 V88 L496 66 V88 L512 88 V100 Z"
        fill="var(--roof-c)"
      />
      <path
        d="M104 70 V88 M160 70 V88 M216 70 V88 M272 70 V88 M328 70 V88 M384 70 V88 M440 70 V88 M496 70 V88"
        stroke="var(--steel-light)"
        strokeWidth="4"
      />
      <rect
        x="52"
        y="96"
        width="456"
        height="126"
        fill="var(--board)"
        stroke="var(--board-edge)"
        strokeWidth="4"
      />
    </g>
  );
}

function Chimney({ x, top }: { readonly x: number; readonly top: number }) {
  return (
    <g>
      <path d={`M${x} 90 L${x + 4} ${top} H${x + 22} L${x + 26} 90 Z`} fill="var(--wall-c)" />
      <path d={`M${x + 16} ${top} H${x + 22} L${x + 26} 90 H${x + 18} Z`} fill="var(--wall-shade)" />
      <path d={`M${x + 3} ${top + 12} H${x + 23} V${top + 22} H${x + 3} Z`} fill="var(--stripe)" />
      <rect x={x + 1} y={top - 5} width="24" height="7" rx="2" fill="var(--roof-b)" />
    </g>
  );
}
