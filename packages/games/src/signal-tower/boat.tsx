/** The hull and mast of the pilot boat, 60 by 46, and who steers it while it sails. */
export function Hull({ steered = true }: { readonly steered?: boolean }) {
  return (
    <g>
      <path d="M30 3 V32" stroke="#f7f2e4" strokeWidth="5.500" />
      <path d="M30 4 V32" stroke="#5d4527" strokeWidth="3" />
      {steered && <Helmsman />}
      <path d="M4 32 H56 L47 44 H13 Z" fill="#1f4a40" stroke="#f7f2e4" strokeWidth="2" />
    </g>
  );
}

/** Who steers it. */
export function Helmsman() {
  return (
    <g>
      <path d="M14 33 V29 Q14 24 18.500 24 Q23 24 23 29 V33 Z" fill="var(--cloth-b)" />
      <circle cx="18.5" cy="20" r="4" fill="var(--skin-a)" />
      <path d="M14 19 Q14 14.500 18.500 14.500 Q23 14.500 23 19 Z" fill="var(--stripe)" />
    </g>
  );
}

/** Its sails, set. */
export function Sails({ colour = '#fbf8ee' }: { readonly colour?: string }) {
  return <path d="M33 5 V29 H54 Q48 14 33 5 Z M27 10 V29 H12 Q20 22 27 10 Z" fill={colour} />;
}
