import type { ShiftEnd } from './core.ts';
import styles from './view.module.css';

/** How a shift ended, as a lamp: lit when it paid, dark with a hook when it was done, dark otherwise. */
export function EndSign({ end }: { readonly end: ShiftEnd }) {
  return (
    <svg className={styles.endSign} viewBox="0 0 120 96" aria-hidden="true" focusable="false" direction="ltr">
      {end.paid && (
        <path
          d="M6 42 h8 M106 42 h8 M16 10 l6 5 M104 10 l-6 5 M16 74 l6 -5 M104 74 l-6 -5"
          stroke="var(--lantern)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      <path
        d="M60 8 C36 8 22 24 22 42 C22 58 34 64 40 74 H80 C86 64 98 58 98 42 C98 24 84 8 60 8 Z"
        fill={end.paid ? 'var(--lantern)' : 'var(--hb-sunken)'}
        stroke="var(--hb-line)"
        strokeWidth="3"
      />
      <path d="M42 80 H78 M46 88 H74" stroke="var(--hb-line)" strokeWidth="5" strokeLinecap="round" />
      <path
        d={end.how === 'done' ? 'M46 44 L56 54 L75 32' : 'M46 44 H74'}
        fill="none"
        stroke={end.paid ? '#14211d' : 'var(--hb-text-2)'}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
