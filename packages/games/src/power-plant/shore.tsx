import { useId } from 'react';

/** Stars over the town; by day they cannot be seen. */
const STARS =
  'M-420 -40 h.1 M-330 20 h.1 M-250 -90 h.1 M-140 -20 h.1 M-70 -110 h.1 M20 -44 h.1 M92 -20 h.1 M210 -50 h.1 M300 -34 h.1 M372 -52 h.1 M530 -30 h.1 M610 -84 h.1 M700 -10 h.1 M790 -60 h.1 M880 10 h.1 M960 -90 h.1 M-20 -150 h.1 M70 -176 h.1 M176 -134 h.1 M264 -168 h.1 M352 -118 h.1 M438 -152 h.1 M508 -112 h.1 M590 -170 h.1';

/** Sky, hills, quay and water, as far as the widest screen shows of them. */
export function Shore() {
  const id = useId();
  return (
    <g>
      <linearGradient id={`${id}s`} x1="0" y1="-110" x2="0" y2="130" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.55" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id={`${id}w`} x1="0" y1="240" x2="0" y2="480" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--sea-deep)" />
      </linearGradient>
      <path d="M-900 -300 H1460 V200 H-900 Z" fill={`url(#${id}s)`} />
      <path d={STARS} stroke="var(--stars)" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="var(--sun)">
        <circle cx="150" cy="-12" r="46" opacity="0.16" />
        <circle cx="150" cy="-12" r="34" opacity="0.24" />
        <circle cx="150" cy="-12" r="23" />
      </g>
      <path
        d="M-40 -26 h78 a14 14 0 0 0 -3 -28 h-13 a22 22 0 0 0 -42 4 h-15 a12 12 0 0 0 -5 24 Z M-210 10 h96 a15 15 0 0 0 -3 -30 h-15 a25 25 0 0 0 -47 5 h-22 a13 13 0 0 0 -9 25 Z M660 -6 h86 a14 14 0 0 0 -3 -28 h-15 a22 22 0 0 0 -42 4 h-18 a12 12 0 0 0 -8 24 Z"
        fill="var(--cloud)"
      />
      {/* Higher up, where a narrow screen has much sky. */}
      <path
        d="M356 -98 h118 a19 19 0 0 0 -4 -38 h-18 a31 31 0 0 0 -59 6 h-28 a16 16 0 0 0 -9 32 Z M52 -104 h74 a13 13 0 0 0 -3 -26 h-12 a20 20 0 0 0 -38 4 h-16 a11 11 0 0 0 -5 22 Z"
        fill="var(--cloud)"
      />
      <path
        d="M214 -92 q9 -10 15 0 q6 -10 15 0 M254 -110 q7 -8 12 0 q5 -8 12 0 M284 -90 q6 -6 9 0 q4 -6 9 0"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M-900 110 Q-640 20 -420 58 T-120 10 T180 30 T470 6 T760 52 T1080 22 T1460 90 V240 H-900 Z"
        fill="var(--hill-far)"
      />
      <path
        d="M-900 150 Q-620 66 -400 62 T-60 66 Q60 60 130 46 T360 40 T520 74 T760 58 T1060 84 T1460 150 V240 H-900 Z"
        fill="var(--hill-near)"
      />
      <path d="M-900 240 H1460 V1400 H-900 Z" fill={`url(#${id}w)`} />
      <path
        d="M-520 262 h54 M-380 286 h70 M-300 258 h40 M-140 306 h62 M-60 272 h44 M30 322 h70 M190 340 h52 M330 326 h80 M500 304 h50 M590 274 h60 M700 316 h74 M820 262 h46 M900 292 h80 M-460 340 h90 M-240 372 h70 M-20 380 h60 M120 396 h84 M320 384 h60 M470 362 h86 M650 372 h70 M800 350 h90 M-120 436 h90 M240 440 h90 M520 430 h70 M-420 410 h80 M740 424 h100"
        stroke="var(--foam)"
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M128 254 h44 M120 268 h40 M136 284 h52 M114 302 h60 M130 322 h48 M108 344 h76 M126 368 h62"
        stroke="var(--glint)"
        strokeWidth="3.5"
        strokeLinecap="round"
        opacity="0.55"
      />
    </g>
  );
}
