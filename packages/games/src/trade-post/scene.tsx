import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { SHIPS, type Ship } from './core.ts';
import styles from './view.module.css';

const SAILS = [
  'var(--sail)',
  'var(--wall-c)',
  'var(--cloth-a)',
  'var(--crane)',
  'var(--roof-a)',
  'var(--wall-d)',
  'var(--cloth-b)',
  'var(--wall-b)',
] as const;

/** The trade post on the quay, a ship beside it, and the coins that are with either of them. */
export const Scene = memo(function Scene({
  ship,
  mine,
  theirs,
}: {
  readonly ship: Ship;
  readonly mine: number;
  readonly theirs: number;
}) {
  const hour = useHour(styles.scene);
  return (
    <svg {...hour} viewBox="0 0 640 250" aria-hidden="true" focusable="false" direction="ltr">
      <rect width="640" height="250" fill="var(--sky)" />
      <path d="M0 142 Q120 108 250 128 T470 116 T640 130 V170 H0 Z" fill="var(--hill-far)" />
      <path d="M270 160 H640 V250 H270 Z" fill="var(--sea)" />
      <path
        d="M300 184 h44 M370 222 h60 M560 214 h50 M596 180 h30"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Post />
      <Coins count={mine} x={178} base={157} />
      <g className={styles.afloat}>
        <ShipDrawing sail={SAILS[SHIPS.indexOf(ship)] ?? SAILS[0]} />
        <Coins count={theirs} x={400} base={179} />
      </g>
    </svg>
  );
});

function Post() {
  return (
    <g>
      <path d="M0 160 H300 V180 H0 Z" fill="var(--quay)" />
      <path d="M0 180 H286 V250 H0 Z" fill="var(--quay-shade)" />
      <rect x="34" y="78" width="112" height="82" fill="var(--wall-b)" />
      <path d="M24 80 L44 46 H136 L156 80 Z" fill="var(--roof-a)" />
      <path d="M30 92 H150 L158 112 H22 Z" fill="var(--wall-a)" stroke="var(--stripe)" strokeWidth="0" />
      <path
        d="M46 92 H62 L60 112 H42 Z M78 92 H94 V112 H77 Z M110 92 H126 L130 112 H112 Z"
        fill="var(--stripe)"
      />
      <rect x="46" y="120" width="42" height="40" fill="var(--door)" />
      <rect x="100" y="122" width="34" height="22" fill="var(--window)" />
      <rect x="160" y="157" width="112" height="7" rx="2" fill="var(--wood)" />
    </g>
  );
}

function ShipDrawing({ sail }: { readonly sail: string }) {
  return (
    <g>
      <path d="M486 40 V160" stroke="var(--wood-shade)" strokeWidth="6" />
      <path d="M482 44 V132 H420 Q462 96 482 44 Z" fill={sail} stroke="var(--hull-line)" strokeWidth="2" />
      <path d="M491 56 V132 H548 Q520 98 491 56 Z" fill={sail} stroke="var(--hull-line)" strokeWidth="2" />
      <path d="M392 178 H590 L562 216 H416 Z" fill="var(--hull)" />
      <path d="M398 186 H584" stroke="var(--hull-line)" strokeWidth="4" />
    </g>
  );
}

const COLUMN = 5;
const STEP_X = 25;
const STEP_Y = 10;

/** Coins in stacks of five. */
function Coins({ count, x, base }: { readonly count: number; readonly x: number; readonly base: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, n) => {
        const column = Math.floor(n / COLUMN);
        const row = n % COLUMN;
        return (
          <g key={`${column}.${row}`} className={styles.coin}>
            <ellipse
              cx={x + column * STEP_X + (row % 2) * 2}
              cy={base - 5 - row * STEP_Y}
              rx="11"
              ry="6.5"
              fill="var(--lantern)"
              stroke="var(--crate-mark)"
              strokeWidth="2"
            />
            <path
              d={`M${x + column * STEP_X + (row % 2) * 2 - 5} ${base - 6 - row * STEP_Y} h10`}
              stroke="var(--crate-mark)"
              strokeWidth="1.5"
            />
          </g>
        );
      })}
    </g>
  );
}
