import { memo, type ReactNode } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import type { Sacks } from './batches.ts';
import { Sack } from './sack.tsx';
import styles from './view.module.css';

/** Sacks beside each other on deck; a task that fills more stacks them. */
const PER_ROW = 7;
/** Rows that are in sight above the rail. */
const MOST_ROWS = 3;
const SACK = { x: 126, y: 112, step: 27, rise: 19 } as const;

/**
 * The mail boat at the quay, with a sack for each batch that is through; once the last one is aboard, it puts to sea. It
 * tells how far the task is, and nothing of how letters were sorted. Never mirrored.
 */
export const MailBoat = memo(function MailBoat({ filled = 1, of = 1 }: Partial<Sacks>) {
  const hour = useHour(styles.boat);
  const aboard = Math.min(filled, PER_ROW * MOST_ROWS);
  const placeOf = (at: number) => {
    const row = Math.floor(at / PER_ROW);
    const x = SACK.x + (at % PER_ROW) * SACK.step + (row % 2) * 8;
    return `translate(${x} ${SACK.y - row * SACK.rise})`;
  };
  const rows = Array.from({ length: aboard }, (_, at) => at);
  return (
    <div {...hour} data-sails={filled >= of || undefined} aria-hidden="true" dir="ltr">
      <Part>
        <Roads />
      </Part>
      <div className={styles.underway}>
        <Part>
          <path
            d="M104 132 V70 M104 74 L82 80 L104 87 Z"
            stroke="var(--wood-shade)"
            strokeWidth="4"
            fill="var(--stripe)"
          />
          {rows.slice(0, -1).map((at) => (
            <g key={at} transform={placeOf(at)}>
              <Sack />
            </g>
          ))}
        </Part>
        <Part className={styles.latest}>
          {rows.slice(-1).map((at) => (
            <g key={at} transform={placeOf(at)}>
              <Sack />
            </g>
          ))}
        </Part>
        <Part>
          <Glow x={344} y={112} r={46} />
          <rect x="322" y="98" width="44" height="44" rx="3" fill="var(--wall-a)" />
          <rect x="316" y="90" width="56" height="9" rx="3" fill="var(--roof-a)" />
          <rect x="330" y="106" width="13" height="13" rx="2" fill="var(--window)" />
          <rect x="348" y="106" width="13" height="13" rx="2" fill="var(--window)" />
          <path d="M356 90 V70 h12 V90 Z" fill="var(--stripe)" />
          <path d="M70 138 H384 L362 176 H108 Q82 168 70 138 Z" fill="var(--hull)" />
          <path d="M76 147 H378" stroke="var(--hull-line)" strokeWidth="4" />
        </Part>
      </div>
      <Part>
        <path
          d="M-40 176 q14 -6 28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 V210 H-40 Z"
          fill="var(--sea-deep)"
        />
        <path
          d="M30 190 h40 M130 186 h52 M236 192 h44 M330 188 h48"
          stroke="var(--foam)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </Part>
    </div>
  );
});

/** A drawing of its own over the others: what moves does so without the rest being drawn again. */
function Part({
  className = '',
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg className={`${styles.part} ${className}`} viewBox="0 0 420 200" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

function Roads() {
  return (
    <g>
      <rect width="420" height="130" fill="var(--sky)" />
      <g fill="var(--stars)">
        {[
          [40, 24],
          [150, 36],
          [214, 18],
          [268, 44],
          [392, 26],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.6" />
        ))}
      </g>
      <circle cx="58" cy="50" r="17" fill="var(--sun)" />
      <path
        d="M180 56 h50 a9 9 0 0 0 -2 -18 h-8 a15 15 0 0 0 -28 3 h-10 a8 8 0 0 0 -2 15 Z M300 40 h38 a7 7 0 0 0 -1 -14 h-7 a11 11 0 0 0 -20 2 h-8 a6 6 0 0 0 -2 12 Z"
        fill="var(--cloud)"
      />
      <path d="M0 104 Q80 78 170 98 T330 86 T420 96 V130 H0 Z" fill="var(--hill-far)" />
      <path d="M120 116 Q230 88 330 104 T420 100 V130 H120 Z" fill="var(--hill-near)" />
      <rect y="116" width="420" height="84" fill="var(--sea)" />
    </g>
  );
}
