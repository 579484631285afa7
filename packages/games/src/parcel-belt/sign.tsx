import type { Sign } from './core.ts';

/** Each sign as one shape in a box of 64 by 64, cut out of nothing but its outline. */
const SHAPES: Readonly<Record<Sign, { readonly fill?: string; readonly line?: string }>> = {
  anchor: {
    line: 'M32 16 V56 M20 26 H44 M10 38 Q12 56 32 56 Q52 56 54 38 M10 38 L5 45 M10 38 L17 44 M54 38 L59 45 M54 38 L47 44 M32 15 a5 5 0 1 0 0.01 0',
  },
  star: { fill: 'M32 4 L40 24 L61 25 L44 38 L51 59 L32 46 L13 59 L20 38 L3 25 L24 24 Z' },
  moon: { fill: 'M42 6 A28 28 0 1 0 58 46 A23 23 0 0 1 42 6 Z' },
  fish: {
    fill: 'M4 32 Q18 12 38 20 Q46 24 50 30 L62 18 V46 L50 34 Q46 40 38 44 Q18 52 4 32 Z M16 27 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0 Z',
  },
  key: {
    fill: 'M20 14 a16 16 0 1 0 15 22 H44 V44 H52 V36 H60 V28 H35 A16 16 0 0 0 20 14 Z M20 25 a6 6 0 1 1 -0.01 0 Z',
  },
  leaf: { fill: 'M8 56 Q4 16 56 8 Q60 54 20 50 L40 24 L13 46 Z' },
  drop: { fill: 'M32 4 Q54 34 50 46 A18 18 0 0 1 14 46 Q10 34 32 4 Z' },
  bell: {
    fill: 'M32 4 a4 4 0 0 1 4 5 Q50 12 50 30 V42 L56 50 H8 L14 42 V30 Q14 12 28 9 A4 4 0 0 1 32 4 Z M25 53 H39 Q38 61 32 61 Q26 61 25 53 Z',
  },
};

/** A sign drawn at a place of the surrounding drawing; shape alone tells which one it is. */
export function SignShape({
  sign,
  x,
  y,
  size,
}: {
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { fill, line } = SHAPES[sign];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64})`}>
      {fill && <path d={fill} fill="var(--ink)" fillRule="evenodd" />}
      {line && (
        <path
          d={line}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}
