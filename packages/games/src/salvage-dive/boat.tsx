import { Garland, Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './boat.module.css';
import type { Depth } from './depth.ts';
import { DiverBody, Fins, Helmet } from './diver.tsx';
import { gemPlace } from './haul.tsx';
import { Good } from './signs.tsx';

/**
 * The boat that dives are made from, with a chest for each of them, whatever it brought. Up at it, its derrick takes the
 * net aboard with what is in it, and the diver comes out of the water at its ladder; at a rest and at the end the diver
 * climbs aboard, and when all is done lamps are lit along the derrick.
 */
export function Boat({
  at,
  dives,
  of,
  found,
}: {
  readonly at: Depth;
  readonly dives: number;
  readonly of: number;
  readonly found: number;
}) {
  const home = at === 'home';
  const done = home && dives >= of;
  return (
    <div className={styles.boat}>
      <div className={styles.vessel} data-at={at}>
        <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
          <OnDeck chests={dives} of={of} home={done} />
        </svg>
        {at === 'boat' && (
          <svg className={styles.aboard} viewBox="0 0 400 250" aria-hidden="true" focusable="false">
            <Chest n={dives} of={of} />
          </svg>
        )}
        {home && <OnBoard />}
        {at === 'boat' && found > 0 && (
          <div className={styles.tackle}>
            <div className={styles.along}>
              <svg viewBox="0 26 400 114" aria-hidden="true" focusable="false">
                <rect x="102" y="26" width="20" height="8" rx="3" fill="var(--steel)" />
              </svg>
              <div className={styles.lift}>
                <svg className={styles.swings} viewBox="0 26 400 114" aria-hidden="true" focusable="false">
                  <Catch found={found} />
                </svg>
                <Drips className={styles.netDrips} box="0 26 400 114" x={112} y={106} />
              </div>
            </div>
          </div>
        )}
        <svg className={styles.ready} viewBox="0 0 400 250" aria-hidden="true" focusable="false">
          <path d="M156 106 V178" stroke="var(--rope)" strokeWidth="2.5" />
          <g transform="translate(156 196) scale(1.1)">
            <Fins />
            <DiverBody />
          </g>
        </svg>
        <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
          <Hull />
        </svg>
        {done && (
          <svg className={styles.inWater} viewBox="0 0 400 250" aria-hidden="true" focusable="false">
            <path
              d={BULBS.slice(1)
                .map(
                  ([x], n) =>
                    `M${x - 5} ${162 + (n % 3) * 2} h10 M${x - 3} ${170 + (n % 2) * 2} h6 M${x - 2} 179 h4`,
                )
                .join(' ')}
              stroke="var(--glow)"
              strokeWidth="2.5"
              strokeLinecap="round"
              opacity="0.6"
            />
          </svg>
        )}
        {done && (
          <div className={styles.lights}>
            {BULBS.map(([x, y], at) => (
              <i
                key={x}
                style={{ left: `${x / 4}%`, top: `${y / 2.5}%`, '--n': at } as React.CSSProperties}
              />
            ))}
          </div>
        )}
        {at === 'boat' && <Afloat catches={found > 0} />}
        {home && <Climber />}
      </div>
    </div>
  );
}

/** Lamps along the derrick, from its end on. */
const BULBS = [36, 154].flatMap((from) =>
  Array.from({ length: 5 }, (_, n) => {
    const t = (n + 1) / 6;
    return [from + 118 * t, 32 + 38 * 2 * t * (1 - t)] as const;
  }),
);

/** The diver who is upright, around the neck, fins on the ground at 61. */
function Upright() {
  return (
    <g>
      <path
        d="M-13 53 Q-18 62 -25 61 H-2 V52 Z M13 53 Q18 62 25 61 H2 V52 Z"
        fill="var(--goods-c)"
        stroke="var(--goods-plate)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M-15 20 Q-16 38 -13 55 H-2 L0 36 L2 55 H13 Q16 38 15 20 Z"
        fill="var(--goods-ink)"
        stroke="var(--goods-plate)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M-17 26 Q-18 4 0 4 Q18 4 17 26 Z"
        fill="var(--goods-ink)"
        stroke="var(--goods-plate)"
        strokeWidth="1.5"
      />
      <path d="M-9 6 L-6 25 M9 6 L6 25" stroke="var(--goods-c)" strokeWidth="3" />
      <Helmet x={0} y={-6} />
    </g>
  );
}

/** An arm along `d` with a glove at its end. */
function Arm({ d, hand: [x, y] }: { readonly d: string; readonly hand: readonly [number, number] }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--goods-plate)" strokeWidth="10" />
      <path d={d} stroke="var(--goods-ink)" strokeWidth="7" />
      <circle cx={x} cy={y} r="5" fill="var(--goods-c)" stroke="var(--goods-plate)" strokeWidth="1.5" />
    </g>
  );
}

/** The diver on deck behind the bulwark, and the arm that waves. */
function OnBoard() {
  return (
    <div className={styles.onBoard}>
      <svg className={styles.waves} viewBox="0 0 400 250" aria-hidden="true" focusable="false">
        <g transform="translate(100 67) scale(0.62)">
          <Arm d="M13 12 Q25 5 26 -9" hand={[26, -13]} />
        </g>
      </svg>
      <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
        <g transform="translate(100 67) scale(0.62)">
          <Upright />
        </g>
      </svg>
    </div>
  );
}

/** The diver on the ladder, hand over hand out of the water and up to the bulwark, which is got over on deck. */
function Climber() {
  return (
    <div className={styles.outOfWater}>
      <div className={styles.climber}>
        <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
          <g transform="translate(100 64) scale(0.62)">
            <Upright />
            <Arm d="M-14 13 Q-22 4 -13 -8" hand={[-10, 8]} />
            <Arm d="M14 13 Q22 16 13 22" hand={[10, 22]} />
          </g>
        </svg>
        <Drips className={styles.wet} x={100} y={104} />
      </div>
      <svg className={styles.wake} viewBox="0 0 400 174" aria-hidden="true" focusable="false">
        <path
          d="M74 173 q6.5 -5 13 0 t13 0 t13 0 t13 0"
          stroke="var(--foam)"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}

/** Water that falls off what has come out of the sea. */
function Drips({
  className,
  box = '0 0 400 250',
  x,
  y,
}: {
  readonly className: string | undefined;
  readonly box?: string;
  readonly x: number;
  readonly y: number;
}) {
  const drop = 'q-3.2 5 0 7.4 q3.2 -2.4 0 -7.4 Z';
  return (
    <svg className={className} viewBox={box} aria-hidden="true" focusable="false">
      <path
        d={`M${x - 22} ${y} ${drop} M${x - 8} ${y + 9} ${drop} M${x + 6} ${y + 1} ${drop} M${x + 20} ${y + 7} ${drop}`}
        fill="var(--foam)"
        stroke="var(--foam)"
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** The diver in the water at the ladder, a hand on it, and the splash where diver and net have come out. */
function Afloat({ catches }: { readonly catches: boolean }) {
  return (
    <>
      <svg className={styles.ripples} viewBox="0 0 400 250" aria-hidden="true" focusable="false">
        <path
          d="M70 172 a58 8 0 1 0 116 0 a58 8 0 1 0 -116 0 M92 172 a36 4.5 0 1 0 72 0 a36 4.5 0 1 0 -72 0"
          fill="none"
          stroke="var(--foam)"
          strokeWidth="3.5"
        />
      </svg>
      <div className={styles.outOfWater}>
        <div className={styles.rising}>
          <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
            <g transform="translate(128 160) scale(0.62)">
              <Arm d="M15 12 Q27 4 28 -10" hand={[28, -14]} />
              <Upright />
              <Arm d="M-14 13 Q-20 6 -19 -3" hand={[-19, -6]} />
            </g>
          </svg>
          <Drips className={styles.wet} x={130} y={164} />
        </div>
      </div>
      <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
        <path
          d="M94 174 q8.5 -6 17 0 t17 0 t17 0 t17 0"
          stroke="var(--foam)"
          strokeWidth="4.5"
          fill="none"
          strokeLinecap="round"
        />
      </svg>
      <Splash className={styles.splash} />
      {catches && <Splash className={styles.netSplash} />}
    </>
  );
}

/** Water thrown up to both sides. */
function Splash({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className}>
      {[-1, 1].map((side) => (
        <svg
          key={side}
          viewBox="0 0 90 90"
          style={{ '--side': side } as React.CSSProperties}
          aria-hidden="true"
          focusable="false"
        >
          <path
            d="M45 88 Q34 58 8 46 Q36 50 46 66 Q40 36 22 14 Q52 34 56 62 Q62 46 80 38 Q66 60 66 88 Z"
            fill="var(--foam)"
          />
          <path
            d="M4 30 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 M38 8 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 M76 22 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0"
            fill="var(--foam)"
          />
        </svg>
      ))}
    </div>
  );
}

/** The deck where chests stand, from its end by the mast on, and how high they may be stacked. */
const STACK = { end: 238, length: 108, deck: 105 } as const;

/** A chest for each dive, as large as there is room for all of them: rows from below, each from the mast on. */
function chestPlace(n: number, of: number) {
  const rows = of <= 8 ? 2 : of <= 18 ? 3 : of <= 32 ? 4 : 5;
  const columns = Math.max(4, Math.ceil(of / rows));
  const width = Math.min(25, STACK.length / columns);
  const height = width * 0.76;
  return {
    x: STACK.end - ((n % columns) + 1) * width,
    y: STACK.deck - (Math.floor(n / columns) + 1) * height,
    scale: width / 26,
  };
}

/** A chest on deck. */
function Chest({ n, of }: { readonly n: number; readonly of: number }) {
  const { x, y, scale } = chestPlace(n, of);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="var(--crate-mark)" strokeWidth="2">
      <path d="M1 20 V7 Q1 1 8 1 H18 Q25 1 25 7 V20 Z" fill="var(--crate)" />
      <path d="M1 9 H25" />
      <path d="M11 7 h4 v5 h-4 Z" fill="var(--lantern)" strokeWidth="1.5" />
    </g>
  );
}

/** What stands on deck: a chest for each dive, the derrick, somebody at its winch, the cabin. 400 by 250, afloat at 140. */
function OnDeck({
  chests,
  of,
  home = false,
}: {
  readonly chests: number;
  /** Dives in all. */
  readonly of: number;
  /** All is done: lamps along the derrick. */
  readonly home?: boolean;
}) {
  return (
    <g>
      <path
        d="M272 105 V8 M272 26 H36 M272 10 L44 26 M272 10 L366 62"
        stroke="var(--steel)"
        strokeWidth="2"
        fill="none"
      />
      <path d="M272 105 V8 M272 26 H36" stroke="var(--steel)" strokeWidth="5" strokeLinecap="round" />
      <path d="M274 6 L302 14 L274 23 Z" fill="var(--stripe)" />
      {Array.from({ length: chests }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chest has nothing but its place
        <Chest key={n} n={n} of={of} />
      ))}
      <g transform="translate(256 106) scale(0.62)">
        <Worker x={0} y={0} cloth="a" skin="b" waves={home} />
      </g>
      <path d="M262 105 V92 H282 V105 Z" fill="var(--steel)" />
      <circle cx="272" cy="93" r="7" fill="var(--steel-light)" stroke="var(--steel)" strokeWidth="2.5" />
      <Glow x={330} y={40} r={46} />
      <path d="M330 52 V44" stroke="var(--steel)" strokeWidth="3" />
      <circle cx="330" cy="40" r="5" fill="var(--lantern)" stroke="var(--steel)" strokeWidth="2" />
      <rect x="296" y="60" width="64" height="46" rx="3" fill="var(--wall-a)" />
      <rect x="346" y="60" width="14" height="46" fill="var(--wall-shade)" />
      <rect x="289" y="51" width="78" height="11" rx="4" fill="var(--roof-a)" />
      <rect x="305" y="71" width="17" height="15" rx="2" fill="var(--window)" />
      <rect x="332" y="71" width="17" height="15" rx="2" fill="var(--window)" />
      {home && <Garland from={[36, 26]} to={[154, 27]} bulbs={0} />}
      {home && <Garland from={[154, 27]} to={[272, 26]} bulbs={0} />}
    </g>
  );
}

/** The hull, in front of all that stands in it. */
function Hull() {
  return (
    <g>
      <path
        d="M92 158 H340 M118 167 H300 M150 176 H268"
        stroke="var(--hull)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.28"
      />
      <path d="M56 98 L82 105 H374 Q364 138 334 152 H112 Q76 138 56 98 Z" fill="var(--hull)" />
      <path d="M62 107 L86 114 H369" stroke="var(--hull-line)" strokeWidth="4" fill="none" />
      <path
        d="M92 104 V172 M110 104 V172 M92 118 H110 M92 131 H110 M92 144 H110 M92 157 H110"
        stroke="var(--rope)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="300" cy="129" r="8" fill="none" stroke="var(--stripe)" strokeWidth="5" />
      <circle
        cx="300"
        cy="129"
        r="8"
        fill="none"
        stroke="var(--hull-line)"
        strokeWidth="5"
        strokeDasharray="6 6.5"
      />
      <path
        d="M20 150 h54 M96 153 q10 -6 20 0 t20 0 t20 0 M318 153 h62 M40 164 h40 M352 166 h34"
        stroke="var(--foam)"
        strokeWidth="4.5"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

/** Gems by the light of day. */
const BRIGHT = { '--hb-good': '#14512f', '--hb-selected': '#7ad79b' } as React.CSSProperties;

/** The net on the derrick's rope, with what is in it; drawn where it lies on deck in the end. */
function Catch({ found }: { readonly found: number }) {
  return (
    <g transform="translate(64 72) scale(0.48)" style={BRIGHT}>
      <path d="M100 -34 V-2000" stroke="var(--rope)" strokeWidth="5" />
      {Array.from({ length: found }, (_, n) => {
        const [x, y] = gemPlace(n);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.68)`}>
            <Good />
          </g>
        );
      })}
      <path
        d="M100 -36 L8 5 Q12 68 66 68 H134 Q188 68 192 5 Z M8 5 H192 M40 5 Q44 52 84 68 M78 5 Q78 44 100 68 M122 5 Q122 44 100 68 M160 5 Q156 52 116 68 M12 24 Q100 46 188 24 M22 46 Q100 64 178 46"
        fill="none"
        stroke="var(--rope)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </g>
  );
}
