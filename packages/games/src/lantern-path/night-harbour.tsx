import { Sky } from '../harbour/scene/sky.tsx';
import { SailingBoat, Sea } from '../harbour/scene/water.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import { Quay } from '../harbour/town-quay.tsx';
import { TowerCape } from '../harbour/town-tower.tsx';
import styles from './view.module.css';

/** The harbour town on the far shore by night, seen over the water. Decoration, hidden from assistive technology. */
export function NightHarbour() {
  return (
    <svg
      viewBox="0 0 1000 800"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
      className={styles.scenery}
      direction="ltr"
    >
      <defs>
        <linearGradient id="lantern-path-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f08a4b" stopOpacity="0" />
          <stop offset="0.55" stopColor="#f08a4b" stopOpacity="0.34" />
          <stop offset="0.62" stopColor="#f08a4b" stopOpacity="0.16" />
          <stop offset="1" stopColor="#f08a4b" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1000" height="800" fill="var(--sea-deep)" />
      <g transform="translate(200 -162) scale(0.5)">
        <Sky time="night" />
        <Sea light={1070} />
        <TowerCape />
        <SailingBoat />
        <Houses />
        <Quay />
      </g>
      <rect width="1000" height="230" fill="url(#lantern-path-dusk)" />
      <path
        d="M580 232 h46 M592 248 h60 M566 264 h40 M604 282 h34 M578 300 h52 M590 322 h26"
        stroke="var(--sun)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.3"
      />
      <path
        d="M60 420 h70 M300 470 h54 M720 452 h80 M880 520 h60 M140 570 h84 M470 606 h70 M760 640 h64 M40 690 h60 M330 720 h90 M620 742 h58 M900 716 h66"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
    </svg>
  );
}
