import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Garland } from '../harbour/scene/light.tsx';
import { Cloud } from '../harbour/scene/weather.tsx';
import { Freighter } from './backdrop.tsx';
import { Body } from './drone-scene.tsx';
import styles from './view.module.css';

/**
 * What the flights have come to: the ship with its crates, the drone above it, and, when all are flown, on its way out. It
 * tells how many flights are behind, and nothing of how they went.
 */
export const Landfall = memo(function Landfall({ laden }: { readonly laden: number }) {
  const hour = useHour(styles.landfall);
  const ready = laden >= 1;
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect width="420" height="140" fill="var(--sky)" />
        <circle cx="66" cy="58" r="36" fill="var(--sun)" opacity="0.22" />
        <circle cx="66" cy="58" r="24" fill="var(--sun)" />
        <Cloud x={300} y={48} scale={0.42} />
        <Cloud x={130} y={30} scale={0.3} />
        <path d="M0 110 Q80 74 170 98 T330 84 T420 96 V140 H0 Z" fill="var(--hill-far)" />
        <path d="M120 122 Q230 90 330 108 T420 102 V140 H120 Z" fill="var(--hill-near)" />
        <rect y="126" width="420" height="80" fill="var(--sea)" />
        <path
          d="M44 136 h44 M52 146 h30 M36 156 h60 M48 168 h40"
          stroke="var(--glint)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M8 180 h60 M120 190 h70 M330 140 h60 M356 178 h50 M250 194 h60"
          stroke="var(--foam)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <svg
        viewBox="0 0 420 200"
        preserveAspectRatio="xMidYMid slice"
        className={styles.bound}
        aria-hidden="true"
        focusable="false"
      >
        <g transform="translate(72 166) scale(1.06)">
          <Freighter laden={laden} />
          {ready && <Garland from={[32, -98]} to={[176, -104]} bulbs={7} />}
        </g>
        <g transform="translate(170 -4) scale(0.2)">
          <Body />
        </g>
      </svg>
    </div>
  );
});
