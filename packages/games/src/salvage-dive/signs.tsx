/** What a good crate holds: a gem. In a field of 40 by 40. */
export function Good() {
  return (
    <g stroke="var(--hb-good)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M12 7 H28 L36 16 L20 35 L4 16 Z" fill="var(--hb-selected)" />
      <path d="M4 16 H36 M12 7 L14 16 L20 35 L26 16 L28 7" fill="none" />
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

/** Nobody dived: the boat on the water. In a field of 40 by 40. */
export function Aboard() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M5 21 H35 L30 30 H11 Z" fill="var(--hb-selected)" />
      <path d="M19 21 V6 L29 16 H19 M3 35 q4.25 -4 8.5 0 t8.5 0 t8.5 0 t8.5 0" />
    </g>
  );
}
