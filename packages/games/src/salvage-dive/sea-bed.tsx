import { memo } from 'react';
import { HullDrawing, Masts, TallHullDrawing } from './hull.tsx';
import styles from './sea.module.css';

/** A fish that swims to the right, its nose at 0, 0. */
const FISH = 'M0 0 Q-12 -10 -28 -2 L-38 -9 Q-35 0 -38 9 L-28 2 Q-12 10 0 0 Z';
const SCHOOL = [
  [0, 0, 1],
  [-52, -22, 0.8],
  [-48, 24, 0.85],
  [-104, 4, 0.9],
  [-92, 44, 0.7],
  [-140, -28, 0.65],
] as const;

const SEA_BED = 'M0 588 Q160 556 330 580 T700 576 T1200 566 V800 H0 Z';

/** The water below the waterline: light from above, weaker the deeper it falls. */
export const Water = memo(function Water() {
  return (
    <div className={styles.water}>
      <svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id="salvage-dive-water" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--sea)" />
            <stop offset="0.4" stopColor="var(--sea-deep)" />
            <stop offset="1" stopColor="var(--hold)" />
          </linearGradient>
          <linearGradient id="salvage-dive-ray" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--glint)" stopOpacity="0.34" />
            <stop offset="0.75" stopColor="var(--glint)" stopOpacity="0" />
          </linearGradient>
          <radialGradient id="salvage-dive-sun">
            <stop stopColor="var(--glint)" stopOpacity="0.75" />
            <stop offset="1" stopColor="var(--glint)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="1200" height="800" fill="url(#salvage-dive-water)" />
        {/* Where the sun stands over the water, and its light, wider the deeper it falls. */}
        <ellipse cx="600" cy="-20" rx="330" ry="130" fill="url(#salvage-dive-sun)" />
        <path
          d="M470 0 L-60 640 L120 720 L520 0 Z M540 0 L270 790 L400 800 L572 0 Z M590 0 L560 800 H650 L612 0 Z M634 0 L770 800 L900 790 L664 0 Z M690 0 L1060 740 L1240 640 L736 0 Z"
          fill="url(#salvage-dive-ray)"
        />
        <path
          d="M0 18 Q40 6 80 18 T160 18 T240 18 T320 18 T400 18 T480 18 T560 18 T640 18 T720 18 T800 18 T880 18 T960 18 T1040 18 T1120 18 T1200 18 V0 H0 Z"
          fill="var(--glint)"
          opacity="0.4"
        />
        <path d={SNOW} fill="var(--foam)" opacity="0.5" />
      </svg>
    </div>
  );
});

/** The reef around the wreck, weed and sand, and what lives there; from farther off the wreck as well. */
export const SeaBed = memo(function SeaBed({ opened }: { readonly opened: readonly number[] | undefined }) {
  return (
    <div className={styles.bed}>
      <Reef />
      <FarWreck opened={opened} />
      <Creatures />
    </div>
  );
});

/** The bed with what grows on it. */
const Reef = memo(function Reef() {
  return (
    <svg viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="salvage-dive-haze" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--sea-deep)" stopOpacity="0.85" />
          <stop offset="0.32" stopColor="var(--sea-deep)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="salvage-dive-sand" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--quay)" />
          <stop offset="0.5" stopColor="var(--quay-shade)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--quay-shade) 40%, var(--hold))" />
        </linearGradient>
      </defs>
      {/* Reefs: the farther, the more of the water is before them. */}
      <path
        d="M0 430 Q60 400 96 450 Q150 410 190 500 Q240 480 270 560 L330 690 H0 Z M1200 380 Q1130 360 1100 440 Q1050 420 1020 520 Q970 510 930 600 L880 700 H1200 Z"
        fill="var(--hold)"
        opacity="0.28"
      />
      <path
        d="M0 560 Q40 530 70 580 Q120 560 150 640 L210 720 H0 Z M1200 540 Q1150 520 1120 590 Q1080 580 1050 650 L990 730 H1200 Z"
        fill="var(--hold)"
        opacity="0.5"
      />
      {/* The sea bed goes back to where the wreck lies, and into the haze behind it. */}
      <path d={SEA_BED} fill="url(#salvage-dive-sand)" />
      <path d={SEA_BED} fill="url(#salvage-dive-haze)" />
      <path
        d="M70 634 q40 -10 80 0 M1040 628 q44 -10 90 0 M20 668 q30 -8 64 0 M1120 668 q36 -10 70 0 M60 738 q60 -16 120 0 M250 722 q40 -10 84 0 M860 728 q50 -12 100 0 M1010 752 q50 -12 104 0 M420 716 q30 -8 60 0"
        stroke="var(--quay-joint)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
        opacity="0.5"
      />
      <Octopus />
      <Weed x={44} y={742} />
      <Weed x={1134} y={736} />
      <Weed x={250} y={708} scale={0.42} />
      <Weed x={950} y={712} scale={0.42} />
      <Coral x={150} y={738} colour="var(--stripe)" />
      <Coral x={1046} y={742} colour="var(--crane)" scale={1.1} />
      <Coral x={284} y={722} colour="var(--crane)" scale={0.6} />
      <Coral x={912} y={724} colour="var(--stripe)" scale={0.65} />
      {/* On a phone these are at the edges. */}
      <g className={styles.narrow}>
        <Weed x={424} y={700} scale={0.3} />
        <Coral x={448} y={692} colour="var(--stripe)" scale={0.7} />
        <Coral x={756} y={700} colour="var(--crane)" scale={0.8} />
        <path
          d="M500 634 q24 -8 50 0 M640 640 q22 -7 46 0 M560 676 q30 -9 64 0 M470 712 q30 -9 60 0 M660 704 q30 -9 56 0"
          stroke="var(--quay-joint)"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
          opacity="0.5"
        />
      </g>
      <path
        d="M208 742 l8 -12 l8 12 l14 2 l-11 9 l3 14 l-14 -7 l-14 7 l3 -14 l-11 -9 Z"
        fill="var(--crane)"
        stroke="var(--crane-shade)"
        strokeWidth="2"
      />
      <g fill="none" stroke="var(--foam)" strokeWidth="3">
        <circle cx="1090" cy="240" r="10" />
        <circle cx="1112" cy="206" r="6" />
        <circle cx="1096" cy="180" r="4" />
        <circle cx="50" cy="330" r="8" />
        <circle cx="70" cy="296" r="5" />
      </g>
    </svg>
  );
});

/** The wreck as it is seen from the boat, with the crates that were opened. */
const FarWreck = memo(function FarWreck({ opened }: { readonly opened: readonly number[] | undefined }) {
  return (
    <div className={styles.wreck}>
      <svg viewBox="0 -70 1000 490" aria-hidden="true" focusable="false">
        <Masts />
        <HullDrawing id="far" />
        <path
          d="M190 84 H812 V380 Q812 396 790 396 H212 Q190 396 190 380 Z"
          fill="var(--hold)"
          stroke="var(--wood)"
          strokeWidth="8"
        />
        {FAR_CRATES.map(([x, y], crate) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y} h58 v50 h-58 Z`}
            fill={opened?.includes(crate) ? 'var(--goods-ink)' : 'var(--crate)'}
            stroke="var(--crate-mark)"
            strokeWidth="5"
          />
        ))}
      </svg>
      <svg className={styles.tall} viewBox="-19 -110 354 466" aria-hidden="true" focusable="false">
        <g transform="translate(-19 -21) scale(0.354)">
          <Masts />
        </g>
        <g transform="translate(-19 -78) scale(0.354 1.033)">
          <TallHullDrawing id="far" />
        </g>
        <path
          d="M3 0 H313 V298 Q313 324 256 324 H60 Q3 324 3 298 Z"
          fill="var(--hold)"
          stroke="var(--wood)"
          strokeWidth="6"
        />
        {TALL_CRATES.map(([x, y], crate) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y} h42 v42 h-42 Z`}
            fill={opened?.includes(crate) ? 'var(--goods-ink)' : 'var(--crate)'}
            stroke="var(--crate-mark)"
            strokeWidth="5"
          />
        ))}
      </svg>
    </div>
  );
});

/** Who swims there, and what is near. */
const Creatures = memo(function Creatures() {
  return (
    <>
      <svg className={styles.turtle} viewBox="-70 -40 140 84" aria-hidden="true" focusable="false">
        <path
          d="M-34 -12 Q-56 -34 -60 -20 Q-58 -8 -34 -2 Z M20 -14 Q30 -40 42 -34 Q44 -22 34 -8 Z M-30 10 Q-44 26 -34 28 Q-22 26 -18 14 Z M14 12 Q4 38 16 40 Q30 34 30 12 Z"
          fill="var(--trees)"
        />
        <path d="M-34 2 Q-46 4 -50 0 Q-46 -6 -34 -4 Z" fill="var(--trees)" />
        <path d="M34 -2 Q40 -14 54 -12 Q66 -8 62 0 Q54 8 36 6 Z" fill="var(--trees)" />
        <path d="M-36 2 Q-30 -24 2 -24 Q32 -24 40 2 Q20 18 0 18 Q-22 18 -36 2 Z" fill="var(--hill-near)" />
        <path
          d="M-36 2 Q0 12 40 2 M-14 -21 L-10 6 M16 -21 L12 6 M-26 -12 Q0 -6 30 -12"
          stroke="var(--trees)"
          strokeWidth="2.5"
          fill="none"
        />
        <path d="M54 -5 h.1" stroke="var(--goods-plate)" strokeWidth="4.5" strokeLinecap="round" />
        <path d="M54.5 -5 h.1" stroke="var(--goods-ink)" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <svg
        className={styles.near}
        viewBox="0 0 1280 380"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
        direction="ltr"
      >
        <path
          d="M0 380 V250 Q60 236 92 286 Q150 290 172 340 Q214 348 226 380 Z M1280 380 V226 Q1222 230 1200 276 Q1140 280 1120 336 Q1072 350 1064 380 Z"
          fill="var(--hold)"
        />
        <path
          d="M30 262 Q-6 200 22 150 Q42 110 20 60 Q66 110 48 156 Q28 206 56 260 Z M84 296 Q60 236 84 190 Q96 166 86 134 Q118 170 106 200 Q88 240 108 296 Z M1246 242 Q1282 176 1254 120 Q1238 80 1262 30 Q1212 76 1228 124 Q1246 184 1220 244 Z M1180 290 Q1206 236 1184 190 Q1170 160 1182 120 Q1148 160 1160 196 Q1178 240 1156 292 Z"
          fill="var(--hold)"
          opacity="0.86"
        />
      </svg>
      <svg
        className={`${styles.school} ${styles.farSchool}`}
        viewBox="-200 -60 220 130"
        aria-hidden="true"
        focusable="false"
      >
        {SCHOOL.map(([x, y, size]) => (
          <path key={x} d={FISH} transform={`translate(${x} ${y}) scale(${size * 0.7})`} fill="var(--foam)" />
        ))}
      </svg>
      <svg className={styles.school} viewBox="-200 -60 220 130" aria-hidden="true" focusable="false">
        {SCHOOL.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <path d={FISH} fill="var(--crane)" />
            <path
              d="M-12 -6 Q-9 0 -12 6 M-20 -4 Q-17 0 -20 4"
              stroke="var(--goods-plate)"
              strokeWidth="3"
              fill="none"
            />
            <circle cx="-6" cy="-1.5" r="1.6" fill="var(--goods-ink)" />
          </g>
        ))}
      </svg>
    </>
  );
});

/** Crates as they are seen from the boat. */
const FAR_CRATES = Array.from(
  { length: 32 },
  (_, at) => [212 + (at % 8) * 74.5, 104 + Math.floor(at / 8) * 70] as const,
);

/** The same where they lie six to a row. */
const TALL_CRATES = Array.from(
  { length: 32 },
  (_, at) => [12 + (at % 6) * 50, 16 + Math.floor(at / 6) * 50] as const,
);

/** Specks that sink through the water. */
const SNOW = [
  [92, 180],
  [170, 92],
  [228, 310],
  [322, 150],
  [362, 252],
  [448, 90],
  [520, 200],
  [690, 132],
  [742, 236],
  [842, 96],
  [898, 296],
  [968, 176],
  [1044, 110],
  [1120, 320],
  [1168, 214],
]
  .map(([x, y]) => `M${x} ${y} a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0 Z`)
  .join(' ');

/** Somebody who lives there, and looks on from behind the coral. */
function Octopus() {
  return (
    <g transform="translate(986 706) scale(0.92)">
      <path
        d="M-30 34 Q-44 22 -36 10 M-20 38 Q-30 44 -40 40 M22 38 Q36 46 46 36 M30 30 Q50 22 42 6 M-6 38 Q-10 48 -22 50 M8 38 Q14 48 26 48"
        stroke="var(--roof-a)"
        strokeWidth="10"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-28 38 Q-40 -30 0 -32 Q40 -30 30 38 Q0 48 -28 38 Z" fill="var(--roof-a)" />
      <path
        d="M-16 -14 q4 -8 12 -10"
        stroke="var(--wall-c)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-10 4 h.1 M12 4 h.1" stroke="var(--goods-plate)" strokeWidth="13" strokeLinecap="round" />
      <path d="M-12 4 h.1 M10 4 h.1" stroke="var(--goods-ink)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M-5 20 q6 5 12 0"
        stroke="var(--goods-ink)"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

function Weed({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M-18 0 Q-44 -60 -16 -112 Q8 -150 -14 -196 Q-2 -150 -24 -108 Q-38 -60 -8 0 Z M6 0 Q-16 -80 10 -140 Q26 -170 16 -230 Q36 -170 24 -132 Q4 -80 18 0 Z M26 0 Q54 -50 34 -100 Q28 -120 38 -150 Q46 -120 48 -100 Q60 -50 36 0 Z"
      fill="var(--trees)"
    />
  );
}

function Coral({
  x,
  y,
  colour,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly scale?: number;
}) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0 0 V-46 Q0 -60 -18 -66 V-84 M0 -30 Q-26 -34 -30 -54 M0 -40 Q22 -46 22 -70 V-92 M22 -66 Q40 -68 42 -84 M0 -16 Q30 -20 36 -40"
      stroke={colour}
      strokeWidth="10"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
  );
}
