import type { Gesture, Look } from './cast.tsx';

const HAIR = { short: 'var(--hull)', long: 'var(--wood-shade)', grey: 'var(--steel-light)' } as const;

const CURLS = [-17, -9, 1, 11, 18].map((x) => ({ x, y: -112 + Math.abs(x) * 0.7 }));

/** The edge of dark hair, which has light on it by night. */
const EDGES: Readonly<Partial<Record<Look['hair'], string>>> = {
  short: 'M-20 -92 Q-20 -114 0 -114 Q20 -114 20 -92',
  bun: 'M-20 -90 Q-20 -114 0 -114 Q20 -114 20 -90 M-9 -118 a9 9 0 1 1 18 0 a9 9 0 1 1 -18 0',
  curls: CURLS.map(({ x, y }) => `M${x - 9} ${y} a9 9 0 1 1 18 0 a9 9 0 1 1 -18 0`).join(' '),
};

/** The right arm from the shoulder on, and where its hand is. */
const ARMS: Readonly<Record<Gesture, { readonly arm: string; readonly hand: readonly [number, number] }>> = {
  points: { arm: 'M24 -54 Q48 -46 66 -52', hand: [70, -53] },
  asks: { arm: 'M25 -52 L45 -28 L56 -52', hand: [59, -60] },
  thinks: { arm: 'M26 -50 L38 -20 L18 -58', hand: [12, -70] },
  waves: { arm: 'M25 -54 L46 -76 L45 -98', hand: [45, -108] },
  hips: { arm: 'M26 -52 L49 -28 L32 -6', hand: [29, -4] },
};

/**
 * Somebody of the team, from the waist up; standing on `x`, `y` (the waist's middle). In a situation everybody has the
 * same calm face: nobody is judged by it. After work they smile.
 */
export function Person({
  x,
  y,
  skin,
  cloth,
  hair,
  vest = false,
  gesture = null,
  side = 1,
  looks = 0,
  smiles = false,
}: Look & {
  readonly x: number;
  readonly y: number;
  /** What one arm does; null where both hang down. */
  readonly gesture?: Gesture | null;
  /** The arm on the left, -1, or on the right. */
  readonly side?: -1 | 1;
  /** To the left, -1, straight on, or to the right. */
  readonly looks?: -1 | 0 | 1;
  readonly smiles?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {EDGES[hair] !== undefined && (
        <path d={EDGES[hair]} fill="none" stroke="var(--td-rim, none)" strokeWidth="4" />
      )}
      {hair === 'scarf' && (
        <path
          d="M-24 -78 Q-28 -118 0 -120 Q28 -118 24 -78 Q12 -66 0 -66 Q-12 -66 -24 -78 Z"
          fill="var(--hull)"
        />
      )}
      {hair === 'bun' && <circle cx="0" cy="-118" r="9" fill="var(--hull)" />}
      {hair === 'long' && <path d="M-24 -58 Q-30 -116 0 -116 Q30 -116 24 -58 Z" fill="var(--wood-shade)" />}
      <path d="M-34 0 V-40 Q-34 -66 -10 -68 H10 Q34 -66 34 -40 V0 Z" fill={cloth} />
      {/* The side that is turned away from the light, and the arms. */}
      <path d="M10 -68 Q34 -66 34 -40 V0 H16 V-40 Q16 -60 4 -68 Z" fill="var(--wall-shade)" />
      <path d="M-23 -38 V0 M23 -38 V0" stroke="var(--wall-shade)" strokeWidth="3" strokeLinecap="round" />
      <path d="M-11 -68 Q0 -54 11 -68 L7 -72 H-7 Z" fill="var(--hull-line)" />
      {vest && (
        <>
          <path d="M-20 -66 L-8 -68 V0 H-24 V-40 Z M20 -66 L8 -68 V0 H24 V-40 Z" fill="var(--crane)" />
          <path d="M-24 -22 H-8 M8 -22 H24" stroke="var(--hull-line)" strokeWidth="5" />
        </>
      )}
      <rect x="-7" y="-78" width="14" height="14" fill={skin} />
      <path d="M-7 -75 Q0 -69 7 -75 V-71 Q0 -66 -7 -71 Z" fill="var(--wall-shade)" />
      <circle cx="-18" cy="-90" r="4.5" fill={skin} />
      <circle cx="18" cy="-90" r="4.5" fill={skin} />
      <circle cx="0" cy="-92" r="19" fill={skin} />
      <path d="M6 -110 A19 19 0 0 1 6 -74 A24 24 0 0 0 6 -110 Z" fill="var(--wall-shade)" />
      <g
        transform={`translate(${looks * 4} 0)`}
        stroke="#2b1a10"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      >
        <path d="M-7 -90 v1.500 M7 -90 v1.500" strokeWidth="4" />
        <path d={smiles ? 'M-6 -82 Q0 -77 6 -82' : 'M-4.500 -81 Q0 -79 4.500 -81'} />
      </g>
      {(hair === 'short' || hair === 'long' || hair === 'grey') && (
        <path
          d="M-20 -92 Q-20 -114 0 -114 Q20 -114 20 -92 Q12 -102 0 -102 Q-12 -102 -20 -92 Z"
          fill={HAIR[hair]}
        />
      )}
      {hair === 'curls' &&
        CURLS.map(({ x: cx, y: cy }) => <circle key={cx} cx={cx} cy={cy} r="9" fill="var(--hull)" />)}
      {hair === 'bun' && (
        <path
          d="M-20 -90 Q-20 -114 0 -114 Q20 -114 20 -90 Q14 -102 -4 -104 Q-14 -102 -20 -90 Z"
          fill="var(--hull)"
        />
      )}
      {hair === 'scarf' && (
        <path
          d="M-20 -90 Q-18 -114 0 -114 Q18 -114 20 -90 Q12 -104 0 -104 Q-12 -104 -20 -90 Z"
          fill="var(--cloth-b)"
        />
      )}
      {hair === 'cap' && (
        <path d="M-21 -98 Q-18 -116 0 -116 Q18 -116 21 -98 H30 Q32 -94 26 -94 H-21 Z" fill="var(--stripe)" />
      )}
      {gesture !== null && (
        <g transform={`scale(${side} 1)`}>
          <path
            d={ARMS[gesture].arm}
            stroke={cloth}
            strokeWidth="15"
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
          <circle cx={ARMS[gesture].hand[0]} cy={ARMS[gesture].hand[1]} r="8" fill={skin} />
        </g>
      )}
    </g>
  );
}
