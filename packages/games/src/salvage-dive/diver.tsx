import { type RefObject, useEffect, useRef } from 'react';
import styles from './view.module.css';

/** The diver, who swims to the crate that is opened, and waits above the wreck before the first. Decoration. */
export function Diver({
  grid,
  crate,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  /** Null while none was opened. */
  readonly crate: number | null;
}) {
  const diver = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const at = grid.current?.querySelector<HTMLElement>(`[data-crate="${crate ?? 0}"]`);
    if (!at || !diver.current) return;
    const x = at.offsetLeft + at.offsetWidth / 2;
    const y = crate === null ? 0 : at.offsetTop - 8;
    diver.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }, [grid, crate]);
  return (
    <svg
      ref={diver}
      className={styles.diver}
      viewBox="-36 -30 72 60"
      width="72"
      height="60"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      {/* It moves when it swims, not while somebody thinks: a drawing that always moves is always drawn anew. */}
      <g key={`fins ${crate}`} className={styles.paddle}>
        <path d="M-14 -2 L-32 -8 L-34 2 L-14 4 Z" fill="var(--cloth-b)" />
        <path d="M-14 4 L-30 12 L-27 18 L-12 9 Z" fill="var(--cloth-b)" />
      </g>
      <path
        d="M-16 -4 Q-4 -12 10 -6 L12 6 Q-4 12 -16 6 Z"
        fill="var(--goods-ink)"
        stroke="var(--goods-plate)"
        strokeWidth="1.5"
      />
      <rect
        x="-12"
        y="-15"
        width="20"
        height="9"
        rx="4.5"
        fill="var(--crane)"
        stroke="var(--goods-ink)"
        strokeWidth="1.5"
      />
      <path d="M6 3 L20 14 M20 14 l4 3" stroke="var(--goods-ink)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="18" cy="-3" r="10" fill="var(--goods-ink)" stroke="var(--goods-plate)" strokeWidth="1.5" />
      <rect
        x="16"
        y="-8"
        width="13"
        height="9"
        rx="4"
        fill="var(--foam)"
        stroke="var(--goods-plate)"
        strokeWidth="1.5"
      />
      <g
        key={`bubbles ${crate}`}
        className={styles.bubbles}
        fill="none"
        stroke="var(--goods-plate)"
        strokeWidth="1.5"
      >
        <circle cx="26" cy="-16" r="3" />
        <circle cx="31" cy="-22" r="2" />
        <circle cx="24" cy="-25" r="2" />
      </g>
    </svg>
  );
}
