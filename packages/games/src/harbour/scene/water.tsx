import { useId } from 'react';

/** The path of light on the water under sun or moon: short strokes that widen towards us. */
const GLINTS = [
  [540, 34],
  [556, 46],
  [574, 40],
  [594, 64],
  [616, 52],
  [642, 84],
  [672, 70],
  [706, 104],
  [746, 88],
] as const;

/** The water; `light` is the x under sun or moon. */
export function Sea({ light }: { readonly light: number }) {
  const id = useId();
  return (
    <g>
      <linearGradient id={id} x1="0" y1="528" x2="0" y2="820" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--sea-deep)" />
      </linearGradient>
      <rect x="-400" y="528" width="2400" height="900" fill={`url(#${id})`} />
      <path
        d="M300 556 h70 M420 600 h60 M120 700 h90 M520 704 h56 M980 720 h110 M1240 742 h84 M60 770 h70 M380 790 h120 M760 800 h90 M1120 820 h120 M1420 770 h100 M240 850 h100 M620 866 h100 M980 880 h90"
        stroke="var(--foam)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d={GLINTS.map(([y, width], row) => `M${light - width / 2 + (row % 2 ? 9 : -9)} ${y} h${width}`).join(
          ' ',
        )}
        stroke="var(--glint)"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
        opacity="0.8"
      />
    </g>
  );
}

/** A small sailing boat out in the roads. */
export function SailingBoat() {
  return (
    <g>
      <path d="M444 560 V462 L396 548 H444 Z" fill="var(--sail)" />
      <path d="M450 560 V478 L488 548 H450 Z" fill="var(--sail)" opacity="0.85" />
      <path d="M392 556 H500 L484 582 H410 Z" fill="var(--hull)" />
      <path d="M396 561 H497" stroke="var(--hull-line)" strokeWidth="3" />
      <path d="M410 592 h72 M426 602 h44" stroke="var(--foam)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
