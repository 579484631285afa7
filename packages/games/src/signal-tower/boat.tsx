/** The hull and mast of the pilot boat, 60 by 46. */
export function Hull() {
  return (
    <g>
      <path d="M30 4 V32" stroke="#5d4527" strokeWidth="3" />
      <path d="M4 32 H56 L47 44 H13 Z" fill="#1f4a40" stroke="#f7f2e4" strokeWidth="2" />
    </g>
  );
}

/** Its sails, set. */
export function Sails({ colour = '#fbf8ee' }: { readonly colour?: string }) {
  return <path d="M33 5 V29 H54 Q48 14 33 5 Z M27 10 V29 H12 Q20 22 27 10 Z" fill={colour} />;
}
