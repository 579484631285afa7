import { Worker } from '../harbour/scene/people.tsx';

/** Who keeps the light, in oilskin trousers; feet at `x`, `y`, 53 high: all doors here are for people of that size. */
export function Keeper({
  x,
  y,
  waves = true,
}: {
  readonly x: number;
  readonly y: number;
  readonly waves?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(.8)`}>
      <Worker x={0} y={0} cloth="a" skin="b" waves={waves} />
      <path d="M-5 -24 V-3 M5 -24 V-3" stroke="var(--cloth-b)" strokeWidth="8" strokeLinecap="round" />
      <path d="M-8 -1 H-3 M3 -1 H8" stroke="var(--hull-line)" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
