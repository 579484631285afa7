import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import styles from './view.module.css';

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

/** Under water: light from above, the reef around the wreck, weed and sand. Decoration. */
export const Backdrop = memo(function Backdrop() {
  const hour = useHour(styles.backdrop);
  const near = useHour(styles.school);
  const far = useHour(`${styles.school} ${styles.farSchool}`);
  return (
    <>
      <svg
        {...hour}
        viewBox="0 0 1200 800"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
        direction="ltr"
      >
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
          <linearGradient id="salvage-dive-haze" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--sea-deep)" stopOpacity="0.85" />
            <stop offset="0.32" stopColor="var(--sea-deep)" stopOpacity="0" />
          </linearGradient>
          <linearGradient id="salvage-dive-sand" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--quay)" />
            <stop offset="0.5" stopColor="var(--quay-shade)" />
            <stop offset="1" stopColor="var(--hold)" />
          </linearGradient>
        </defs>
        <rect x="-400" y="-800" width="2000" height="2000" fill="var(--sea)" />
        <rect width="1200" height="800" fill="url(#salvage-dive-water)" />
        <path
          d="M210 0 L40 720 H250 L290 0 Z M470 0 L420 760 H560 L520 0 Z M640 0 L700 780 H800 L700 0 Z M890 0 L980 720 H1160 L960 0 Z"
          fill="url(#salvage-dive-ray)"
        />
        <path
          d="M0 18 Q40 6 80 18 T160 18 T240 18 T320 18 T400 18 T480 18 T560 18 T640 18 T720 18 T800 18 T880 18 T960 18 T1040 18 T1120 18 T1200 18 V0 H0 Z"
          fill="var(--glint)"
          opacity="0.4"
        />
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
        <Weed x={44} y={742} />
        <Weed x={1134} y={736} />
        <Weed x={250} y={708} scale={0.42} />
        <Weed x={950} y={712} scale={0.42} />
        <Coral x={150} y={738} colour="var(--stripe)" />
        <Coral x={1046} y={742} colour="var(--crane)" scale={1.1} />
        <Coral x={284} y={722} colour="var(--crane)" scale={0.6} />
        <Coral x={912} y={724} colour="var(--stripe)" scale={0.65} />
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
      <svg {...far} viewBox="-200 -60 220 130" aria-hidden="true" focusable="false">
        {SCHOOL.map(([x, y, size]) => (
          <path key={x} d={FISH} transform={`translate(${x} ${y}) scale(${size * 0.7})`} fill="var(--foam)" />
        ))}
      </svg>
      <svg {...near} viewBox="-200 -60 220 130" aria-hidden="true" focusable="false">
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
