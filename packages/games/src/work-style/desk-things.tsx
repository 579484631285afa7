import { memo } from 'react';
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
      {/* The lamp. */}
      <g transform="translate(212 62) scale(1.4 1)">
        <Glow x={0} y={0} r={92} />
      </g>
      <path d="M212 140 V74" stroke="var(--steel)" strokeWidth="6" />
      <path d="M188 144 h48 v-7 h-48 Z" fill="var(--steel)" />
      <path d="M182 82 L196 38 H228 L242 82 Z" fill="var(--crane)" />
      <path d="M198 82 a14 9 0 0 0 28 0 Z" fill="var(--lantern)" />
      {closed ? <ClosedBook /> : <OpenBook quarter={quarter} />}
      <g className={styles.aside}>
        <Cat asleep={quarter >= 3} />
        <Globe />
      </g>
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
            x={252 + ((card * 5) % 7)}
            y={144 - (card + 1) * step}
            width="62"
            height={step + 1}
            rx="1.500"
            fill="var(--hull-line)"
          />
        ))}
        {closed && (
          <path
            d={`M286 145 V${top} M286 ${top} q-15 -15 -17 -2 q2 7 17 2 q15 -15 17 -2 q-2 7 -17 2`}
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

/** With a ribbon between its pages, and the pen on it. */
function ClosedBook() {
  return (
    <g>
      <path d="M336 112 H492 V144 H336 Q328 128 336 112 Z" fill="var(--roof-b)" />
      <path d="M342 118 H492 V138 H342 Q336 128 342 118 Z" fill="var(--hull-line)" />
      <path d="M350 124 H492 M350 131 H492" stroke="var(--quay-shade)" strokeWidth="1.500" />
      <path d="M336 112 H492 V119 H342 Q336 119 336 112 Z" fill="var(--roof-a)" />
      <path d="M470 138 V150 l-5 -4 l-5 4 V138 Z" fill="var(--stripe)" />
      <path d="M376 107 L462 102" stroke="var(--crane)" strokeWidth="6" strokeLinecap="round" />
      <path d="M370 107.500 l8 -1" stroke="var(--door)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

function Cat({ asleep }: { readonly asleep: boolean }) {
  return asleep ? (
    <path
      transform="translate(152 69)"
      d="M484 76 Q474 74 476 62 L475 52 L483 57 H489 L497 51 L498 58 Q510 47 526 49 Q546 53 546 70 L545 76 Z"
      fill="var(--crane)"
    />
  ) : (
    <path
      transform="translate(130 69)"
      d="M494 76 Q486 76 486 64 Q486 44 504 42 Q500 30 506 20 L512 27 H520 L526 20 Q530 30 524 40 Q536 46 538 62 Q548 64 552 56 Q556 50 552 44 q8 2 8 12 Q556 74 538 76 Z"
      fill="var(--crane)"
    />
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
