import { useId } from 'react';

/** A warm pool of light around a lamp; by day it cannot be seen. */
export function Glow({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const id = useId();
  return (
    <g>
      <radialGradient id={id}>
        <stop stopColor="var(--glow)" stopOpacity="0.75" />
        <stop offset="0.35" stopColor="var(--glow)" stopOpacity="0.28" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </g>
  );
}

/** A lamp on its post, its foot at `x`, `y`, 74 high. */
export function LampPost({ x, y, lit }: { readonly x: number; readonly y: number; readonly lit: boolean }) {
  return (
    <g>
      {lit && <Glow x={x} y={y - 66} r={86} />}
      <path d={`M${x} ${y} V${y - 56} M${x - 8} ${y} H${x + 8}`} stroke="var(--door)" strokeWidth="5" />
      <path
        d={`M${x - 9} ${y - 56} L${x - 7} ${y - 74} H${x + 7} L${x + 9} ${y - 56} Z`}
        fill={lit ? 'var(--lantern)' : 'var(--window-off)'}
      />
      <path
        d={`M${x - 11} ${y - 73} L${x} ${y - 83} L${x + 11} ${y - 73} Z M${x - 11} ${y - 57} h22 v4 h-22 Z`}
        fill="var(--door)"
      />
    </g>
  );
}

/** A string of bulbs or bunting between two points, for the end of a day. */
export function Garland({
  from: [x1, y1],
  to: [x2, y2],
  bulbs,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly bulbs: number;
}) {
  const sag = Math.abs(x2 - x1) * 0.16;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  const at = (t: number) => {
    const u = 1 - t;
    return [u * u * x1 + 2 * u * t * mx + t * t * x2, u * u * y1 + 2 * u * t * my + t * t * y2] as const;
  };
  return (
    <g>
      <path d={`M${x1} ${y1} Q${mx} ${my} ${x2} ${y2}`} stroke="var(--rope)" strokeWidth="2" fill="none" />
      {Array.from({ length: bulbs }, (_, index) => {
        const [x, y] = at((index + 1) / (bulbs + 1));
        return (
          <g key={x}>
            <circle cx={x} cy={y + 6} r="15" fill="var(--glow)" opacity="0.14" />
            <circle cx={x} cy={y + 6} r="9.5" fill="var(--glow)" opacity="0.24" />
            <circle cx={x} cy={y + 6} r="5" fill="var(--lantern)" />
          </g>
        );
      })}
    </g>
  );
}
