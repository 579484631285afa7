/** The keeper's dog, sitting, its paws at `x`, `y`, 36 high; it looks to the right. */
export function Dog({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-11 -3 Q-23 -3 -21 -15"
        fill="none"
        stroke="var(--wood)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M-13 0 Q-15 -15 -5 -22 Q-5 -32 3 -35 Q9 -38 14 -34 L23 -30 Q25 -24 18 -22 L11 -21 Q15 -10 13 0 Z"
        fill="var(--wood)"
      />
      <path d="M1 -35 Q-6 -34 -5 -24 Q1 -24 3 -32 Z" fill="var(--wood-shade)" />
      <path d="M-1 -20 L11 -22" stroke="var(--stripe)" strokeWidth="3.5" />
      <path d="M10 -30 h.1 M23 -29 h.1" stroke="var(--goods-ink)" strokeWidth="3.2" strokeLinecap="round" />
    </g>
  );
}
