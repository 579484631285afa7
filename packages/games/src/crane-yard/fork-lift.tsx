/** A fork-lift with a crate on its fork, on the road along the quay. */
export function ForkLift() {
  return (
    <svg viewBox="-104 -92 176 104" aria-hidden="true" focusable="false">
      <path d="M-98 6 a84 6 0 0 1 164 0 a84 6 0 0 1 -164 0 Z" fill="var(--quay-joint)" opacity="0.45" />
      <path d="M-26 -6 V-82 M-26 -6 H-58" stroke="var(--steel)" strokeWidth="7" fill="none" />
      <rect
        x="-98"
        y="-44"
        width="42"
        height="36"
        rx="3"
        fill="var(--crate)"
        stroke="var(--crate-mark)"
        strokeWidth="3"
      />
      <path d="M-92 -36 H-62 M-92 -16 H-62" stroke="var(--crate-mark)" strokeWidth="2.5" />
      <path d="M-94 -5 H-24" stroke="var(--steel)" strokeWidth="6" />
      <path
        d="M-20 -12 V-38 H8 L16 -22 H62 V-12 Z"
        fill="var(--crane)"
        stroke="var(--crane-shade)"
        strokeWidth="3"
      />
      <path d="M-14 -38 V-84 H34 L44 -24" stroke="var(--door)" strokeWidth="5" fill="none" />
      <path d="M4 -26 V-48 Q4 -56 13 -56 Q22 -56 22 -48 V-26 Z" fill="var(--cloth-a)" />
      <circle cx="13" cy="-64" r="8.5" fill="var(--skin-b)" />
      <path d="M4 -66 Q5 -75 13 -75 Q22 -75 22 -66 Z" fill="var(--stripe)" />
      <circle cx="-6" cy="-2" r="11" fill="var(--door)" />
      <circle cx="48" cy="-2" r="11" fill="var(--door)" />
      <circle cx="-6" cy="-2" r="4" fill="var(--steel-light)" />
      <circle cx="48" cy="-2" r="4" fill="var(--steel-light)" />
    </svg>
  );
}
