/** The harbour office's cat, sitting, its paws at `x`, `y`, 42 high; it looks on wherever there is something to see. */
export function Cat({
  x,
  y,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M13 -3 Q27 -2 25 -14 Q24 -20 19 -19"
        fill="none"
        stroke="var(--crane-shade)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="M-13 0 Q-15 -16 -8 -23 Q-13 -28 -11 -34 L-10 -43 L-4 -38 H4 L10 -43 L11 -34 Q13 -28 8 -23 Q16 -14 14 0 Z"
        fill="var(--crane)"
      />
      <path
        d="M-3 -37 v4 M3 -37 v4 M13 -12 h-5 M12 -7 h-5"
        stroke="var(--crane-shade)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M-4 0 Q-5 -12 0 -14 Q5 -12 4 0 Z M-4 -26 a4 3 0 0 0 8 0 z" fill="var(--wall-a)" />
      <path d="M-6 -30 h.1 M6 -30 h.1" stroke="var(--goods-ink)" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
