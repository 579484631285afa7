import { memo } from 'react';
import { AfloatLantern } from './lantern.tsx';
import styles from './view.module.css';

/**
 * The far shore is drawn 1,200 by 700, from 50 on; what a phone shows of it are the 360 in the middle. There is no more
 * sky than what is said over it needs: the far lanterns float on the water, below the town.
 */
const BOX = { viewBox: '0 50 1200 700', preserveAspectRatio: 'xMidYMin slice' } as const;
/** Where the water begins. */
const SHORE = 172;

/** Houses on the far shore: left wall, width, height, and whether the gable looks at us. */
const HOUSES = [
  [296, 30, 22, true],
  [330, 38, 17, false],
  [532, 26, 30, true],
  [560, 34, 24, false],
  [596, 24, 38, true],
  [650, 40, 27, false],
  [692, 26, 40, true],
  [720, 36, 30, false],
  [758, 24, 34, true],
  [784, 44, 24, false],
  [832, 28, 36, true],
  [862, 40, 22, false],
  [906, 26, 27, true],
] as const;

const WALLS = HOUSES.map(([x, width, height, gable]) => {
  const top = SHORE - height;
  return gable
    ? `M${x} ${SHORE} V${top} L${x + width / 2} ${top - 13} L${x + width} ${top} V${SHORE} Z`
    : `M${x} ${SHORE} V${top} L${x + 5} ${top - 10} H${x + width - 5} L${x + width} ${top} V${SHORE} Z`;
}).join(' ');

/** Lit windows: every house has its own few. */
const WINDOWS = HOUSES.flatMap(([x, width, height], house) =>
  Array.from({ length: Math.floor(width / 9) * 2 }, (_, at) => {
    const columns = Math.floor(width / 9);
    return {
      x: x + 5 + (at % columns) * 9,
      y: SHORE - height + 5 + Math.floor(at / columns) * 11,
      at,
      house,
    };
  }).filter(({ y, at, house: of }) => y < SHORE - 6 && (at * 7 + of * 3) % 5 > 1),
);
const PANES = WINDOWS.map(({ x, y }) => `M${x} ${y} h4 v5.5 h-4 Z`).join(' ');

/** What the water makes of the lit windows: short strokes under them that drift apart. */
const MIRRORED = WINDOWS.filter(({ at }) => at % 2 === 0)
  .flatMap(({ x, house }) =>
    [0, 1, 2].map((row) => {
      const drift = ((house * 5 + row * 3) % 7) - 3;
      return `M${x - row * 1.5 + drift} ${SHORE + 9 + row * 6 + (house % 3) * 2} h${5 + row * 2.5}`;
    }),
  )
  .join(' ');

const GLADE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  .map((row) => {
    const width = 16 + row * 5 + (row % 3) * 7;
    return `M${742 - width / 2 + (row % 2 ? 8 : -7)} ${SHORE + 14 + row * 12 + row * row} h${width}`;
  })
  .join(' ');

const STARS = [
  [432, 66],
  [450, 92],
  [508, 60],
  [520, 84],
  [668, 64],
  [704, 74],
  [774, 62],
  [60, 76],
  [150, 60],
  [230, 92],
  [340, 68],
  [838, 82],
  [900, 60],
  [990, 78],
  [1080, 66],
  [1150, 88],
] as const;

/** Bay and town by night, seen from the jetty. Decoration, hidden from assistive technology. */
export const NightHarbour = memo(function NightHarbour() {
  return (
    <>
      <svg {...BOX} aria-hidden="true" focusable="false" className={styles.scenery} direction="ltr">
        <defs>
          <linearGradient id="lantern-path-sky" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#0b1528" />
            <stop offset="0.5" stopColor="#1d2848" />
            <stop offset="0.8" stopColor="#4c3d5c" />
            <stop offset="1" stopColor="#a4645a" />
          </linearGradient>
          <linearGradient id="lantern-path-water" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--water-far)" />
            <stop offset="0.12" stopColor="#2a3050" />
            <stop offset="0.4" stopColor="#15294a" />
            <stop offset="1" stopColor="var(--water-near)" />
          </linearGradient>
          <radialGradient id="lantern-path-moon">
            <stop offset="0.22" stopColor="#f6ecd0" stopOpacity="0.42" />
            <stop offset="1" stopColor="#f6ecd0" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="1200" height={SHORE} fill="url(#lantern-path-sky)" />
        <g fill="#e9f0ec">
          {STARS.map(([x, y], at) => (
            <circle key={x} cx={x} cy={y} r={at % 3 === 0 ? 1.7 : 1.1} opacity={at % 2 ? 0.55 : 0.85} />
          ))}
        </g>
        <g className={styles.moon}>
          <circle cx="742" cy="92" r="84" fill="url(#lantern-path-moon)" />
          <circle cx="742" cy="92" r="20" fill="#f6ecd0" />
        </g>
        <path d="M0 132 Q130 88 270 126 T560 120 Q700 84 860 112 T1200 96 V174 H0 Z" fill="#332f55" />
        <path
          d="M0 156 Q90 130 210 150 T470 148 T760 142 Q930 112 1060 140 T1200 132 V174 H0 Z"
          fill="#1d2140"
        />
        <rect y={SHORE} width="1200" height="578" fill="url(#lantern-path-water)" />
        {/* The light that the evening leaves along the shore, and the shore itself upside down. */}
        <path
          d={`M0 ${SHORE} H1200 V180 Q900 196 640 186 T240 190 Q120 184 0 192 Z`}
          fill="#131831"
          opacity="0.6"
        />
        <path d={WALLS} fill="#12172c" />
        <path d={PANES} fill="#ffc765" />
        <g className={styles.church}>
          <path d="M671 172 V112 L684 76 L697 112 V172 Z" fill="#12172c" />
          <path d="M680 122 h8 v9 h-8 Z" fill="#ffd27a" />
        </g>
        <g className={styles.lighthouse}>
          <path d="M430 172 Q452 150 480 158 Q510 160 528 172 Z" fill="#0e1328" />
          <path d="M468 160 L471 104 H481 L484 160 Z" fill="#c9b6b0" />
          <path d="M469.7 142 H482.3 M470.4 124 H481.6" stroke="#7c3b40" strokeWidth="9" />
          <path d="M477 104 H481 L484 160 H478 Z" fill="#12172c" opacity="0.4" />
          <path d="M470 104 V93 H482 V104 Z" fill="#ffe9a8" />
          <path d="M467 94 L476 85 L485 94 Z M467 103 h18 v3 h-18 Z" fill="#12172c" />
          <path
            d="M474 186 h6 M471 196 h11 M474 207 h8 M470 219 h13"
            stroke="#ffe9a8"
            strokeWidth="3"
            strokeLinecap="round"
            opacity="0.5"
          />
        </g>
        <rect y={SHORE - 2} width="1200" height="5" fill="#0b1024" />
        <path d={MIRRORED} stroke="#ffc765" strokeWidth="2.4" strokeLinecap="round" opacity="0.42" />
        <path
          d={GLADE}
          className={styles.moon}
          stroke="#f6ecd0"
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.3"
        />
        <g stroke="#54709a" strokeWidth="3" strokeLinecap="round" opacity="0.42">
          <path d="M448 262 h44 M560 300 h30 M700 336 h52 M470 392 h36 M610 430 h58 M452 500 h60 M690 520 h46 M560 570 h70 M440 610 h44 M700 640 h66 M500 690 h52 M646 704 h40" />
          <path d="M40 236 h60 M230 272 h46 M330 330 h70 M60 520 h90 M250 560 h70 M330 640 h60 M830 260 h60 M980 236 h70 M1120 300 h52 M860 420 h64 M1010 480 h90 M880 600 h80 M1110 560 h60 M120 650 h70 M980 670 h84" />
        </g>
        <FishingBoat />
        <RowingBoat />
      </svg>
      <svg
        {...BOX}
        aria-hidden="true"
        focusable="false"
        className={`${styles.scenery} ${styles.beam}`}
        direction="ltr"
      >
        <defs>
          <linearGradient id="lantern-path-beam">
            <stop stopColor="#ffe9a8" stopOpacity="0" />
            <stop offset="0.38" stopColor="#ffe9a8" stopOpacity="0.42" />
            <stop offset="0.4" stopColor="#ffe9a8" stopOpacity="0.5" />
            <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path
          className={styles.lighthouse}
          d="M482 98 L1040 44 V120 Z M470 98 L100 70 V114 Z"
          fill="url(#lantern-path-beam)"
        />
      </svg>
    </>
  );
});

/** Out in the bay, where the screen is wide: two people row home with a lantern on the stern. */
function RowingBoat() {
  return (
    <g transform="translate(44 356)">
      <circle cx="150" cy="2" r="74" fill="url(#lantern-path-halo)" />
      <path d="M60 -6 L10 44 M76 -6 L118 46" stroke="#6b4c36" strokeWidth="4" strokeLinecap="round" />
      <path d="M52 8 V-12 Q52 -24 64 -24 Q76 -24 76 -12 V8 Z" fill="#7b3f46" />
      <circle cx="64" cy="-34" r="9" fill="#b98362" />
      <path d="M54 -37 Q56 -46 65 -46 Q74 -45 74 -35 L70 -38 Z" fill="#c9a05a" />
      <path d="M104 8 V-6 Q104 -16 114 -16 Q124 -16 124 -6 V8 Z" fill="#3f6f78" />
      <circle cx="114" cy="-25" r="7.5" fill="#b98362" />
      <path d="M105.5 -26 Q106 -34 114 -34 Q122 -34 122.5 -26 Z" fill="#e8b25a" />
      <path d="M0 0 Q84 22 168 -4 Q160 30 132 34 H40 Q14 30 0 0 Z" fill="#4a2f2a" />
      <path d="M0 0 Q84 22 168 -4" fill="none" stroke="#d79a5e" strokeWidth="3.5" />
      <path d="M143 -4 V-22 H157 V-4 Z" fill="url(#lantern-path-paper)" stroke="#fff3cf" strokeWidth="2" />
      <path
        d="M20 46 h70 M104 50 h62 M52 58 h50 M124 62 h34"
        stroke="#ffc765"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.4"
      />
    </g>
  );
}

/** A fishing boat at anchor, its lamp at the mast. */
function FishingBoat() {
  return (
    <g transform="translate(996 318)">
      <circle cx="86" cy="-74" r="60" fill="url(#lantern-path-halo)" />
      <path d="M86 0 V-92 M86 -84 L26 -8 M86 -84 L142 -6" stroke="#0e1328" strokeWidth="3" />
      <path d="M92 -70 L134 -14 H92 Z" fill="#3b3a5c" />
      <circle cx="86" cy="-76" r="5" fill="#ffe9a8" />
      <path d="M40 2 V-26 H74 V2 Z" fill="#4b4766" />
      <path d="M36 -26 H78 L74 -33 H40 Z" fill="#7b3f46" />
      <path d="M47 -19 h8 v9 h-8 Z M60 -19 h8 v9 h-8 Z" fill="#ffc765" />
      <path d="M0 -8 Q80 14 164 -12 Q156 22 132 28 H30 Q8 20 0 -8 Z" fill="#131831" />
      <path d="M2 -4 Q80 18 162 -8" fill="none" stroke="#b98b7a" strokeWidth="2.5" />
      <path
        d="M24 36 h64 M102 38 h48 M64 48 h60 M80 60 h26 M76 72 h34 M84 84 h20"
        stroke="#ffc765"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.32"
      />
    </g>
  );
}

/** The jetty that we stand on, with those who came to look at the lights. */
export const Jetty = memo(function Jetty() {
  return (
    <div className={styles.jetty} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 190 110" className={styles.lookers} aria-hidden="true" focusable="false">
        <path d="M20 110 V66 Q20 44 46 43 Q72 44 72 66 V110 Z" fill="#27405c" />
        <path d="M72 110 V66 Q72 46 50 43" fill="none" stroke="#f0b46a" strokeWidth="2.5" opacity="0.8" />
        <path d="M33 34 Q33 46 46 46 Q59 46 59 34 V26 H33 Z" fill="#b98362" />
        <path d="M30 34 Q28 12 46 11 Q64 12 62 34 Q58 44 46 44 Q34 44 30 34 Z" fill="#2b1f2e" />
        <path d="M62 34 Q64 16 50 11.5" fill="none" stroke="#f0b46a" strokeWidth="2.5" opacity="0.8" />
        <path d="M78 110 V82 Q78 66 96 65 Q114 66 114 82 V110 Z" fill="#8a4147" />
        <path d="M114 110 V82 Q114 68 99 65" fill="none" stroke="#f0b46a" strokeWidth="2.5" opacity="0.8" />
        <circle cx="95" cy="53" r="13" fill="#d8a54a" />
        <circle cx="95" cy="38" r="5" fill="#f3dca6" />
        <path d="M82 57 Q95 63 108 57" stroke="#f3dca6" strokeWidth="4" fill="none" />
        <path d="M104 74 Q116 62 124 66" stroke="#8a4147" strokeWidth="8" strokeLinecap="round" fill="none" />
        <path
          d="M140 110 Q136 84 148 78 Q147 66 156 62 L159 68 L167 64 Q172 76 164 84 Q174 96 170 110 Z"
          fill="#5a4438"
        />
        <path
          d="M167 66 Q172 76 164 84 Q173 96 170 108"
          fill="none"
          stroke="#f0b46a"
          strokeWidth="2.5"
          opacity="0.8"
        />
        <path
          d="M140 108 Q126 108 128 96"
          stroke="#5a4438"
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
      <svg viewBox="0 0 120 150" className={styles.post} aria-hidden="true" focusable="false">
        <circle cx="76" cy="42" r="74" fill="url(#lantern-path-halo)" opacity="0.8" />
        <path d="M68 150 V62 H84 V150 Z" fill="#3a2a2c" />
        <path d="M68 150 V62 H72 V150 Z" fill="#f0b46a" opacity="0.45" />
        <path d="M62 56 H90 V64 H62 Z" fill="#5d4237" />
        <path d="M65 54 V30 H87 V54 Z" fill="#ffd98c" stroke="#2b1f2e" strokeWidth="3" />
        <path d="M61 30 H91 L76 16 Z" fill="#2b1f2e" />
        <path d="M76 36 Q82 44 79 50 H73 Q70 44 76 36 Z" fill="#fff7dc" />
        <path
          d="M66 104 H86 M66 112 H86 M66 120 H86"
          stroke="#c2a676"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M14 150 Q10 128 24 122 Q22 110 30 104 L33 110 L41 107 Q45 116 38 122 Q46 134 44 150 Z"
          fill="#2b2c40"
        />
        <path
          d="M41 108 Q45 116 38 122 Q46 134 44 148"
          fill="none"
          stroke="#f0b46a"
          strokeWidth="2"
          opacity="0.8"
        />
      </svg>
    </div>
  );
});

/** A lantern of the board is drawn 120 wide; out on the bay it is so much smaller. */
const FAR = 0.17;

/** Where a lantern sets out: in units of the bay, and how many times larger than out there it is. */
export interface Berth {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where a lantern of the board is in the bay, whose drawing is `bay`. */
export function berthOf(lantern: Element, bay: Element): Berth {
  const box = lantern.getBoundingClientRect();
  const { left, top, width, height } = bay.getBoundingClientRect();
  const scale = Math.max(width / 1200, height / 700);
  return {
    x: (box.left + box.width / 2 - left - width / 2) / scale,
    y: (box.top + (box.height * 64) / 140 - top) / scale + 50,
    size: box.width / 120 / scale / FAR,
  };
}

/** Where the lantern of a path that is done floats, from the middle of the bay: near the far shore, each in its own place. */
function afloat(path: number): Berth {
  return { x: ((path * 0.618) % 1) * 308 - 154, y: 188 + ((path * 5) % 4) * 7, size: 1 };
}

/** So many lie one behind the other on the way over the water; of twice as many, each has a lane. */
const IN_LINE = 5;
/** Lanes over the water, from its middle to its edges, in turns that keep neighbours apart. */
const LANES = [0, 1, -0.5, 0.5, -1] as const;

/** The way over the water, from the middle of the bay: in two bends from the jetty to the town. `near` is 1 at the jetty. */
const bend = (near: number) => -84 * Math.sin((near ** 0.7 - 1) * 2.15 * Math.PI) * (1 - 0.2 * near);

/**
 * Where it floats when all of so many have set out: along the way from the jetty to the town, the nearer the larger, the
 * first in front. The more there are, the smaller they are and the further to either side of it they lie.
 */
function spread(path: number, of: number): Berth {
  const [near, far] = [3.4 + 1.7 * Math.min(1, IN_LINE / of), 1.1];
  const line = Math.min(1, Math.max(0, 2 - of / IN_LINE));
  const size = near * (far / near) ** (of > 1 ? path / (of - 1) : 0.4);
  const depth = (size - far) / (near - far);
  const lane = (LANES[path % LANES.length] ?? 0) + 0.08 * Math.sin(path * 2.4);
  return { x: bend(depth) * line + lane * (1 - line) * (170 - 10 * size), y: 202 + 292 * depth, size };
}

/** Where the lights that the town sends back float, the same whatever was answered: beside the way, small, nearest last. */
const SENT_BACK = [
  [-128, 191],
  [96, 190],
  [-44, 193],
  [148, 197],
  [14, 199],
  [-100, 204],
  [116, 212],
  [-150, 217],
  [66, 226],
  [-24, 224],
  [132, 250],
  [-134, 266],
  [88, 286],
  [-30, 304],
  [-112, 334],
  [120, 354],
  [-96, 404],
  [98, 432],
] as const;

/** At the end the town across the bay answers with lights of its own, as far as there is water left for them. Decoration. */
export function SentBack({ done }: { readonly done: number }) {
  return (
    <svg
      {...BOX}
      aria-hidden="true"
      focusable="false"
      className={`${styles.scenery} ${styles.flotilla}`}
      data-all
      direction="ltr"
    >
      {SENT_BACK.slice(0, done > 2 * IN_LINE ? 6 : SENT_BACK.length).map(([x, y], at) => (
        <g
          key={x}
          className={styles.floating}
          style={{ '--x': x, '--y': y, '--size': (y - 150) / 90 } as React.CSSProperties}
        >
          <g
            className={styles.sent}
            style={{ '--n': at, '--from-y': (90 * (184 - y)) / (y - 150) } as React.CSSProperties}
          >
            <circle r="15" fill="url(#lantern-path-halo)" opacity="0.8" />
            <path
              d="M-5 9 H5 M-4 13 H5 M-4 17 H3 M-2 21 H3"
              stroke="var(--paper-warm)"
              strokeWidth="1.4"
              strokeLinecap="round"
              opacity="0.7"
            />
            <path d="M-5.500 -6 Q0 -7 5.500 -6 L4.500 5.500 H-4.500 Z" fill="var(--paper-lit)" />
            <path d="M2.500 -6.500 L5.500 -6 L4.500 5.500 H2.500 Z" fill="var(--paper-warm)" />
            <path d="M-1.500 -3 Q2 1 0 3 H-3 Q-4.500 1 -1.500 -3 Z" fill="var(--flame)" />
            <path d="M-7 5.500 H7 L5 8 H-5 Z" fill="var(--raft)" />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** A small lantern out in the bay for every path that is done, however it went. Decoration. */
export const Flotilla = memo(function Flotilla({
  done,
  from,
  before,
  all,
}: {
  readonly done: number;
  /** Where the latest one sets out: as the last lantern that was set alight. */
  readonly from: Berth | null;
  /** Those that lie in the water are there, and it sets out before them. */
  readonly before: boolean;
  /** All paths are done. */
  readonly all: boolean;
}) {
  return (
    <>
      <svg
        {...BOX}
        aria-hidden="true"
        focusable="false"
        className={`${styles.scenery} ${styles.flotilla}`}
        data-all={all || undefined}
        direction="ltr"
      >
        {Array.from({ length: done }, (_, path) => (
          <Floating
            // biome-ignore lint/suspicious/noArrayIndexKey: a path has nothing but its turn
            key={path}
            at={all ? spread(path, done) : afloat(path)}
            from={path === done - 1 ? from : null}
            latest={path === done - 1}
          />
        ))}
      </svg>
      {from !== null && before && (
        <svg
          key={done}
          {...BOX}
          aria-hidden="true"
          focusable="false"
          className={`${styles.scenery} ${styles.flotilla} ${styles.before}`}
          direction="ltr"
        >
          <Floating at={afloat(done - 1)} from={from} latest />
        </svg>
      )}
    </>
  );
});

function Floating({
  at: { x, y, size },
  from,
  latest,
}: {
  readonly at: Berth;
  readonly from: Berth | null;
  readonly latest: boolean;
}) {
  const way = from !== null && {
    '--from-x': (from.x - x) / size,
    '--from-y': (from.y - y) / size,
    '--from-size': from.size / size,
  };
  return (
    <g
      className={styles.floating}
      style={{ '--x': x, '--y': y, '--size': size, ...way } as React.CSSProperties}
    >
      <g className={latest ? styles.latest : undefined}>
        <AfloatLantern />
      </g>
    </g>
  );
}
