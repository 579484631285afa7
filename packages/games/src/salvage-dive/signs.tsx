/** What a good crate holds: a pearl in its shell. In a field of 40 by 40. */
export function Good() {
  return (
    <g>
      <path
        d="M4 20 Q8 6 20 6 Q32 6 36 20 Q30 34 20 34 Q10 34 4 20 Z"
        fill="var(--hb-selected)"
        stroke="var(--hb-good)"
        strokeWidth="2.5"
      />
      <path d="M12 11 L16 22 M20 7 V21 M28 11 L24 22" stroke="var(--hb-good)" strokeWidth="2" />
      <circle cx="20" cy="25" r="6.5" fill="#fdfbf3" stroke="var(--hb-good)" strokeWidth="2" />
    </g>
  );
}

/** A snag: a tangle of rope with a hook. In a field of 40 by 40. */
export function Snag() {
  return (
    <g fill="none" stroke="var(--hb-note)" strokeWidth="3" strokeLinecap="round">
      <path d="M6 12 Q20 2 30 12 T20 26 T8 20 T24 10" />
      <path d="M22 24 V30 Q22 37 15 36 Q9 34 11 28" />
      <path d="M11 28 L8 32 M11 28 L15 31" />
    </g>
  );
}
