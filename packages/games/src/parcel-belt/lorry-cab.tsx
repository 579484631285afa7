/** The front of the lorry with who drives it, 50 wide, its wheel on 0. */
export function LorryCab() {
  return (
    <g>
      <path d="M0 -10 V-56 H20 Q26 -56 30 -48 L36 -34 H44 Q50 -34 50 -26 V-10 Z" fill="var(--stripe)" />
      <path d="M6 -50 H18 Q22 -50 24 -46 L29 -34 H6 Z" fill="var(--foam)" />
      <circle cx="14" cy="-39" r="5" fill="var(--skin-b)" />
      <path d="M8 -40 q0 -6 6 -6 q6 0 6 6 Z" fill="var(--roof-c)" />
      <path d="M44 -26 h6 v7 h-6 Z" fill="var(--lantern)" />
      <circle cx="32" cy="-8" r="9" fill="var(--hull)" stroke="var(--steel-light)" strokeWidth="3" />
    </g>
  );
}
