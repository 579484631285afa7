import { memo } from 'react';
import styles from './view.module.css';

/** Who sells, behind the counter, in a straw hat; in the evening with one arm up, which is a layer of its own. Decoration. */
export const Seller = memo(function Seller({ waves }: { readonly waves: boolean }) {
  return (
    <div className={styles.seller} dir="ltr" aria-hidden="true">
      <svg viewBox="-40 -100 80 100" aria-hidden="true" focusable="false">
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d="M-17 -41 L-24 -20 L-11 -9" stroke="var(--cloth-a)" strokeWidth="9" />
          <path d="M-11 -9 h.1" stroke="var(--skin-a)" strokeWidth="9" />
          {!waves && (
            <g>
              <path d="M17 -41 L24 -20 L11 -9" stroke="var(--cloth-a)" strokeWidth="9" />
              <path d="M11 -9 h.1" stroke="var(--skin-a)" strokeWidth="9" />
            </g>
          )}
        </g>
        <path d="M-19 0 V-38 Q-19 -49 -8 -50 H8 Q19 -49 19 -38 V0 Z" fill="var(--cloth-a)" />
        <path d="M-5 -57 h10 v8 q-5 4 -10 0 Z" fill="var(--skin-a)" />
        <path d="M-10 -34 H10 L14 0 H-14 Z" fill="var(--hull-line)" />
        <path d="M-9 -33 L-7 -49 M9 -33 L7 -49" stroke="var(--hull-line)" strokeWidth="3.500" />
        <path d="M-7 -18 h14" stroke="var(--crate-shade)" strokeWidth="2" strokeLinecap="round" />
        <path d="M-13.500 -68 Q-16 -58 -11 -56 L11 -56 Q16 -58 13.500 -68 Z" fill="#4a2f1d" />
        <circle cx="0" cy="-66" r="12.500" fill="var(--skin-a)" />
        <path
          d="M-4.500 -65 h.1 M4.500 -65 h.1"
          stroke="var(--goods-ink)"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
        <path
          d="M-3.500 -59.500 q3.500 2.800 7 0"
          fill="none"
          stroke="var(--goods-ink)"
          strokeWidth="1.300"
          strokeLinecap="round"
        />
        <path d="M-24 -70 Q0 -82 24 -70 Q18 -67 0 -70 Q-18 -67 -24 -70 Z" fill="var(--crane-shade)" />
        <path d="M-13 -73 Q-12 -89 0 -89 Q12 -89 13 -73 Q0 -79 -13 -73 Z" fill="var(--crane)" />
        <path d="M-13 -74 Q0 -80 13 -74" fill="none" stroke="var(--stripe)" strokeWidth="3.500" />
      </svg>
      {waves && (
        <svg className={styles.arm} viewBox="-40 -100 80 100" aria-hidden="true" focusable="false">
          <g fill="none" strokeLinecap="round" strokeLinejoin="round">
            <path d="M27 -58 L32 -80" stroke="var(--skin-a)" strokeWidth="7.500" />
            <path d="M16 -42 L27 -57" stroke="var(--cloth-a)" strokeWidth="9" />
            <path d="M32 -82 h.1" stroke="var(--skin-a)" strokeWidth="10" />
          </g>
        </svg>
      )}
    </div>
  );
});
