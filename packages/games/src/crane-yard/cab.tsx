/** Where somebody works the crane from, seen from ahead: over the girder on a small screen, its feet at 0, 0. */
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

/** The same from the side, where it has room under the girder: it hangs beside what it lifts, its glass leaning out. */
export function HangingCab() {
  return (
    <g strokeLinejoin="round" transform="translate(-92 30) scale(0.86) translate(92 -30)">
      <path d="M-176 30 H-30 V42 H-176 Z" fill="var(--crane-shade)" />
      <path d="M-166 40 V52 M-122 40 V52" stroke="var(--steel)" strokeWidth="6" />
      <path d="M-180 52 H-92 L-108 114 H-180 Z" fill="var(--wall-a)" stroke="var(--steel)" strokeWidth="4" />
      <path d="M-152 60 H-101 L-111 99 H-152 Z" fill="var(--window)" />
      <path
        d="M-148 99 V90 Q-148 82 -138 82 Q-128 82 -127 90 L-112 88 V94 L-126 99 Z"
        fill="var(--goods-c)"
      />
      <circle cx="-136" cy="75" r="8" fill="var(--skin-b)" />
      <path
        d="M-145 73 Q-144 64 -136 64 Q-128 64 -127 71 H-122 V73 Z"
        fill="var(--goods-plate)"
        stroke="var(--goods-ink)"
        strokeWidth="1.2"
      />
      <path d="M-174 62 H-160 M-174 72 H-160" stroke="var(--steel)" strokeWidth="3" />
      <path d="M-179 106 H-107" stroke="var(--stripe)" strokeWidth="6" />
      <path d="M-186 53 H-86 L-94 42 H-178 Z" fill="var(--roof-a)" />
    </g>
  );
}
