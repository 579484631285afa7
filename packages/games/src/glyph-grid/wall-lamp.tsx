import { Glow } from '../harbour/scene/light.tsx';

/** A lamp on the wall of the house, always lit; after dark the wall around it is warm. */
export function WallLamp({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <Glow x={x} y={y + 8} r={84} />
      <path d={`M${x} ${y - 22} v14`} stroke="var(--door)" strokeWidth="4" />
      <path d={`M${x - 10} ${y - 6} H${x + 10} L${x + 7} ${y + 16} H${x - 7} Z`} fill="var(--lantern)" />
      <path d={`M${x - 13} ${y - 5} L${x} ${y - 16} L${x + 13} ${y - 5} Z`} fill="var(--door)" />
    </g>
  );
}
