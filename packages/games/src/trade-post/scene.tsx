import { type CSSProperties, memo, useEffect, useId, useRef, useState } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Garland, Glow, LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { SHIPS, type Ship } from './core.ts';
import { Homeward } from './homeward.tsx';
import { Part } from './part.tsx';
import { MOST_IN_SIGHT, SAILS, sailOf } from './sails.ts';
import styles from './view.module.css';

/** What is answered in a round, and by whom: yes, no, or coins that come back, as they are written. */
export interface Answer {
  readonly by: 'ship' | 'post';
  readonly says: 'yes' | 'no' | { readonly coins: string };
}

/** Coins with either of them that nobody gets. */
export interface Lost {
  readonly mine: number;
  readonly theirs: number;
}

/** The ship of the round before, which makes room for the next one. */
export interface Parting {
  readonly ship: Ship;
  /** How far it was on its way to sea when the next round began, 0 to 1. */
  readonly share: number;
}

/** Where the first stack aboard stands: behind the forestay, inside the rail. */
const ABOARD_X = 424;

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
  answer = null,
  lost = null,
  parting = null,
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
  /** Once the trade is made. */
  readonly answer?: Answer | null;
  /** Once it is not to be: they go into the sea. */
  readonly lost?: Lost | null;
  /** It sails out to the roads while this one comes in; nothing waits for it. */
  readonly parting?: Parting | null;
}) {
  const hour = useHour(styles.scene);
  const made = trade === 'made';
  /** What the ship has aboard when it comes; in a round there is never less. */
  const [brought] = useState(theirs);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.site}>
        <Shore />
        <Fleet ships={parting === null ? traded : traded - 1} />
        {parting !== null && traded > 0 && <Leaving {...parting} at={traded - 1} />}
        <div className={styles.berth} data-made={made || undefined}>
          <div className={styles.afloat}>
            <Part className={styles.hold}>
              <Coins from={0} to={brought} x={ABOARD_X} base={178} comes={made ? null : 'lands'} />
            </Part>
            <Part className={styles.awaited}>
              <Coins
                from={brought}
                to={theirs}
                x={ABOARD_X}
                base={178}
                comes={moves ? 'from-post' : 'lands'}
              />
            </Part>
            <ShipDrawing sail={SAILS[SHIPS.indexOf(ship)] ?? SAILS[0]} />
            {!made && (
              <Part className={styles.moored}>
                <path
                  className={styles.ropeBeside}
                  d="M404 182 Q362 186 323 153"
                  stroke="var(--rope)"
                  strokeWidth="3"
                  fill="none"
                />
                <path
                  className={styles.ropeBefore}
                  d="M404 182 Q434 164 442 112"
                  stroke="var(--rope)"
                  strokeWidth="3"
                  fill="none"
                />
              </Part>
            )}
            {made && <Wake />}
            {answer?.by === 'ship' && (
              <Part className={styles.shipSays}>
                <Said says={answer.says} x={568} y={102} />
              </Part>
            )}
          </div>
        </div>
        {lost !== null && (
          <>
            <Part className={styles.lostByPost}>
              <Coins from={0} to={lost.mine} x={182} base={157} comes={null} />
            </Part>
            <div className={styles.alongside}>
              <Part className={styles.lostByShip}>
                <Coins from={0} to={lost.theirs} x={ABOARD_X} base={170} comes={null} />
              </Part>
            </div>
          </>
        )}
        <Waves />
        {lost !== null && (
          <div className={styles.surface}>
            <Part className={styles.splash}>
              <Splash />
            </Part>
          </div>
        )}
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
        {back > 0 && (
          <Part className={styles.chink}>
            <path
              d="M168 132 l-11 -6 M166 146 h-12 M246 132 l11 -6 M248 146 h12 M180 106 l-6 -10 M232 106 l6 -10"
              stroke="var(--coin)"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </Part>
        )}
        {answer?.by === 'post' && (
          <Part className={styles.postSays}>
            <Said says={answer.says} x={190} y={66} />
          </Part>
        )}
      </div>
    </div>
  );
});

/** What somebody says, in a bubble whose tip is below and to the left. */
function Said({ says, x, y }: { readonly says: Answer['says']; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-24 -21 H24 Q33 -21 33 -12 V12 Q33 21 24 21 H2 L-20 36 L-13 21 H-24 Q-33 21 -33 12 V-12 Q-33 -21 -24 -21 Z"
        fill="var(--goods-plate)"
        stroke="var(--goods-edge)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {typeof says === 'string' ? (
        <path
          d={says === 'yes' ? 'M-13 1 L-4 10 L14 -10' : 'M-10 -10 L10 10 M10 -10 L-10 10'}
          fill="none"
          stroke="var(--goods-ink)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <>
          <ellipse cx="-13" rx="11" ry="11" fill="var(--coin)" stroke="var(--coin-edge)" strokeWidth="2.5" />
          <path d="M-18 0 h10" stroke="var(--coin-edge)" strokeWidth="2.5" strokeLinecap="round" />
          <text
            x="14"
            y="9"
            textAnchor="middle"
            fontSize={says.coins.length > 1 ? 23 : 27}
            fontWeight="700"
            fill="var(--goods-ink)"
          >
            {says.coins}
          </text>
        </>
      )}
    </g>
  );
}

/** Where something has gone into the water beside the quay. */
function Splash() {
  return (
    <g>
      <path
        d="M338 214 Q330 196 322 190 Q336 194 344 206 Q348 190 356 180 Q358 194 358 206 Q366 194 380 190 Q370 200 368 214 Z"
        fill="var(--foam)"
      />
      <path
        d="M326 178 h.1 M346 166 h.1 M364 172 h.1 M384 180 h.1"
        stroke="var(--foam)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <ellipse cx="352" cy="219" rx="38" ry="5" fill="none" stroke="var(--foam)" strokeWidth="3" />
    </g>
  );
}

/** The bay without a ship at the quay: out in the roads a sail for each that was traded with, whatever was shared. */
export const Roads = memo(function Roads({
  traded,
  over,
}: {
  readonly traded: number;
  /** No other ship will come: they come nearer, and lights are hung. */
  readonly over: boolean;
}) {
  const hour = useHour(styles.scene);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.site}>
        <Shore />
        {!over && <Fleet ships={traded} />}
        <Waves />
        {over && <Homeward ships={traded} />}
        <Part>
          {over && (
            <>
              <path d="M312 162 V58" stroke="var(--wood)" strokeWidth="5" strokeLinecap="round" />
              <Garland from={[154, 78]} to={[312, 60]} bulbs={7} />
            </>
          )}
          <Worker x={262} y={177} cloth="a" skin="b" waves />
          <g transform="translate(226 177) scale(.9)">
            <Worker x={0} y={0} cloth="b" skin="a" waves />
          </g>
        </Part>
      </div>
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

const Shore = memo(function Shore() {
  const id = useId();
  return (
    <Part>
      <linearGradient id={`${id}s`} x1="0" y1="-60" x2="0" y2="140" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.55" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id={`${id}w`} x1="0" y1="146" x2="0" y2="250" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--sea-deep)" />
      </linearGradient>
      <path d="M-800 -700 H1440 V170 H-800 Z" fill={`url(#${id}s)`} />
      <path
        d="M40 -40 h.1 M120 -74 h.1 M180 -14 h.1 M250 -60 h.1 M372 -30 h.1 M430 -84 h.1 M520 -20 h.1 M600 -62 h.1 M470 14 h.1 M-60 -30 h.1 M700 -50 h.1 M110 -120 h.1 M260 -140 h.1 M360 -110 h.1 M540 -130 h.1 M430 -190 h.1 M160 -220 h.1 M580 -240 h.1 M330 -200 h.1 M90 -280 h.1 M480 -300 h.1"
        stroke="var(--stars)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="var(--sun)" className={styles.sun}>
        <circle cx="340" cy="58" r="46" opacity="0.16" />
        <circle cx="340" cy="58" r="33" opacity="0.24" />
        <circle cx="340" cy="58" r="22" />
      </g>
      <Mountain />
      <path
        d="M226 25 h62 a11 11 0 0 0 -2 -22 h-11 a18 18 0 0 0 -33 3 h-13 a10 10 0 0 0 -3 19 Z M566 52 h62 a11 11 0 0 0 -2 -22 h-11 a18 18 0 0 0 -33 3 h-13 a10 10 0 0 0 -3 19 Z M90 -150 h96 a17 17 0 0 0 -4 -34 h-16 a28 28 0 0 0 -52 6 h-19 a15 15 0 0 0 -5 28 Z M470 -178 h84 a15 15 0 0 0 -3 -30 h-14 a25 25 0 0 0 -46 5 h-17 a13 13 0 0 0 -4 25 Z M250 -250 h84 a15 15 0 0 0 -3 -30 h-14 a25 25 0 0 0 -46 5 h-17 a13 13 0 0 0 -4 25 Z"
        fill="var(--cloud)"
      />
      <path
        d="M418 -6 q6 -7 12 0 q6 -7 12 0 M452 8 q5 -6 10 0 q5 -6 10 0 M250 -84 q6 -7 12 0 q6 -7 12 0 M282 -98 q5 -6 10 0 q5 -6 10 0 M228 -100 q5 -6 10 0 q5 -6 10 0"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M-800 120 Q-300 70 0 122 Q120 86 250 114 T470 98 T640 116 Q900 60 1440 120 V170 H-800 Z"
        fill="var(--hill-far)"
      />
      <path d="M200 160 Q380 118 520 138 T700 132 Q1000 100 1440 140 V170 H200 Z" fill="var(--hill-near)" />
      <Headland />
      <HillTown />
      <path d="M300 146 H1440 V900 H300 Z" fill={`url(#${id}w)`} />
      <path
        className={styles.glint}
        d="M326 152 h28 M320 160 h40 M330 170 h30 M316 181 h46 M330 193 h38"
        stroke="var(--glint)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path
        d="M380 156 h26 M450 164 h34 M530 154 h26 M600 168 h34 M404 178 h20 M610 184 h30 M690 160 h40 M760 176 h50"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Post />
    </Part>
  );
});

/** Where there is much sky: what rises behind the bay. */
function Mountain() {
  return (
    <g className={styles.mountain}>
      <path
        d="M-800 140 Q-260 40 -60 60 Q40 60 120 -6 Q176 -56 214 -62 Q246 -58 276 -22 Q318 26 366 30 Q420 34 462 2 Q488 -14 512 0 Q580 60 680 74 Q1000 100 1440 120 V170 H-800 Z"
        fill="var(--hill-far)"
      />
      <path
        d="M214 -62 Q246 -58 276 -22 Q318 26 366 30 Q300 60 262 40 Q222 16 214 -62 Z"
        fill="var(--hill-near)"
        opacity="0.55"
      />
      <path
        d="M486 -9 Q500 -10 512 0 Q580 60 680 74 Q560 84 520 54 Q490 28 486 -9 Z"
        fill="var(--hill-near)"
        opacity="0.55"
      />
      <path
        d="M184 -44 Q200 -60 214 -62 Q232 -60 250 -48 L238 -38 L226 -46 L214 -34 L202 -44 Z"
        fill="var(--foam)"
      />
      <path
        d="M34 4 h72 a13 13 0 0 0 -3 -26 h-12 a21 21 0 0 0 -39 4 h-15 a11 11 0 0 0 -3 22 Z"
        fill="var(--cloud)"
      />
    </g>
  );
}

/** The town on its hill behind the post, windows lit after dark. */
function HillTown() {
  return (
    <g>
      <path
        d="M-800 160 V40 Q-400 -20 -200 60 Q-40 110 60 66 Q130 34 196 34 Q246 36 272 84 Q290 126 318 152 V160 H-800 Z"
        fill="var(--grass)"
      />
      <path
        d="M150 62 Q200 46 252 70 M140 92 Q210 76 276 98 M130 122 Q210 106 296 126"
        stroke="var(--trees)"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
        opacity="0.75"
      />
      <path d="M188 40 V12 H206 V40 Z" fill="var(--wall-a)" />
      <path d="M184 14 L197 -9 L210 14 Z" fill="var(--roof-c)" />
      <path d="M206 40 V20 L222 10 L238 20 V40 Z" fill="var(--wall-a)" />
      <path d="M202 22 L222 7 L242 22 Z" fill="var(--roof-a)" />
      <path d="M152 58 V42 L164 33 L176 42 V58 Z M226 70 V54 L239 45 L252 54 V70 Z" fill="var(--wall-c)" />
      <path d="M182 66 V50 L195 41 L208 50 V66 Z M166 90 V76 L178 67 L190 76 V90 Z" fill="var(--wall-b)" />
      <path d="M208 92 V77 L221 68 L234 77 V92 Z M250 94 V82 L260 74 L270 82 V94 Z" fill="var(--wall-d)" />
      <path
        d="M148 44 L164 30 L180 44 Z M162 78 L178 64 L194 78 Z M246 84 L260 72 L274 84 Z"
        fill="var(--roof-b)"
      />
      <path
        d="M178 52 L195 38 L212 52 Z M222 56 L239 42 L256 56 Z M204 79 L221 65 L238 79 Z"
        fill="var(--roof-a)"
      />
      <path
        d="M194 19 h6 v8 h-6 z M215 26 h5 v7 h-5 z M225 26 h5 v7 h-5 z M158 46 h5 v6 h-5 z M167 46 h5 v6 h-5 z M188 55 h5 v6 h-5 z M198 55 h5 v6 h-5 z M232 58 h5 v6 h-5 z M242 58 h5 v6 h-5 z M171 80 h5 v6 h-5 z M181 80 h5 v6 h-5 z M213 81 h5 v6 h-5 z M224 81 h5 v6 h-5 z M257 85 h5 v5 h-5 z"
        fill="var(--window)"
      />
      <path
        d="M142 66 a9 10 0 0 1 18 0 z M254 74 a8 9 0 0 1 16 0 z M146 98 a8 9 0 0 1 16 0 z M236 98 a7 8 0 0 1 14 0 z M272 108 a8 9 0 0 1 16 0 z"
        fill="var(--trees)"
      />
      <Glow x={214} y={62} r={74} />
    </g>
  );
}

/** Houses and a lighthouse on the other shore. */
function Headland() {
  return (
    <g className={styles.headland}>
      <path d="M500 148 Q560 112 640 118 T1440 126 V148 Z" fill="var(--trees)" opacity="0.75" />
      <g transform="translate(42 0)">
        <path d="M568 126 L571 92 H581 L584 126 Z" fill="var(--wall-a)" />
        <path d="M570 104 H582 V112 H569 Z" fill="var(--stripe)" />
        <path d="M570 92 V84 H582 V92 Z" fill="var(--lantern)" />
        <path d="M567 85 L576 77 L585 85 Z" fill="var(--roof-a)" />
      </g>
      <path
        d="M562 131 v-13 h15 v13 z M586 131 v-11 h18 v11 z M540 134 v-10 h14 v10 z"
        fill="var(--wall-b)"
      />
      <path
        d="M559 119 l10.5 -8 l10.5 8 z M583 121 l12 -8 l12 8 z M537 125 l10 -7 l10 7 z"
        fill="var(--roof-b)"
      />
      <path
        d="M566 122 h3 v4 h-3 z M572 122 h3 v4 h-3 z M591 123 h3 v4 h-3 z M598 123 h3 v4 h-3 z M545 127 h3 v4 h-3 z"
        fill="var(--window)"
      />
      <Glow x={618} y={88} r={26} />
    </g>
  );
}

function Post() {
  return (
    <g>
      <path d="M-800 160 H334 V180 H-800 Z" fill="var(--quay)" />
      <path d="M-800 180 H320 V900 H-800 Z" fill="var(--quay-shade)" />
      <path d="M308 180 H320 V900 H308 Z" fill="var(--wall-shade)" />
      <path
        d="M-800 204 H320 M-800 228 H320 M-800 252 H320 M60 180 V204 M150 180 V204 M240 180 V204 M-30 180 V204 M104 204 V228 M196 204 V228 M288 204 V228 M12 204 V228 M60 228 V252 M150 228 V252 M240 228 V252 M-800 276 H320 M-800 300 H320 M-800 324 H320 M-800 348 H320 M-800 372 H320 M104 252 V276 M196 252 V276 M288 252 V276 M60 276 V300 M150 276 V300 M240 276 V300 M104 300 V324 M196 300 V324 M288 300 V324 M60 324 V348 M150 324 V348 M240 324 V348 M104 348 V372 M196 348 V372 M288 348 V372 M-800 396 H320 M60 372 V396 M150 372 V396 M240 372 V396 M-800 420 H320 M104 396 V420 M196 396 V420 M288 396 V420 M-800 444 H320 M60 420 V444 M150 420 V444 M240 420 V444 M-800 468 H320 M104 444 V468 M196 444 V468 M288 444 V468 M-800 492 H320 M60 468 V492 M150 468 V492 M240 468 V492 M-800 516 H320 M104 492 V516 M196 492 V516 M288 492 V516 M-800 540 H320 M60 516 V540 M150 516 V540 M240 516 V540 M-800 564 H320 M104 540 V564 M196 540 V564 M288 540 V564 M-800 588 H320 M60 564 V588 M150 564 V588 M240 564 V588"
        stroke="var(--quay-joint)"
        strokeWidth="2"
      />
      <path
        d="M-300 160 V86 L-250 52 L-200 86 V160 Z M-196 160 V100 L-156 70 L-116 100 V160 Z"
        fill="var(--wall-d)"
      />
      <g transform="translate(-14 0)">
        <path d="M-110 160 V78 L-62 42 L-14 78 V160 Z" fill="var(--wall-c)" />
        <path d="M-118 82 L-62 36 L-6 82 L-14 84 L-62 46 L-110 84 Z" fill="var(--roof-b)" />
        <path d="M-92 100 h18 v22 h-18 z M-56 100 h18 v22 h-18 z" fill="var(--window)" />
      </g>
      <rect x="34" y="78" width="112" height="82" fill="var(--wall-b)" />
      <rect x="128" y="78" width="18" height="82" fill="var(--wall-shade)" />
      <path d="M120 46 V30 H132 V46 Z" fill="var(--wall-c)" />
      <path d="M117 27 H135 V33 H117 Z" fill="var(--roof-b)" />
      <path d="M24 80 L44 42 H136 L156 80 Z" fill="var(--roof-a)" />
      <path
        d="M40 52 H140 M35 61 H145 M30 70 H150 M60 42 V52 M84 42 V52 M108 42 V52 M48 52 V61 M72 52 V61 M96 52 V61 M120 52 V61 M60 61 V70 M84 61 V70 M108 61 V70 M132 61 V70 M44 70 V80 M72 70 V80 M96 70 V80 M120 70 V80"
        stroke="var(--roof-b)"
        strokeWidth="1.6"
      />
      {/* The sign of the post: a coin. */}
      <circle cx="90" cy="60" r="13" fill="var(--coin)" stroke="var(--coin-edge)" strokeWidth="3" />
      <path d="M85 60 h10" stroke="var(--coin-edge)" strokeWidth="3" strokeLinecap="round" />
      <rect x="44" y="120" width="34" height="40" fill="var(--door)" />
      <path d="M48 125 h11 v13 h-11 z M63 125 h11 v13 h-11 z" fill="var(--hull)" />
      <path d="M92 116 H142 V150 H92 Z" fill="var(--wood-shade)" />
      <path d="M95 119 H139 V144 H95 Z" fill="var(--window)" />
      <path d="M117 119 V144" stroke="var(--wood-shade)" strokeWidth="3" />
      <path d="M88 146 H146 V153 H88 Z" fill="var(--wood)" />
      <Glow x={117} y={133} r={60} />
      <path d="M30 92 H150 L159 113 H21 Z" fill="var(--wall-a)" />
      <path
        d="M46 92 H62 L60 113 H41 Z M78 92 H94 V113 H76 Z M110 92 H126 L131 113 H112 Z"
        fill="var(--stripe)"
      />
      <path
        d="M21 113 q7 7 14 0 q7 7 14 0 q7 7 14 0 q7 7 14 0 q7 7 13 0 q7 7 14 0 q7 7 14 0 q7 7 14 0 q7 7 13 0 q7 7 14 0 Z"
        fill="var(--wall-a)"
      />
      {/* What is traded: casks and a crate. */}
      <path d="M25 160 q-4 -15 0 -30 h20 q4 15 0 30 z" fill="var(--wood)" />
      <path d="M23.5 138 h23 M23.5 152 h23" stroke="var(--wood-shade)" strokeWidth="3" />
      <g transform="translate(-12 130) scale(.75)">
        <Crate x={0} y={0} />
      </g>
      <Worker x={154} y={160} cloth="b" skin="a" />
      <rect x="170" y="157" width="138" height="8" rx="2" fill="var(--wood)" />
      <path d="M170 157 H308" stroke="var(--wall-a)" strokeOpacity="0.35" strokeWidth="1.5" />
      <path d="M180 165 V178 M298 165 V178" stroke="var(--wood-shade)" strokeWidth="6" />
      <path d="M317 160 V150 H327 V160 Z M314 150 H330 V146 H314 Z" fill="var(--steel)" />
      <LampPost x={-52} y={160} lit />
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
      <path d="M486 32 L398 176 M486 32 L584 176" stroke="var(--rope)" strokeWidth="1.2" />
      <path d="M540 178 V152 H582 V178 Z" fill="var(--wall-a)" />
      <path d="M536 153 H586 V147 H536 Z" fill="var(--roof-a)" />
      <path d="M547 158 h10 v10 h-10 z M564 158 h10 v10 h-10 z" fill="var(--window)" />
      <g transform="translate(524 179) scale(.62)">
        <Worker x={0} y={0} cloth="a" skin="b" waves />
      </g>
      <path d="M592 178 V150" stroke="var(--door)" strokeWidth="2.5" />
      <Glow x={592} y={146} r={34} />
      <circle cx="592" cy="146" r="5" fill="var(--lantern)" stroke="var(--door)" strokeWidth="1.5" />
      <path d="M386 174 H600 L562 226 H416 Q398 204 386 174 Z" fill="var(--hull)" />
      <path d="M390 182 H595" stroke="var(--hull-line)" strokeWidth="4" />
      <path
        d="M440 200 h.1 M476 200 h.1 M512 200 h.1 M548 200 h.1"
        stroke="var(--hull-line)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M440 200 h.1 M476 200 h.1 M512 200 h.1 M548 200 h.1"
        stroke="var(--window)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Part>
  );
});

/** In front of the hull, so that the ship lies in the water and not on it. */
const Waves = memo(function Waves() {
  return (
    <Part className={styles.waves ?? ''}>
      <path
        d="M320 216 q20 -8 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V900 H320 Z"
        fill="var(--sea-deep)"
      />
      {/* On a tall one the quay stands in the water that the ship lies in. */}
      <g className={styles.before}>
        <path
          d="M-800 216 q20 -8 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V900 H-800 Z"
          fill="var(--sea-deep)"
        />
        <path
          d="M30 222 h46 M116 226 h30 M196 222 h58 M44 246 h34 M150 258 h60 M60 282 h56 M236 288 h44"
          stroke="var(--foam)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </g>
      <path
        className={styles.beside}
        d="M330 196 h28 M372 206 h18 M606 200 h36"
        stroke="var(--foam)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M340 234 h50 M440 240 h70 M552 232 h54 M640 244 h60 M730 228 h60"
        stroke="var(--foam)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      {/* Where there is enough water: a dinghy and a buoy before the ship. */}
      <g className={styles.dinghy}>
        <path d="M452 300 h112 l-14 24 h-84 z" fill="var(--wood)" />
        <path d="M452 300 h112 l-2 6 h-108 z" fill="var(--wood-shade)" />
        <path
          d="M492 292 L470 326 M512 292 L546 328"
          stroke="var(--rope)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <g transform="translate(502 304) scale(.62)">
          <Worker x={0} y={0} cloth="b" skin="b" />
        </g>
        <path d="M490 300 h28 v14 h-28 z" fill="var(--wood)" />
        <path d="M366 322 l5 -26 h14 l5 26 z" fill="var(--stripe)" />
        <path d="M369 306 h18 l1.5 7 h-21 z" fill="var(--wall-a)" />
        <circle cx="378" cy="292" r="4.5" fill="var(--lantern)" />
        <path d="M440 332 h70 M528 334 h44" stroke="var(--foam)" strokeWidth="3.5" strokeLinecap="round" />
      </g>
      <path
        d="M358 328 h40 M340 278 h44 M590 286 h50 M410 352 h80 M560 368 h60 M350 376 h46 M470 392 h70 M600 412 h50 M380 420 h60"
        stroke="var(--foam)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M420 224 h140 M434 231 h104 M456 247 h60"
        stroke="var(--hull)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.4"
      />
    </Part>
  );
});

/** The water around a hull that is out of reach of the waves before the quay. */
function Wake() {
  return (
    <Part className={styles.wake}>
      <path
        d="M388 215 q14 -7 28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 V246 H388 Z"
        fill="color-mix(in srgb, var(--sea) 40%, var(--sea-deep))"
      />
      <path
        d="M380 216 q18 -9 36 -1 M566 216 q14 -7 30 0"
        stroke="var(--foam)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </Part>
  );
}

/** The ship that has traded sails out to its place in the roads, where it is one of the small ones from then on. */
const Leaving = memo(function Leaving({ ship, share, at }: Parting & { readonly at: number }) {
  const { x, y } = placeInRoads(at);
  // A drawing of 640 by 250 that shrinks to a small sail around its middle.
  const goes = { '--share': share, '--to-x': `${(x - 341) / 6.4}%`, '--to-y': `${(y - 136) / 2.5}%` };
  return (
    <>
      <div className={styles.leaving} style={goes as CSSProperties}>
        <ShipDrawing sail={SAILS[SHIPS.indexOf(ship)] ?? SAILS[0]} />
        <Wake />
      </div>
      <Part className={`${styles.fleet} ${styles.arrived}`}>
        <Sail at={at} />
      </Part>
    </>
  );
});

/** The ships that have traded, small, in the roads. */
const Fleet = memo(function Fleet({ ships }: { readonly ships: number }) {
  return (
    <Part className={styles.fleet}>
      {Array.from({ length: Math.min(ships, MOST_IN_SIGHT) }, (_, at) => at).map((at) => (
        <Sail key={at} at={at} />
      ))}
    </Part>
  );
});

/** Where a ship lies in the roads, in two rows from the far end on. */
function placeInRoads(at: number): { readonly x: number; readonly y: number } {
  const abreast = MOST_IN_SIGHT / 2;
  const row = Math.floor(at / abreast);
  return { x: 622 - (at % abreast) * 33 - row * 16, y: 156 + row * 9 };
}

function Sail({ at }: { readonly at: number }) {
  const { x, y } = placeInRoads(Math.min(at, MOST_IN_SIGHT - 1));
  return (
    <g transform={`translate(${x} ${y}) scale(1.15)`}>
      <path
        d="M0 -3 V-20 L-9 -5 H0 Z M2 -5 V-16 L9 -5 Z"
        fill={sailOf(at)}
        stroke="var(--hull)"
        strokeWidth="1"
      />
      <path d="M-11 -3 H12 L7 3 H-7 Z" fill="var(--hull)" />
    </g>
  );
}

const COLUMN = 6;
const STEP_X = 23;
const STEP_Y = 7;

/** How a coin comes to where it lies: from above, from the other side, or it is there. */
type Coming = 'lands' | 'from-post' | 'from-ship' | null;

/** Coins number `from` to `to` of a heap, in stacks. */
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
  const had = useRef(from);
  useEffect(() => {
    had.current = to;
  }, [to]);
  const first = Math.max(from, had.current);
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).map((coin) => {
    const column = Math.floor(coin / COLUMN);
    const row = coin % COLUMN;
    return (
      <Coin
        key={coin}
        x={x + column * STEP_X + (row % 2) * 2}
        y={base - 6 - row * STEP_Y}
        comes={comes}
        after={Math.max(0, coin - first)}
      />
    );
  });
}

const Coin = memo(
  function Coin({
    x,
    y,
    comes,
    after,
  }: {
    readonly x: number;
    readonly y: number;
    readonly comes: Coming;
    /** How many come before it. */
    readonly after: number;
  }) {
    return (
      <g
        className={styles.coin}
        data-comes={comes ?? undefined}
        style={comes === null ? undefined : ({ '--after': after } as CSSProperties)}
      >
        <path
          d={`M${x - 10.5} ${y} v4 a10.5 5.5 0 0 0 21 0 v-4 Z`}
          fill="var(--coin-shade)"
          stroke="var(--coin-edge)"
          strokeWidth="1.5"
        />
        <ellipse
          cx={x}
          cy={y}
          rx="10.5"
          ry="5.5"
          fill="var(--coin)"
          stroke="var(--coin-edge)"
          strokeWidth="1.5"
        />
        <path d={`M${x - 7} ${y - 1} a7.5 3.6 0 0 1 7 -2.7`} fill="none" stroke="#fff6cf" strokeWidth="1.5" />
        <path d={`M${x - 4} ${y} h8`} stroke="var(--coin-edge)" strokeWidth="1.6" />
      </g>
    );
  },
  // How it came is settled once it is there, or it would come again.
  (before, after) => before.x === after.x && before.y === after.y,
);
