import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import type { TownTime } from '../harbour/scene/town-time.ts';
import { SailingBoat } from '../harbour/scene/water.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import { Lighthouse, TowerCape } from '../harbour/town-tower.tsx';
import styles from './view.module.css';

/** Where crates stand on a ship's deck: from the bridge on, no farther than the derrick, no higher than its lights. */
const HOLD = { end: 172, length: 84, height: 42, deck: -48 } as const;

/** How many crates lie side by side on deck: as few as there is room for all of them, which is as large as can be. */
function columnsOnDeck(crates: number) {
  let columns = 4;
  while (columns * Math.floor((HOLD.height * columns) / HOLD.length) < crates) columns++;
  return columns;
}

/** Crates on a ship's deck: the rows are filled from below, from the bridge on. Two lines, however many there are. */
const OnDeck = memo(function OnDeck({ crates }: { readonly crates: number }) {
  if (crates === 0) return null;
  const columns = columnsOnDeck(crates);
  const size = HOLD.length / columns;
  const rows = Array.from({ length: Math.ceil(crates / columns) }, (_, row) => ({
    y: HOLD.deck - (row + 1) * size,
    length: Math.min(columns, crates - row * columns),
  }));
  const outline = rows.map(
    ({ y, length }) => `M${HOLD.end} ${y} h${-length * size} v${size} h${length * size} Z`,
  );
  const between = Array.from({ length: Math.min(columns, crates) - 1 }, (_, n) => {
    const high = Math.ceil((crates - n - 1) / columns);
    return `M${HOLD.end - (n + 1) * size} ${HOLD.deck} v${-high * size}`;
  });
  const slats =
    size < 10 ? [] : rows.map(({ y, length }) => `M${HOLD.end} ${y + size * 0.5} h${-length * size}`);
  return (
    <g stroke="var(--crate-mark)" strokeLinejoin="round">
      <path d={outline.join(' ')} fill="var(--crate)" strokeWidth={0.4 + size * 0.09} />
      <path d={between.join(' ')} strokeWidth={0.4 + size * 0.09} />
      <path d={slats.join(' ')} strokeWidth={size * 0.05} opacity="0.7" />
    </g>
  );
});

/** Where the ship lies, clear of the drone: far out on a narrow screen. */
const SHIPS = [
  { place: 'translate(690 520) scale(0.55)', className: styles.shipFarOut },
  { place: 'translate(868 462) scale(1.08)', className: styles.shipBesideIt },
] as const;

/** Where sun or moon stands: clear of the drone and of what it carries, over it on a narrow screen, beside it on a wide one. */
const LIGHT_AT = { narrow: [460, 128], wide: [240, 268] } as const;
const LIGHT_SIZE = { morning: 44, day: 38, dusk: 44, night: 32 } as const;

/** Behind the pier: sky, hills, the cape, the sea and the ship the crates go to. No crates lie here but those on the drone. */
export const Backdrop = memo(function Backdrop({
  crates,
  comes = 0,
  ships = true,
}: {
  /** Crates that were brought home: as many lie on the ship's deck. */
  readonly crates: number;
  /** So many of them are still under way with the drone: they come aboard with it. */
  readonly comes?: number;
  /** Whether the ship lies in the roads: at the end there is one in front of us. */
  readonly ships?: boolean;
}) {
  const hour = useHour(styles.backdrop);
  const time = hour['data-time'] ?? 'day';
  return (
    <div {...hour} data-calm={!ships || undefined} aria-hidden="true" dir="ltr">
      <Wide>
        <Roads time={time} />
      </Wide>
      {ships && comes > 0 && (
        <Wide key={`before ${crates}`} className={styles.stowedAnew}>
          <Decks crates={crates - comes} />
        </Wide>
      )}
      {ships && (
        <Wide key={`aboard ${crates}`} className={comes > 0 ? styles.comesAboard : undefined}>
          <Decks crates={crates} />
        </Wide>
      )}
      {ships && (
        <Wide>
          {SHIPS.map(({ place, className }) => (
            <g key={place} transform={place} className={className}>
              <Ship />
            </g>
          ))}
        </Wide>
      )}
      <Wide className={styles.swell}>
        <path
          d="M-420 470 h120 M-90 498 h150 M210 476 h90 M420 510 h130 M690 500 h110 M1240 476 h120 M80 546 h110 M560 548 h140 M900 540 h100 M-300 560 h160 M1180 556 h140"
          stroke="var(--foam)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </Wide>
      <svg className={styles.gulls} viewBox="0 0 120 60" aria-hidden="true" focusable="false">
        <path
          d="M4 40 q12 -14 20 0 q8 -14 20 0 M60 20 q9 -11 16 0 q7 -11 16 0 M92 50 q7 -8 12 0 q5 -8 12 0"
          fill="none"
          stroke="var(--steel)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
});

/** A drawing over the whole of the backdrop, cut to any screen. */
function Wide({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

function Roads({ time }: { readonly time: TownTime }) {
  const town = useTown();
  const r = LIGHT_SIZE[time];
  const id = useId();
  return (
    <g>
      <OpenSky horizon={330} sun={[0, 0, 0]} />
      <g opacity="0.8">
        <Stars />
      </g>
      <linearGradient id={id} x1="0" y1="210" x2="0" y2="400" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-low)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--sky-low)" stopOpacity="0.24" />
      </linearGradient>
      <rect x="-600" y="210" width="2400" height="214" fill={`url(#${id})`} />
      <Cloud x={40} y={214} scale={0.8} />
      <Cloud x={640} y={136} scale={0.7} />
      <Cloud x={960} y={236} scale={1.1} />
      <path d="M-600 360 Q-200 270 60 340 T620 316 T1180 332 T1800 346 V520 H-600 Z" fill="var(--hill-far)" />
      {/* Where the cape is out of sight, its light stands on the other shore. */}
      <g className={styles.farLight} style={{ '--lantern-beam': '#0000' } as CSSProperties}>
        <Cloud x={520} y={206} scale={0.42} />
        <g transform="translate(717 72) scale(0.36)">
          {/* A light wall against a light sky has an edge. */}
          <path d="M193 504 L207 200 H253 L267 504 Z" fill="var(--steel)" />
          <Lighthouse lit={!town || town.done > 0} />
        </g>
        <path
          d="M560 336 Q700 300 752 262 Q776 246 808 246 Q850 246 960 300 V360 H560 Z"
          fill="var(--hill-far)"
        />
      </g>
      <path d="M-600 400 Q-120 340 240 392 T900 376 T1800 396 V540 H-600 Z" fill="var(--hill-near)" />
      <Village />
      <rect x="-600" y="424" width="2400" height="400" fill="var(--sea)" />
      <path d="M-600 426 H1800" stroke="var(--foam)" strokeWidth="3" opacity="0.6" />
      <Light at={LIGHT_AT.narrow} r={r} className={styles.lightOverIt} />
      <Light at={LIGHT_AT.wide} r={r} className={styles.lightBesideIt} />
      {/* Its beam would end in the middle of the sky where the screen is narrow. */}
      <g transform="translate(-10 72) scale(0.68)" style={{ '--lantern-beam': '#0000' } as CSSProperties}>
        <TowerCape town={town} />
      </g>
      <g transform="translate(86 204) scale(0.5)">
        <SailingBoat />
      </g>
    </g>
  );
}

/** Houses on the other shore: their left end, their foot and how wide they are. */
const FAR_HOUSES = [
  [372, 416, 16],
  [391, 420, 14],
  [408, 414, 17],
  [429, 420, 13],
  [446, 416, 15],
  [464, 420, 14],
  [482, 415, 16],
  [501, 420, 14],
  [537, 419, 16],
  [556, 415, 14],
  [744, 420, 15],
  [762, 413, 16],
  [781, 419, 14],
  [798, 411, 17],
  [818, 418, 15],
  [1150, 418, 16],
  [1169, 411, 14],
  [1186, 418, 17],
  [1207, 412, 15],
  [1226, 419, 14],
] as const;

/** What the lights over there belong to. */
function Village() {
  return (
    <g>
      <path
        d={FAR_HOUSES.map(([x, foot, width]) => `M${x} ${foot} v-12 h${width} v12 z`).join('')}
        fill="var(--wall-d)"
      />
      <path d="M521 421 v-29 h11 v29 z" fill="var(--wall-b)" />
      <path
        d={`${FAR_HOUSES.map(([x, foot, width]) => `M${x - 2} ${foot - 11} l${width / 2 + 2} -8 l${width / 2 + 2} 8 z`).join('')}M519 393 l7.5 -17 l7.5 17 z`}
        fill="var(--roof-a)"
      />
      <path
        d={`${FAR_HOUSES.map(([x, foot, width]) => `M${x + width / 2 - 3.5} ${foot - 6.5} h7`).join('')}M524 401 h5`}
        stroke="var(--window)"
        strokeWidth="4"
        strokeDasharray="2.8 1.4"
      />
    </g>
  );
}

/** Sun or moon, and its way over the water. */
function Light({
  at: [x, y],
  r,
  className,
}: {
  readonly at: readonly [number, number];
  readonly r: number;
  readonly className: string | undefined;
}) {
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={r * 1.5} fill="var(--sun)" opacity="0.22" />
      <circle cx={x} cy={y} r={r} fill="var(--sun)" />
      <path
        d={[436, 448, 462, 480, 502, 528]
          .map((row, n) => `M${x - 14 - n * 5 + (n % 2 ? 7 : -7)} ${row} h${28 + n * 10}`)
          .join(' ')}
        stroke="var(--glint)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.85"
      />
    </g>
  );
}

/** What lies on the ship's deck, wherever it is. */
function Decks({ crates }: { readonly crates: number }) {
  return SHIPS.map(({ place, className }) => (
    <g key={place} transform={place} className={className}>
      <OnDeck crates={crates} />
    </g>
  ));
}

/** A ship with what lies on its deck, its bow at the left, its waterline from 0, 0; 262 wide. */
export function Freighter({ crates }: { readonly crates: number }) {
  return (
    <g>
      <OnDeck crates={crates} />
      <Ship />
    </g>
  );
}

const Ship = memo(function Ship() {
  return (
    <g>
      <path d="M194 -104 V-126 H213 V-104" fill="var(--stripe)" />
      <path d="M194 -118 H213" stroke="var(--hull-line)" strokeWidth="4" />
      <rect x="176" y="-86" width="58" height="40" fill="var(--wall-a)" />
      <rect x="219" y="-86" width="15" height="40" fill="var(--wall-shade)" />
      <rect x="172" y="-104" width="56" height="19" rx="2" fill="var(--wall-a)" />
      <path d="M169 -107 H232 V-102 H169 Z" fill="var(--roof-c)" />
      <path d="M176 -96 H226" stroke="var(--window)" strokeWidth="7" strokeDasharray="8 3" />
      <path d="M184 -76 H228 M184 -62 H228" stroke="var(--window)" strokeWidth="6" strokeDasharray="6 5" />
      <path d="M-6 -56 L24 -48 H262 L242 0 H36 Q8 -12 -6 -56 Z" fill="var(--hull)" />
      <path d="M0 -46 L22 -39 H257" stroke="var(--hull-line)" strokeWidth="3" fill="none" />
      <path
        d="M44 -26 h.1 M60 -26 h.1 M76 -26 h.1 M186 -26 h.1 M202 -26 h.1 M218 -26 h.1"
        stroke="var(--hull-line)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path d="M20 -32 v9 m-5 -4 q0 6 5 6 q5 0 5 -6" stroke="var(--hull-line)" strokeWidth="2" fill="none" />
      <path d="M32 -48 V-98 L92 -60" fill="none" stroke="var(--steel)" strokeWidth="6" />
      <path d="M24 0 H244 L226 18 H42 Z" fill="var(--hull)" opacity="0.28" />
      <path
        d="M182 7 h16 M206 7 h14 M188 15 h24 M184 23 h12 M206 23 h10 M192 31 h14 M28 8 h12 M31 17 h8"
        stroke="var(--glow)"
        strokeWidth="3.5"
        strokeLinecap="round"
        opacity="0.45"
      />
      {/* The water at the hull, and the wave at its bow. */}
      <path d="M8 4 V0 q9 -11 19 -3 q8 6 17 1 H250 V4 Z" fill="var(--sea)" />
      <path
        d="M8 0 q9 -11 19 -3 q8 6 17 1 H250 M62 9 h64 M150 12 h40"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <Glow x={32} y={-100} r={34} />
      <circle cx="32" cy="-100" r="6" fill="var(--lantern)" />
    </g>
  );
});
