import type { ReactNode } from 'react';

/**
 * Somebody on the street who looks up at the house, seen from behind: feet at 0, 0, about 70 high. `breadth` is of the
 * shoulders; the head is turned to what is looked at.
 */
export function Neighbour({
  x,
  scale,
  cloth,
  skin,
  hair,
  breadth = 11,
  skirt,
  arms,
  turned = false,
  children,
}: {
  readonly x: number;
  readonly scale: number;
  readonly cloth: string;
  readonly skin: 'a' | 'b';
  readonly hair: string;
  readonly breadth?: number;
  /** Its cloth, where there is one. */
  readonly skirt?: string;
  readonly arms: 'points' | 'akimbo' | 'holds' | 'hang' | 'shades';
  /** Turned to the left. */
  readonly turned?: boolean;
  /** Who sits on the shoulders. */
  readonly children?: ReactNode;
}) {
  const b = breadth;
  const bare = `var(--skin-${skin})`;
  return (
    <g
      transform={`translate(${x} 101) scale(${turned ? -scale : scale} ${scale})`}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <path
        d={`M${-b * 0.46} -26 L${-b * 0.5} -3 M${b * 0.46} -26 L${b * 0.6} -3`}
        stroke="var(--door)"
        strokeWidth={b * 0.72}
      />
      {ARMS[arms](b).map((arm) => (
        <g key={arm}>
          <path d={arm} stroke={bare} strokeWidth="5.400" />
        </g>
      ))}
      <path
        d={`M${-b} -23 L${-b - 0.5} -43 Q${-b} -51 ${-b * 0.4} -51 H${b * 0.4} Q${b} -51 ${b + 0.5} -43 L${b} -23 Z`}
        fill={cloth}
      />
      {skirt !== undefined && <path d={`M${-b} -27 H${b} L${b + 5} -9 H${-b - 5} Z`} fill={skirt} />}
      <circle cx="1.500" cy="-59" r="8.200" fill={bare} />
      <path
        d="M-7.500 -55 Q-9 -68.500 1.500 -68.500 Q10 -68.500 9.700 -61 Q4 -61 3 -54.500 Q-3 -51 -7.500 -55 Z"
        fill={hair}
      />
      {children}
    </g>
  );
}

/** From the shoulders, by how broad those are. */
const ARMS: Record<'points' | 'akimbo' | 'holds' | 'hang' | 'shades', (b: number) => readonly string[]> = {
  points: (b) => [`M${b - 2} -45 L${b + 16} -60`, `M${2 - b} -45 L${-b - 3} -27`],
  akimbo: (b) => [`M${b - 2} -45 L${b + 7} -35 L${b} -27`, `M${2 - b} -45 L${-b - 7} -35 L${-b} -27`],
  holds: (b) => [`M${b - 2} -46 L${b + 2} -57 L7 -66`, `M${2 - b} -46 L${-b - 2} -57 L-7 -66`],
  hang: (b) => [`M${b - 2} -45 L${b + 3} -26`, `M${2 - b} -45 L${-b - 3} -26`],
  shades: (b) => [`M${b - 2} -45 L${b + 8} -52 L8 -61`, `M${2 - b} -45 L${-b - 3} -27`],
};

/** A child on somebody's shoulders, who has its feet in hand; in the units of who carries it. */
export function Shouldered() {
  return (
    <g strokeLinecap="round" fill="none">
      <path d="M6 -83 L18 -96 M-5 -83 L-10 -72" stroke="var(--skin-a)" strokeWidth="4.600" />
      <path
        d="M-7.500 -64 V-80 Q-7 -87 0 -87 Q7 -87 7.500 -80 V-64 Q0 -60 -7.500 -64 Z"
        fill="var(--stripe)"
      />
      <circle cx="1" cy="-93.500" r="6.800" fill="var(--skin-a)" />
      <path
        d="M-6.500 -90 Q-8 -101.500 1 -101.500 Q8.500 -101.500 8 -95 Q3 -95 2 -89.500 Q-3 -87 -6.500 -90 Z"
        fill="var(--crane)"
      />
    </g>
  );
}

/** A dog on its lead, sitting beside whoever has it; it looks where they look. */
export function Dog({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 101)`} strokeLinecap="round">
      <path d="M-13 -3 Q-20 -5 -19 -12" stroke="var(--wood)" strokeWidth="4" fill="none" />
      <path d="M-14 0 Q-16 -15 -4 -21 L1 -29 H10 L9 -14 L8 0 H3 L1 -9 L-2 0 Z" fill="var(--wood)" />
      <path
        d="M1 -27 Q0 -38 8 -38 Q12 -38 14 -34 L20 -33 Q20 -28 14 -27 Q12 -24 8 -24 Q3 -24 1 -27 Z"
        fill="var(--wood)"
      />
      <path d="M3 -37 Q-3 -34 -1 -25 Q4 -26 6 -33 Z" fill="var(--wood-shade)" />
      <path d="M1 -23 L11 -22" stroke="var(--stripe)" strokeWidth="3" />
    </g>
  );
}
