import { memo, type ReactNode } from 'react';
import { Garland } from '../harbour/scene/light.tsx';
import { Part } from '../harbour/scene/part.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Helmsman, Hull, Sails } from './boat.tsx';
import { Dog } from './dog.tsx';
import { Keeper } from './keeper.tsx';
import styles from './mooring.module.css';

/** Boats that have room at the quay; a task of more series fills it and stays so. */
const MOST_BERTHS = 6;
/** From the inner end of the quay to the last berth, a boat's length before the flag; their keels are at `y`. */
const BERTHS = { from: 16, last: 330, y: 174 } as const;
/** The most from one berth to the next. */
const MOST_APART = 148;
/** How far before its berth a boat has to be to sail on to it; else it turns. */
const SAILS_ON = 30;
/** Where boats are tied to. */
const DECK = 126;
/** The way of a whole series, to the last berth: as long as it is on the water. */
const WAY = { wide: 334, phone: 288 } as const;
/** What a boat on its course, keeper and dog are enlarged by here to be as large as there. */
const AS_AFLOAT = { wide: 0.89, phone: 1.58 } as const;
export const AS_ON_LAND = { wide: 0.69, phone: 1.22 } as const;
/** Where the dog was when it comes. */
const DOG_FROM = 312;
/** Where the way of a series ends, on the quay. */
const FLAG = 386;
/** The width of a boat, and its mast over its keel. */
const BOAT = { width: 60, mast: 42 } as const;
/** Bollards along the quay. */
const BOLLARDS = [72, 134, 195, 260, 362] as const;

/** The quay under the tower; there all the time. 420 wide, its foot at 160. */
export const Quay = memo(function Quay() {
  return (
    <Part height={160}>
      <path d="M-30 130 H450 V163 H-30 Z" fill="var(--rock-shade)" />
      <path
        d="M-30 147 H450 M10 136 V147 M72 136 V147 M134 136 V147 M196 136 V147 M258 136 V147 M320 136 V147 M382 136 V147 M40 147 V162 M104 147 V162 M166 147 V162 M228 147 V162 M290 147 V162 M352 147 V162 M414 147 V162"
        stroke="var(--rock)"
        strokeWidth="1.5"
      />
      <path d="M-34 128 H454 V136 H-34 Z" fill="var(--quay)" />
      <path d="M-34 136 H454" stroke="var(--quay-joint)" strokeWidth="2" />
      {BOLLARDS.map((x) => (
        <Bollard key={x} x={x} />
      ))}
      <Sized x={FLAG} y={131} size={{ wide: 0.95, phone: 0.95 }}>
        <path d="M0 0 V-42" stroke="var(--door)" strokeWidth="3.5" strokeLinecap="round" />
        <path d="M1 -41 Q9 -45 17 -40 T31 -40 V-25 Q24 -29 17 -24 T1 -25 Z" fill="var(--stripe)" />
      </Sized>
      <path
        d={`M-32 163 ${'q8 -4 16 0 t16 0 '.repeat(15)}`}
        stroke="var(--hull-line)"
        strokeWidth="2.5"
        fill="none"
        opacity="0.55"
      />
    </Part>
  );
});

/**
 * The end of a series: the boat that was led home moors at the flag if it is the last one, and before it turns at the
 * flag and sails back to its berth farther in, beside those of the series before; the keeper and the dog have come out to greet it; who has steered it steps ashore. It tells how many series are done, and nothing of the answers. Never mirrored.
 */
export const Mooring = memo(function Mooring({
  done,
  of,
  rows,
}: {
  readonly done: number;
  readonly of: number;
  /** Rows of the series: after the last one the boat was a length from the flag. */
  readonly rows: number;
}) {
  const berths = Math.min(MOST_BERTHS, Math.max(1, done, of));
  const boats = Math.min(berths, Math.max(1, done));
  const step = Math.min(MOST_APART, (BERTHS.last - BERTHS.from) / (berths - 0.5));
  const most = (step - 6) / BOAT.width;
  const size = { wide: Math.min(AS_AFLOAT.wide, most), phone: Math.min(AS_AFLOAT.phone, most) };
  const middleOf = (berth: number) => BERTHS.last - (berths - 1 - berth) * step;
  /** Bow inwards where it had to turn. */
  const turned = (berth: number) => middleOf(berth) < BERTHS.last - WAY.phone / rows - SAILS_ON;
  const latest = boats - 1;
  const middle = middleOf(latest);
  /** They stand beside the boat where there is more of the quay. */
  const side = middle < 210 ? 1 : -1;
  const keeper = middle + side * 94;
  const dog = keeper + side * 71;
  const mast = BERTHS.y - BOAT.mast * size.wide;
  const rope = (berth: number) => {
    const bollard = bollardBy(middleOf(berth));
    // From within the hull, however large it is; drawn behind it.
    const from = middleOf(berth) + 14 * Math.sign(bollard - middleOf(berth));
    return <Rope key={`rope ${berth}`} from={[from, BERTHS.y - 9]} to={[bollard, DECK - 3]} />;
  };
  return (
    <>
      <div
        className={styles.comesOut}
        style={{ '--from': `${(100 * (210 - keeper)) / 420}%` } as React.CSSProperties}
      >
        <Part height={160} className={styles.keeper}>
          <Sized x={keeper} y={131} size={AS_ON_LAND} aside={-8 * side}>
            <g transform={`scale(${-side} 1)`}>
              <Keeper x={0} y={0} />
            </g>
          </Sized>
        </Part>
      </div>
      <div
        className={styles.runs}
        style={
          {
            '--from': `${(100 * (DOG_FROM - dog)) / 420}%`,
            '--at': `${(100 * dog) / 420}%`,
            '--turned': side,
          } as React.CSSProperties
        }
      >
        <Part height={160} className={styles.dog}>
          <Sized x={dog} y={131} size={AS_ON_LAND}>
            <g transform={`scale(${-side} 1)`}>
              <Dog x={0} y={0} />
            </g>
          </Sized>
        </Part>
      </div>
      <div className={styles.stepsAshore} style={{ '--side': side } as React.CSSProperties}>
        <Part height={160}>
          <Sized x={middle + side * 46} y={131} size={AS_ON_LAND}>
            <g transform={`scale(${side * 0.8} .8)`}>
              <Worker x={0} y={0} cloth="b" skin="a" waves />
            </g>
          </Sized>
        </Part>
      </div>
      <Part height={160} className={styles.before}>
        {Array.from({ length: latest }, (_, berth) => (
          <g key={middleOf(berth)}>
            {rope(berth)}
            <Afloat x={middleOf(berth)} size={size} turned={turned(berth)}>
              <Lies />
              <Furled />
              <Hull steered={false} />
            </Afloat>
          </g>
        ))}
      </Part>
      <Part height={160} className={styles.tied}>
        {rope(latest)}
      </Part>
      <div
        className={turned(latest) ? `${styles.arriving} ${styles.comesBack}` : styles.arriving}
        style={
          {
            '--from-wide': `${(100 * (BERTHS.last - WAY.wide / rows - middle)) / 420}%`,
            '--from-phone': `${(100 * (BERTHS.last - WAY.phone / rows - middle)) / 420}%`,
            '--flag': `${(100 * (BERTHS.last - middle)) / 420}%`,
            '--larger-wide': AS_AFLOAT.wide / size.wide,
            '--larger-phone': AS_AFLOAT.phone / size.phone,
            '--at': `${(100 * middle) / 420}%`,
          } as React.CSSProperties
        }
      >
        <div className={turned(latest) ? styles.turns : styles.keeps}>
          <Part height={160} className={styles.wake}>
            <Afloat x={middle} size={size} turned={turned(latest)}>
              <path
                d="M-22 47 h24 M-34 42 h18"
                stroke="var(--hull-line)"
                strokeWidth="2.5"
                strokeLinecap="round"
                opacity="0.7"
              />
            </Afloat>
          </Part>
          <Part height={160} className={styles.sails}>
            <Afloat x={middle} size={size} turned={turned(latest)}>
              <Sails />
            </Afloat>
          </Part>
          <Part height={160}>
            <Afloat x={middle} size={size} turned={turned(latest)}>
              <Lies />
              <g className={styles.furled}>
                <Furled />
              </g>
              <g className={styles.steers}>
                <Helmsman />
              </g>
              <Hull steered={false} />
            </Afloat>
          </Part>
        </div>
      </div>
      {done >= of && latest > 0 && (
        <div
          className={styles.garland}
          style={
            { '--higher': `${(-100 * BOAT.mast * (size.phone - size.wide)) / 160}%` } as React.CSSProperties
          }
        >
          <Part height={160} className={styles.tied}>
            {Array.from({ length: latest }, (_, berth) => (
              <Garland
                key={middleOf(berth)}
                from={[middleOf(berth), mast]}
                to={[middleOf(berth + 1), mast]}
                bulbs={3}
              />
            ))}
          </Part>
        </div>
      )}
    </>
  );
});

/** The bollard that a boat with its middle there is tied to: the one astern of it, and at the beginning of the quay the next. */
function bollardBy(middle: number): number {
  return BOLLARDS.findLast((x) => x < middle - 36) ?? BOLLARDS.find((x) => x > middle + 6) ?? BOLLARDS[0];
}

interface Sizes {
  readonly wide: number;
  readonly phone: number;
}

/** A drawing around 0, 0, put on a place, as large as it is elsewhere on a screen of that width. */
export function Sized({
  x,
  y,
  size,
  aside = 0,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: Sizes;
  /** How far from there it is where there is room for all to be seen smaller. */
  readonly aside?: number;
  readonly children: ReactNode;
}) {
  const sizes = { '--wide': size.wide, '--phone': size.phone, '--aside': aside } as React.CSSProperties;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.sized} style={sizes}>
        {children}
      </g>
    </g>
  );
}

/** A boat's drawing at the quay, its middle at `x`, its bow to the right unless it has turned. */
function Afloat({
  x,
  size,
  turned,
  children,
}: {
  readonly x: number;
  readonly size: Sizes;
  readonly turned: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Sized x={x} y={BERTHS.y} size={size}>
      <g transform={turned ? 'scale(-1 1) translate(-30 -46)' : 'translate(-30 -46)'}>{children}</g>
    </Sized>
  );
}

/** The water along a boat's side. */
function Lies() {
  return (
    <path d="M6 47 H54" stroke="var(--hull-line)" strokeWidth="2.5" strokeLinecap="round" opacity="0.6" />
  );
}

/** Sails rolled up along the boom and the stay, and a pennant. */
function Furled() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M30 5 L5 32 M30 5 L55 32" stroke="var(--hull-line)" strokeWidth="1" />
      <path d="M28 7.500 L9 28" stroke="#fbf8ee" strokeWidth="2.500" />
      <path d="M31 28 H56" stroke="#5d4527" strokeWidth="2.500" />
      <path d="M34 24.500 Q44 27 53 25.500" stroke="#fbf8ee" strokeWidth="4.500" />
      <path d="M38 23 V28 M43.500 24 V28.500 M49 24 V28" stroke="#5d4527" strokeWidth="1.200" />
      <path d="M30 1 L41 3.500 L30 6 Z" fill="var(--stripe)" />
    </g>
  );
}

function Bollard({ x }: { readonly x: number }) {
  return (
    <path
      d={`M${x - 4} 131 V${DECK - 6} H${x + 4} V131 Z M${x - 6.5} ${DECK - 5} V${DECK - 9.5} H${x + 6.5} V${DECK - 5} Z`}
      fill="var(--steel)"
    />
  );
}

function Rope({
  from: [x1, y1],
  to: [x2, y2],
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}) {
  return (
    <path
      d={`M${x1} ${y1} Q${(x1 + x2) / 2 + 8} ${Math.max(y1, y2) - 4} ${x2} ${y2}`}
      stroke="var(--rope)"
      strokeWidth="1.400"
      fill="none"
      strokeLinecap="round"
    />
  );
}
