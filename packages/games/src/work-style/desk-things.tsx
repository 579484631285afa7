import { memo } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { Glow } from '../harbour/scene/light.tsx';
import styles from './view.module.css';

/** A line in the book for each quarter of the cards. */
const WRITTEN = [
  'M330 118 Q358 111 384 120',
  'M322 129 Q354 121 383 131',
  'M416 120 Q442 111 470 118',
  'M417 131 Q446 121 478 129',
];

/** However many cards it has. */
const HIGHEST_PILE = 84;

/**
 * What stands on the desk at the window: the logbook, which is closed when all is written, the pile of cards, lamp, tea
 * and the ship's cat. Its lower edge is the edge of the desk. Decoration.
 */
export const DeskThings = memo(function DeskThings({
  quarter,
  cards = 2 * quarter,
  closed = false,
}: {
  /** Quarters of the cards that are done, 0 to 4: pages fill, the tea cools, the cat falls asleep. */
  readonly quarter: number;
  /** Cards on the pile. */
  readonly cards?: number;
  /** All cards are written, and have a ribbon around them. */
  readonly closed?: boolean;
}) {
  const step = Math.min(6, HIGHEST_PILE / Math.max(1, cards));
  const top = 144 - cards * step;
  return (
    <svg className={styles.things} viewBox="0 0 800 150" aria-hidden="true" focusable="false" direction="ltr">
      <rect x="-1600" y="138" width="4000" height="13" fill="var(--desk)" />
      <path d="M-1600 139 H2400" stroke="var(--desk-line)" strokeWidth="3" />
      {/* What each stands on is darker under it. */}
      <g fill="#000" opacity="0.16">
        {[
          [212, 36],
          [274, 44],
          [closed ? 414 : 400, closed ? 86 : 104],
          [578, 34],
        ].map(([x, wide]) => (
          <ellipse key={x} cx={x} cy="145" rx={wide} ry="4.500" />
        ))}
      </g>
      {/* The lamp. */}
      <g transform="translate(212 50) scale(1.4 1)">
        <Glow x={0} y={0} r={92} />
      </g>
      <path d="M212 140 V62" stroke="var(--steel)" strokeWidth="6" />
      <path d="M188 144 h48 v-7 h-48 Z" fill="var(--steel)" />
      <path d="M180 72 L195 22 H229 L244 72 Z" fill="var(--crane)" />
      <path d="M198 72 a14 9 0 0 0 28 0 Z" fill="var(--lantern)" />
      {closed ? <ClosedBook /> : <OpenBook quarter={quarter} />}
      <g className={styles.aside}>
        <g fill="#000" opacity="0.16">
          <ellipse cx="135" cy="145" rx="32" ry="4.500" />
          {!closed && <ellipse cx="662" cy="145" rx={quarter >= 3 ? 58 : 34} ry="4.500" />}
        </g>
        {!closed && (quarter >= 3 ? <AsleepAt x={662} y={145} /> : <Cat x={658} y={145} scale={1.75} />)}
        <Globe />
      </g>
      {closed && <AsleepAt x={418} y={113} />}
      {/* Tea. */}
      <path d="M556 144 V114 H594 V144 Z" fill="var(--wall-a)" />
      <path d="M556 124 H594 V131 H556 Z" fill="var(--roof-a)" />
      <path d="M594 120 q14 0 14 8 t-14 8" fill="none" stroke="var(--wall-a)" strokeWidth="5" />
      {quarter < 2 && (
        <path
          d="M566 106 q5 -6 0 -12 M582 106 q5 -6 0 -12"
          fill="none"
          stroke="var(--wall-a)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <g stroke="var(--quay-joint)" strokeWidth={0.25 * Math.min(step, 5)}>
        {Array.from({ length: cards }, (_, card) => card).map((card) => (
          <rect
            key={card}
            x={238 + ((card * 5) % 7)}
            y={144 - (card + 1) * step}
            width="62"
            height={step + 1}
            rx="1.500"
            fill="var(--hull-line)"
          />
        ))}
        {closed && (
          <path
            d={`M272 145 V${top} M272 ${top} q-15 -15 -17 -2 q2 7 17 2 q15 -15 17 -2 q-2 7 -17 2`}
            fill="none"
            stroke="var(--stripe)"
            strokeWidth="4.500"
          />
        )}
      </g>
    </svg>
  );
});

function OpenBook({ quarter }: { readonly quarter: number }) {
  return (
    <g>
      <path d="M304 140 H496 V146 H304 Z" fill="var(--roof-b)" />
      <path d="M304 140 L328 110 Q366 100 400 114 Q434 100 472 110 L496 140 Z" fill="var(--hull-line)" />
      <path d="M400 114 V140" stroke="var(--quay-shade)" strokeWidth="3" />
      <path
        d={WRITTEN.slice(0, quarter).join(' ')}
        fill="none"
        stroke="var(--quay-joint)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="M482 130 L530 96" stroke="var(--roof-a)" strokeWidth="5" strokeLinecap="round" />
      <path d="M476 134 l7 -7" stroke="var(--door)" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** With a ribbon between its pages; the cat sleeps on it. */
function ClosedBook() {
  return (
    <g>
      <path d="M336 112 H492 V144 H336 Q328 128 336 112 Z" fill="var(--roof-b)" />
      <path d="M342 118 H492 V138 H342 Q336 128 342 118 Z" fill="var(--hull-line)" />
      <path d="M350 124 H492 M350 131 H492" stroke="var(--quay-shade)" strokeWidth="1.500" />
      <path d="M336 112 H492 V119 H342 Q336 119 336 112 Z" fill="var(--roof-a)" />
      <path d="M470 138 V150 l-5 -4 l-5 4 V138 Z" fill="var(--stripe)" />
    </g>
  );
}

/** The ship's cat, rolled up, the middle of its lower side at `x`, `y`. */
function AsleepAt({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M-50 0 Q-58 -30 -24 -42 Q18 -54 46 -32 Q64 -14 54 0 Z" fill="var(--crane)" />
      <path
        d="M-2 -46 q5 9 1 17 M15 -45 q6 9 2 18 M31 -39 q6 8 2 16"
        stroke="var(--crane-shade)"
        strokeWidth="5"
      />
      <path d="M51 -10 Q40 -3 2 -5" stroke="var(--crane-shade)" strokeWidth="13" />
      <path d="M51 -10 Q40 -3 2 -5" stroke="var(--crane)" strokeWidth="8" />
      <path
        d="M-57 -18 L-58 -41 L-45 -34 Q-35 -37 -26 -34 L-14 -42 L-13 -18 Q-14 0 -35 0 Q-56 0 -57 -18 Z"
        fill="var(--crane)"
        stroke="var(--crane-shade)"
        strokeWidth="2.500"
      />
      <path
        d="M-53 -34 l1 8 M-19 -35 l-1 8 M-40 -31 v5 M-31 -31 v5"
        stroke="var(--crane-shade)"
        strokeWidth="2.500"
      />
      <path d="M-44 -7 a9 6 0 0 1 18 0 q-9 6 -18 0 Z" fill="var(--wall-a)" />
      <path d="M-38 -11 h6 l-3 4 Z" fill="var(--stripe)" />
      <path d="M-39 -6 q2 3 4 0 q2 3 4 0" stroke="var(--goods-ink)" strokeWidth="1.500" />
      <path d="M-50 -18 q4 4 8 0 M-28 -18 q4 4 8 0" stroke="var(--goods-ink)" strokeWidth="2.500" />
    </g>
  );
}

function Globe() {
  return (
    <g>
      <path d="M116 144 H154 M135 144 V134" stroke="var(--crane)" strokeWidth="6" />
      <circle cx="135" cy="108" r="24" fill="var(--sea-deep)" />
      <path
        d="M118 92 Q132 86 138 98 Q132 106 124 110 Q114 106 114 100 Z M140 110 Q156 104 158 112 Q152 126 144 126 Q138 118 140 110 Z"
        fill="var(--grass)"
      />
      <path d="M135 79 A29 29 0 0 1 135 137" fill="none" stroke="var(--crane)" strokeWidth="4" />
    </g>
  );
}
