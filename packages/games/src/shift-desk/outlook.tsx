import { memo, useId } from 'react';
import { Glow } from '../harbour/scene/light.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import styles from './view.module.css';

/**
 * What is seen when one looks up from the desk: the harbour, through the windows of the office. The one in the middle is
 * what a phone has room for. Decoration.
 */
export const Outlook = memo(function Outlook() {
  const sky = useId();
  const town = useTown();
  return (
    <svg
      className={styles.outlook}
      viewBox="0 -48 1280 288"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={sky} x1="0" y1="-40" x2="0" y2="160" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.5" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect y="-48" width="1280" height="288" fill={`url(#${sky})`} />
      <g fill="var(--sun)">
        <circle cx="846" cy="40" r="40" opacity="0.18" />
        <circle cx="846" cy="40" r="24" />
      </g>
      <path d="M0 150 Q180 96 340 122 T640 110 T880 124 T1280 104 V170 H0 Z" fill="var(--hill-far)" />
      <path d="M760 166 Q900 118 1060 128 T1280 120 V170 H760 Z" fill="var(--hill-near)" />
      <g transform="translate(-391 -72) scale(.42)">
        <Houses town={town} hall={false} />
      </g>
      <g transform="translate(-50 -72) scale(.42)">
        <Houses town={town} />
      </g>
      <path d="M0 162 H700 V172 H0 Z" fill="var(--quay)" />
      <path d="M0 170 H1280 V240 H0 Z" fill="var(--sea)" />
      <path d="M0 170 H700 V175 H0 Z" fill="var(--quay-shade)" />
      <Glow x={1150} y={76} r={60} />
      <path d="M1138 132 L1142 84 H1158 L1162 132 Z" fill="var(--wall-a)" />
      <path d="M1141 98 H1159 L1161 114 H1139 Z" fill="var(--stripe)" />
      <path d="M1143 70 H1157 V84 H1143 Z" fill="var(--lantern)" />
      <path d="M1139 71 L1150 58 L1161 71 Z" fill="var(--roof-a)" />
      <g className={styles.homeward}>
        <path d="M802 178 V110" stroke="var(--wood-shade)" strokeWidth="4" />
        <path
          d="M799 114 V168 H762 Q788 144 799 114 Z M805 120 V168 H838 Q820 148 805 120 Z"
          fill="var(--sail)"
          stroke="var(--hull-line)"
        />
        <path d="M748 176 H860 L840 198 H764 Q754 188 748 176 Z" fill="var(--hull)" />
        <path d="M752 181 H856" stroke="var(--hull-line)" strokeWidth="2.5" />
      </g>
      <path
        d="M70 188 h40 M180 196 h60 M380 188 h50 M470 200 h60 M590 186 h40 M748 200 h22 M844 202 h36 M880 186 h40 M1020 190 h50 M1160 198 h40"
        stroke="var(--foam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {/* The wall, with its windows in it. */}
      <path
        d="M0 -48 H1280 V240 H0 Z M350 -12 V208 H930 V-12 Z M50 -12 V208 H280 V-12 Z M1000 -12 V208 H1230 V-12 Z"
        fill="var(--sd-wall)"
        fillRule="evenodd"
      />
      <path
        d="M350 -12 H930 V208 H350 Z M543 -12 V208 M737 -12 V208 M50 -12 H280 V208 H50 Z M165 -12 V208 M1000 -12 H1230 V208 H1000 Z M1115 -12 V208"
        fill="none"
        stroke="var(--wood)"
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path
        d="M334 206 H946 V218 H334 Z M36 206 H294 V218 H36 Z M986 206 H1244 V218 H986 Z"
        fill="var(--wood)"
      />
      <path d="M334 215 H946 M36 215 H294 M986 215 H1244" stroke="var(--wood-shade)" strokeWidth="4" />
      <path d="M0 232 H1280 V240 H0 Z" fill="var(--sd-desk-edge)" />
    </svg>
  );
});
