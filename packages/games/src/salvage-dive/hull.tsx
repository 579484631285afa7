import { memo } from 'react';
import styles from './wreck.module.css';

/** The ship that lies there, cut open; the crates lie in its hold. Its sides are as wide as the screen has room for. */
export const Hull = memo(function Hull() {
  return (
    <>
      <svg className={styles.masts} viewBox="0 -70 1000 170" aria-hidden="true" focusable="false">
        <Masts />
      </svg>
      <svg
        className={styles.hull}
        viewBox="0 0 1000 420"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <HullDrawing id="near" />
      </svg>
      <svg
        className={styles.tallHull}
        viewBox="0 0 1000 420"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <TallHullDrawing id="near" />
      </svg>
    </>
  );
});

/** What is left of its masts and of a sail, 1,000 wide with the hull below. */
export function Masts() {
  return (
    <g>
      <path
        d="M262 96 L246 -62 L258 -64 L282 96 Z M196 4 L330 -14 L332 -4 L198 14 Z M716 96 L756 -34 L768 -30 L738 96 Z M676 8 L800 40 L797 50 L673 18 Z"
        fill="var(--wood-shade)"
      />
      <path d="M204 14 Q226 60 214 92 L262 84 Q268 40 258 6 Z" fill="var(--sail)" opacity="0.5" />
    </g>
  );
}

/** Its hull, 1,000 by 420. */
export function HullDrawing({ id }: { readonly id: string }) {
  return (
    <g>
      <defs>
        <linearGradient id={`salvage-dive-hull-${id}`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--wood)" />
          <stop offset="0.3" stopColor="var(--wood-shade)" />
          <stop offset="1" stopColor="var(--hold)" />
        </linearGradient>
        <linearGradient id={`salvage-dive-drift-${id}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.3" stopColor="var(--quay)" />
          <stop offset="1" stopColor="var(--quay)" stopOpacity="0" />
        </linearGradient>
        <clipPath id={`salvage-dive-sides-${id}`}>
          <path d={SIDES} />
        </clipPath>
      </defs>
      <ellipse cx="505" cy="409" rx="452" ry="15" fill="var(--hold)" opacity="0.4" />
      <path d={SIDES} fill={`url(#salvage-dive-hull-${id})`} />
      <g clipPath={`url(#salvage-dive-sides-${id})`} fill="none">
        <path
          d="M-10 118 Q500 176 1010 96 M-10 168 Q500 226 1010 146 M-10 218 Q500 276 1010 196 M-10 268 Q500 326 1010 246 M-10 318 Q500 376 1010 296 M-10 368 Q500 416 1010 346"
          stroke="var(--hold)"
          strokeWidth="3"
          opacity="0.55"
        />
        <path
          d="M120 0 L30 420 H90 L160 0 Z M880 0 L930 420 H980 L920 0 Z"
          fill="var(--glint)"
          opacity="0.16"
        />
        <path
          d="M-10 70 Q80 128 190 92 M812 92 Q900 70 1010 26"
          stroke="var(--crane)"
          strokeWidth="9"
          opacity="0.8"
        />
      </g>
      {[
        [112, 158],
        [156, 178],
        [846, 170],
        [892, 146],
      ].map(([x, y]) => (
        <g key={x}>
          <ellipse
            cx={x}
            cy={y}
            rx="12"
            ry="15"
            fill="var(--hold)"
            stroke="var(--crane-shade)"
            strokeWidth="4"
          />
          <path
            d={`M${(x ?? 0) - 6} ${(y ?? 0) - 8} q6 -5 12 0`}
            stroke="var(--foam)"
            strokeWidth="2"
            fill="none"
          />
        </g>
      ))}
      <path
        d="M60 240 q-10 30 4 52 q10 22 -2 46 M84 262 q12 26 2 50 M930 226 q14 28 2 54 q-10 24 4 48 M906 268 q-12 24 0 46"
        stroke="var(--trees)"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
      />
      {/* Sand has drifted over its keel. */}
      <path
        d="M20 430 Q110 370 200 388 Q260 398 340 404 Q500 412 670 404 Q750 396 816 384 Q900 362 990 430 Z"
        fill={`url(#salvage-dive-drift-${id})`}
      />
    </g>
  );
}

/** The hull around as many rows as columns, 1,000 by 420: castles fore and aft stand over the hold, little is beside it. */
export function TallHullDrawing({ id }: { readonly id: string }) {
  return (
    <g>
      <defs>
        <linearGradient id={`salvage-dive-tall-${id}`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--wood)" />
          <stop offset="0.4" stopColor="var(--wood-shade)" />
          <stop offset="1" stopColor="var(--hold)" />
        </linearGradient>
        <linearGradient id={`salvage-dive-sand-${id}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.3" stopColor="var(--quay)" />
          <stop offset="1" stopColor="var(--quay)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        d="M4 -8 L44 6 L150 14 L172 72 Q250 84 330 84 H690 Q770 84 826 66 L846 -4 L988 -24 Q1003 -23 1000 0 Q1000 200 968 320 Q930 414 800 414 H200 Q70 414 32 320 Q0 200 4 -12 Z"
        fill={`url(#salvage-dive-tall-${id})`}
      />
      <path
        d="M8 32 H158 M10 56 H166 M840 16 H998 M830 48 H998 M12 108 H988 M14 158 H986 M18 208 H982 M24 258 H976 M34 308 H966"
        stroke="var(--hold)"
        strokeWidth="2.5"
        opacity="0.55"
      />
      <path
        d="M4 0 L46 13 L152 21 M842 6 L1000 -14"
        stroke="var(--crane)"
        strokeWidth="8"
        fill="none"
        opacity="0.85"
      />
      <path
        d="M868 22 h26 v20 h-26 Z M910 20 h26 v22 h-26 Z M952 18 h26 v24 h-26 Z M28 44 a19 6.5 0 1 0 38 0 a19 6.5 0 1 0 -38 0 M88 44 a19 6.5 0 1 0 38 0 a19 6.5 0 1 0 -38 0"
        fill="var(--hold)"
        stroke="var(--crane-shade)"
        strokeWidth="4"
      />
      <path
        d="M22 226 q-14 22 10 50 q20 22 -6 46 M978 212 q20 28 0 54 q-20 24 6 48"
        stroke="var(--trees)"
        strokeWidth="11"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M0 430 Q60 372 140 386 Q240 402 340 404 Q500 412 670 404 Q760 398 856 384 Q950 368 1000 430 Z"
        fill={`url(#salvage-dive-sand-${id})`}
      />
    </g>
  );
}

const SIDES =
  'M14 40 L60 66 Q120 104 176 100 L190 84 H812 L826 92 Q876 92 910 46 L986 10 Q976 290 842 408 H176 Q52 320 14 40 Z';
