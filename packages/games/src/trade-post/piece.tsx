/** A piece of gold as it lies, its face at `x`, `y`. */
export function Piece({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g stroke="#6a4715" strokeWidth="1.4">
      <path d={`M${x - 13} ${y} v4.6 a13 6.8 0 0 0 26 0 v-4.6 Z`} fill="#d9a63a" />
      <ellipse cx={x} cy={y} rx="13" ry="6.8" fill="#f7d873" />
      <path d={`M${x - 5} ${y} h10`} />
    </g>
  );
}
