import { memo, type ReactNode, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
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

/** Where a ship is: it comes, lies at the quay while coins are chosen, and puts to sea once the trade is made. */
export type Trade = 'open' | 'made';

/**
 * The trade post on the quay, a ship beside it, and the coins that are with either of them. A coin that changes hands
 * goes there; a ship that has traded puts to sea, and is seen out in the roads from then on.
 */
export const Scene = memo(function Scene({
  ship,
  mine,
  theirs,
  trade,
  back = 0,
  traded,
  moves = false,
}: {
  readonly ship: Ship;
  readonly mine: number;
  readonly theirs: number;
  readonly trade: Trade;
  /** Of the coins at the post: those that the ship has just given back. */
  readonly back?: number;
  /** Rounds that are over: as many ships are out in the roads. */
  readonly traded: number;
  /** Coins that come now have been chosen: they come from the other side. */
  readonly moves?: boolean;
}) {
  const hour = useHour(styles.scene);
  const made = trade === 'made';
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <Shore />
      <Fleet ships={traded} />
      <div className={styles.berth} data-made={made || undefined}>
        <div className={styles.afloat}>
          <Part className={styles.hold}>
            <Coins
              from={0}
              to={theirs}
              x={400}
              base={178}
              comes={made ? null : moves ? 'from-post' : 'lands'}
            />
          </Part>
          <ShipDrawing sail={SAILS[SHIPS.indexOf(ship)] ?? SAILS[0]} />
          {!made && (
            <Part className={styles.moored}>
              <path d="M404 182 Q362 186 323 153" stroke="var(--rope)" strokeWidth="3" fill="none" />
            </Part>
          )}
        </div>
      </div>
      <Waves />
      <Part>
        <Coins
          from={0}
          to={mine - back}
          x={182}
          base={157}
          comes={made ? null : moves ? 'from-ship' : 'lands'}
        />
      </Part>
      {stacksOf(mine - back, mine).map(({ from, to }, nth) => (
        <Part key={from} className={styles.givenBack} after={nth}>
          <Coins from={from} to={to} x={182} base={157} comes={null} />
        </Part>
      ))}
    </div>
  );
});

/** Coins `from` to `to` of a heap, stack by stack. */
function stacksOf(from: number, to: number): readonly { readonly from: number; readonly to: number }[] {
  const stacks: { from: number; to: number }[] = [];
  for (let at = from; at < to; at = stacks.at(-1)?.to ?? to)
    stacks.push({ from: at, to: Math.min(to, (Math.floor(at / COLUMN) + 1) * COLUMN) });
  return stacks;
}

/** A drawing of its own within the scene: what sways does so without the rest being drawn again. */
function Part({
  className,
  after = 0,
  children,
}: {
  readonly className?: string | undefined;
  /** What moves: how many go before it. */
  readonly after?: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`${styles.layer} ${className ?? ''}`}
      style={after > 0 ? { animationDelay: `${300 + after * 110}ms` } : undefined}
      viewBox="0 0 640 250"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const Shore = memo(function Shore() {
  const id = useId();
  return (
    <Part>
      <rect width="640" height="250" fill="var(--sky)" />
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="130" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="1" stopColor="var(--sky)" />
      </linearGradient>
      <rect width="640" height="140" fill={`url(#${id})`} />
      <circle cx="330" cy="62" r="20" fill="var(--sun)" />
      <path
        d="M196 44 h84 a15 15 0 0 0 -3 -30 h-14 a25 25 0 0 0 -46 5 h-17 a13 13 0 0 0 -4 25 Z M566 70 h62 a11 11 0 0 0 -2 -22 h-11 a18 18 0 0 0 -33 3 h-13 a10 10 0 0 0 -3 19 Z"
        fill="var(--cloud)"
      />
      <path d="M0 132 Q120 96 250 120 T470 106 T640 122 V170 H0 Z" fill="var(--hill-far)" />
      <path d="M220 160 Q380 118 520 142 T640 140 V170 H220 Z" fill="var(--hill-near)" />
      <rect x="300" y="158" width="340" height="92" fill="var(--sea)" />
      <Post />
    </Part>
  );
});

function Post() {
  return (
    <g>
      <path d="M0 160 H334 V180 H0 Z" fill="var(--quay)" />
      <path d="M0 180 H320 V250 H0 Z" fill="var(--quay-shade)" />
      <path
        d="M0 204 H320 M0 228 H320 M60 180 V204 M150 180 V204 M240 180 V204 M104 204 V228 M196 204 V228 M288 204 V228"
        stroke="var(--quay-joint)"
        strokeWidth="2"
      />
      <rect x="34" y="78" width="112" height="82" fill="var(--wall-b)" />
      <rect x="128" y="78" width="18" height="82" fill="var(--wall-shade)" />
      <path d="M24 80 L44 46 H136 L156 80 Z" fill="var(--roof-a)" />
      <path d="M38 57 H142 M31 68 H149" stroke="var(--roof-b)" strokeWidth="2.5" />
      <path d="M30 92 H150 L158 112 H22 Z" fill="var(--wall-a)" />
      <path
        d="M46 92 H62 L60 112 H42 Z M78 92 H94 V112 H77 Z M110 92 H126 L130 112 H112 Z"
        fill="var(--stripe)"
      />
      <rect x="44" y="120" width="40" height="40" fill="var(--door)" />
      <Glow x={117} y={133} r={52} />
      <rect x="100" y="122" width="34" height="22" fill="var(--window)" />
      <path d="M117 122 V144" stroke="var(--wall-b)" strokeWidth="3" />
      <Worker x={154} y={160} cloth="b" skin="a" />
      <rect x="170" y="157" width="138" height="8" rx="2" fill="var(--wood)" />
      <path d="M180 165 V178 M298 165 V178" stroke="var(--wood-shade)" strokeWidth="6" />
      <path d="M317 160 V150 H327 V160 Z M314 150 H330 V146 H314 Z" fill="var(--steel)" />
    </g>
  );
}

const ShipDrawing = memo(function ShipDrawing({ sail }: { readonly sail: string }) {
  return (
    <Part>
      <path d="M486 30 V160" stroke="var(--wood-shade)" strokeWidth="6" />
      <path d="M489 30 L516 38 L489 46 Z" fill="var(--stripe)" />
      <path d="M482 44 V132 H420 Q462 96 482 44 Z" fill={sail} stroke="var(--hull-line)" strokeWidth="2" />
      <path d="M491 56 V132 H548 Q520 98 491 56 Z" fill={sail} stroke="var(--hull-line)" strokeWidth="2" />
      <path
        d="M466 88 V132 M450 108 V132 M508 90 V132 M526 112 V132"
        stroke="var(--wall-shade)"
        strokeWidth="2.5"
      />
      <path d="M392 178 H590 L562 222 H416 Z" fill="var(--hull)" />
      <path d="M398 186 H584" stroke="var(--hull-line)" strokeWidth="4" />
    </Part>
  );
});

/** In front of the hull, so that the ship lies in the water and not on it. */
const Waves = memo(function Waves() {
  return (
    <Part className={styles.waves ?? ''}>
      <path
        d="M262 214 q20 -8 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V250 H262 Z"
        fill="var(--sea-deep)"
      />
      <path
        d="M306 190 h34 M366 204 h22 M596 196 h36 M318 232 h50 M430 238 h70 M548 230 h54"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Part>
  );
});

/** Ships that are seen in the roads at most. */
const MOST_IN_SIGHT = 16;

/** The ships that have traded, small, in the roads. */
const Fleet = memo(function Fleet({ ships }: { readonly ships: number }) {
  const { length } = SAILS;
  return (
    <Part>
      {Array.from({ length: Math.min(ships, MOST_IN_SIGHT) }, (_, at) => at).map((at) => {
        const row = Math.floor(at / (MOST_IN_SIGHT / 2));
        const x = 612 - (at % (MOST_IN_SIGHT / 2)) * 33 - row * 16;
        const y = 160 + row * 9;
        return (
          <g key={at}>
            <path
              d={`M${x} ${y - 3} V${y - 20} L${x - 9} ${y - 5} H${x} Z M${x + 2} ${y - 5} V${y - 16} L${x + 9} ${y - 5} Z`}
              fill={SAILS[(at * 3) % length]}
              stroke="var(--hull)"
              strokeWidth="1"
            />
            <path d={`M${x - 11} ${y - 3} H${x + 12} L${x + 7} ${y + 3} H${x - 7} Z`} fill="var(--hull)" />
          </g>
        );
      })}
    </Part>
  );
});

const COLUMN = 5;
const STEP_X = 22.5;
const STEP_Y = 10;

/** How a coin comes to where it lies: from above, from the other side, or it is there. */
type Coming = 'lands' | 'from-post' | 'from-ship' | null;

/** Coins number `from` to `to` of a heap in stacks of five. */
function Coins({
  from,
  to,
  x,
  base,
  comes,
}: {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly base: number;
  readonly comes: Coming;
}) {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).map((coin) => {
    const column = Math.floor(coin / COLUMN);
    const row = coin % COLUMN;
    return (
      <Coin key={coin} x={x + column * STEP_X + (row % 2) * 2} y={base - 5 - row * STEP_Y} comes={comes} />
    );
  });
}

const Coin = memo(
  function Coin({ x, y, comes }: { readonly x: number; readonly y: number; readonly comes: Coming }) {
    return (
      <g className={styles.coin} data-comes={comes ?? undefined}>
        <path
          d={`M${x - 11} ${y} v4 a11 6.5 0 0 0 22 0 v-4 Z`}
          fill="var(--coin-shade)"
          stroke="var(--coin-edge)"
          strokeWidth="1.5"
        />
        <ellipse
          cx={x}
          cy={y}
          rx="11"
          ry="6.5"
          fill="var(--coin)"
          stroke="var(--coin-edge)"
          strokeWidth="1.5"
        />
        <path d={`M${x - 5} ${y - 1} h10`} stroke="var(--coin-edge)" strokeWidth="1.5" />
      </g>
    );
  },
  // How it came is settled once it is there, or it would come again.
  (before, after) => before.x === after.x && before.y === after.y,
);
