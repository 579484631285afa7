import { type CSSProperties, memo, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import { Coast } from './coast.tsx';
import styles from './view.module.css';

/**
 * A ship's cabin with its wide window, behind all cards and statements: with each screen that is done, whatever was
 * answered, the coast has gone by a little further, until the ship is in the harbour.
 */
export const Cabin = memo(function Cabin({
  done,
  of,
}: {
  /** Screens that are done, and of the one in hand a part. */
  readonly done: number;
  readonly of: number;
}) {
  const hour = useHour(`${styles.hours} ${styles.cabin}`);
  const sailed = { '--sailed': Math.min(1, done / Math.max(1, of)) } as CSSProperties;
  const home = done >= of || undefined;
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.window} data-home={home}>
        <SeaAndSky />
        <div className={styles.coast} style={sailed} data-home={home}>
          <Coast />
        </div>
        <div className={styles.buoys} style={sailed} data-home={home}>
          <Buoys />
        </div>
        <div className={styles.panes}>
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  );
});

/** What is far off and stays where it is. */
const SeaAndSky = memo(function SeaAndSky() {
  const low = useId();
  const isLow = ['dusk', 'morning'].includes(useTown()?.time ?? '');
  return (
    <svg className={styles.sky} viewBox="-600 0 2400 640" aria-hidden="true" focusable="false">
      <OpenSky horizon={150} sun={isLow ? [766, 46, 32] : [770, 52, 26]} />
      <g transform="scale(0.6)">
        <Stars />
      </g>
      <linearGradient id={low} x1="0" y1="30" x2="0" y2="150" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-low)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--sky-low)" stopOpacity="0.6" />
      </linearGradient>
      <rect x="-600" y="30" width="2400" height="130" fill={`url(#${low})`} />
      <Cloud x={450} y={58} scale={0.5} />
      <Cloud x={960} y={84} scale={0.6} />
      <Cloud x={160} y={96} scale={0.55} />
      <path
        d="M-600 152 Q-200 96 120 118 T520 100 T900 116 T1300 96 T1800 130 V160 H-600 Z"
        fill="var(--hill-far)"
      />
      <path d="M-600 146 H1800 V900 H-600 Z" fill="var(--sea)" />
      <path d="M-600 214 H1800 V900 H-600 Z" fill="var(--sea-deep)" opacity="0.55" />
      <path
        d="M732 166 h76 M744 180 h52 M724 196 h92 M748 214 h46 M728 236 h84"
        stroke="var(--glint)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path
        d="M330 178 h50 M470 196 h64 M560 170 h34 M620 228 h70 M420 252 h80 M860 186 h54 M930 220 h70 M1050 176 h40 M240 222 h70 M120 190 h46 M700 286 h90 M500 316 h100 M880 300 h90 M300 296 h80 M1080 268 h80 M40 262 h90 M620 360 h110 M380 372 h90 M820 372 h100 M540 430 h90 M300 462 h110 M720 452 h80 M920 470 h100 M420 520 h90 M640 540 h110 M520 590 h80"
        stroke="var(--foam)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </svg>
  );
});

const Buoys = memo(function Buoys() {
  return (
    <svg viewBox="0 0 2400 80" aria-hidden="true" focusable="false">
      {[405, 900, 1350, 1811, 2130].map((x, nth) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-12 62 L-7 22 H7 L12 62 Z" fill={nth % 2 ? 'var(--cloth-a)' : 'var(--stripe)'} />
          <path d="M-9 40 H9 L10.500 50 H-10.500 Z" fill="var(--wall-a)" />
          <circle cy="16" r="6" fill="var(--lantern)" />
          <path d="M-20 60 H20 Q16 70 0 70 Q-16 70 -20 60 Z" fill="var(--door)" />
          <path d="M-30 70 h60 M-12 77 h36" stroke="var(--foam)" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
});
