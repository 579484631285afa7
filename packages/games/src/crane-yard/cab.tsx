/** Where somebody works the crane from, its feet at 0, 0. */
export function Cab() {
  return (
    <g>
      <rect
        x="-40"
        y="-62"
        width="80"
        height="62"
        rx="6"
        fill="var(--wall-a)"
        stroke="var(--steel)"
        strokeWidth="4"
      />
      <rect x="-31" y="-53" width="62" height="36" rx="4" fill="var(--window)" />
      <path d="M-14 -17 V-26 Q-14 -34 0 -34 Q14 -34 14 -26 V-17 Z" fill="var(--goods-c)" />
      <circle cy="-41" r="8" fill="var(--skin-b)" />
      <path
        d="M-10 -43 Q-9 -52 0 -52 Q9 -52 10 -43 Z"
        fill="var(--goods-plate)"
        stroke="var(--goods-ink)"
        strokeWidth="1.5"
      />
      <path d="M-48 -62 H48 L40 -74 H-40 Z" fill="var(--roof-a)" />
      <path d="M-31 -9 H31" stroke="var(--stripe)" strokeWidth="6" />
    </g>
  );
}
