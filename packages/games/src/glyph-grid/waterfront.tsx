import { memo, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { SailingBoat } from '../harbour/scene/water.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import styles from './view.module.css';

/** What lies around the house: sky over its roof, and beside it, on a wide screen, the bay. Decoration, never mirrored. */
export const Waterfront = memo(function Waterfront() {
  const hour = useHour(styles.waterfront);
  const id = useId();
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
        <OpenSky horizon={430} sun={[1112, 118, 34]} />
        <g transform="translate(-60 10) scale(.82)">
          <Stars />
        </g>
        <Cloud x={24} y={104} scale={0.62} />
        <Cloud x={1010} y={236} scale={0.5} />
        <path
          d="M-600 440 Q-420 340 -240 356 Q-60 370 60 352 Q200 330 400 300 H900 Q1010 330 1090 318 Q1200 296 1300 330 Q1500 390 1800 360 V470 H-600 Z"
          fill="var(--hill-far)"
        />
        <path
          d="M1010 446 Q1080 384 1160 388 Q1240 392 1330 374 Q1500 350 1800 400 V470 H1010 Z"
          fill="var(--hill-near)"
        />
        <FarShore />
        <linearGradient id={id} x1="0" y1="436" x2="0" y2="700" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--sea)" />
          <stop offset="1" stopColor="var(--sea-deep)" />
        </linearGradient>
        <rect x="-600" y="436" width="2400" height="400" fill={`url(#${id})`} />
        <path
          d="M-180 470 h60 M-60 512 h70 M16 462 h40 M84 530 h56 M-140 566 h80 M20 588 h64 M100 626 h44 M-60 640 h70 M1060 472 h50 M1120 508 h60 M1074 552 h44 M1150 596 h60 M1066 630 h66 M1230 480 h60 M1260 540 h70 M1240 620 h80"
          stroke="var(--foam)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M1094 446 h38 M1086 458 h50 M1100 484 h40 M1082 496 h56 M1096 522 h48"
          stroke="var(--glint)"
          strokeWidth="4"
          strokeLinecap="round"
          opacity="0.7"
        />
        <Lighthouse />
      </svg>
      <svg
        className={styles.atAnchor}
        viewBox="0 0 1200 700"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <g transform="translate(-286 22) scale(.8)">
          <SailingBoat />
        </g>
        <g transform="translate(820 130) scale(.62)">
          <SailingBoat />
        </g>
      </svg>
      {/* Over the roof, where there is no sky beside the house. */}
      <svg className={styles.highSun} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <g fill="var(--sun)">
          <circle cx="50" cy="50" r="48" opacity="0.2" />
          <circle cx="50" cy="50" r="30" />
        </g>
      </svg>
    </div>
  );
});

/** Houses across the bay. */
function FarShore() {
  return (
    <g>
      <path
        d="M1082 438 v-34 h26 v34 z M1112 438 v-46 h22 v46 z M1162 438 v-38 h28 v38 z M1194 438 v-28 h30 v28 z M1250 438 v-40 h26 v40 z"
        fill="var(--wall-d)"
      />
      <path
        d="M1078 405 l17 -15 l17 15 z M1109 393 l14 -14 l14 14 z M1158 401 l18 -15 l18 15 z M1191 411 l18 -13 l18 13 z M1246 399 l17 -15 l17 15 z"
        fill="var(--roof-a)"
      />
      <path
        d="M1088 412 h5 v7 h-5 z M1098 412 h5 v7 h-5 z M1118 402 h5 v7 h-5 z M1118 418 h5 v7 h-5 z M1168 408 h5 v7 h-5 z M1179 408 h5 v7 h-5 z M1200 418 h5 v7 h-5 z M1212 418 h5 v7 h-5 z M1256 408 h5 v7 h-5 z"
        fill="var(--window)"
      />
      <path
        d="M1138 438 q-2 -26 11 -34 q13 8 11 34 z M1226 438 q-2 -24 10 -32 q12 8 10 32 z"
        fill="var(--trees)"
      />
    </g>
  );
}

/** On its rock at the mouth of the bay. */
function Lighthouse() {
  return (
    <g>
      <path d="M-600 436 Q-80 414 20 426 Q74 428 104 446 Q40 462 -80 458 H-600 Z" fill="var(--rock)" />
      <path d="M-600 452 Q-60 442 104 446 Q40 466 -80 462 H-600 Z" fill="var(--rock-shade)" />
      <Glow x={52} y={322} r={84} />
      <path d="M38 430 L43 336 H61 L66 430 Z" fill="var(--wall-a)" />
      <path
        d="M41 372 L42.300 350 H61.700 L63 372 Z M38.800 414 L40 392 H64 L65.200 414 Z"
        fill="var(--stripe)"
      />
      <path d="M56 430 L53 336 H61 L66 430 Z" fill="var(--wall-shade)" />
      <path d="M38 330 H66 V338 H38 Z" fill="var(--door)" />
      <path d="M44 314 H60 V330 H44 Z" fill="var(--lantern)" />
      <path d="M41 315 L52 302 L63 315 Z" fill="var(--stripe)" />
    </g>
  );
}
