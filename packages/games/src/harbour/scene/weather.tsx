/** A cloud, its left foot at `x`, `y`; about 190 wide at scale 1. */
export function Cloud({
  x,
  y,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0 0 h150 a26 26 0 0 0 -6 -52 h-24 a44 44 0 0 0 -82 8 h-32 a23 23 0 0 0 -6 44 Z"
      fill="var(--cloud)"
    />
  );
}

const STARS = [
  [120, 60],
  [340, 120],
  [470, 40],
  [620, 150],
  [760, 60],
  [900, 90],
  [1180, 70],
  [1330, 160],
  [1500, 90],
  [60, 210],
  [420, 250],
  [1120, 230],
] as const;

/** The stars; by day they are there and cannot be seen. */
export function Stars() {
  return (
    <g fill="var(--stars)">
      {STARS.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={index % 3 === 0 ? 3 : 2} />
      ))}
    </g>
  );
}

/** Mist over the water in the early hours. */
export function Mist() {
  return (
    <path
      d="M-400 500 Q-100 478 240 502 T900 496 T1500 500 T2000 494 V534 Q1500 556 1100 534 T300 540 T-400 530 Z"
      fill="var(--mist)"
    />
  );
}
