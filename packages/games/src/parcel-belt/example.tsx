import type { Sign } from './core.ts';
import { SignShape } from './sign.tsx';
import styles from './view.module.css';

const BETWEEN: readonly Sign[] = ['moon', 'fish', 'key', 'leaf', 'drop', 'bell', 'anchor'];
const BOX = 56;
const STEP = 70;
/** Pixels of a unit where there is room. */
const LARGER = 1.4;

/**
 * What counts as the same in a round, by an example that never changes: two parcels with a star so far apart, joined,
 * and what comes in between. Its words stand below it.
 */
export function Example({ back }: { readonly back: number }) {
  const signs: readonly Sign[] = ['star', ...BETWEEN.slice(0, back - 1), 'star'];
  const width = Math.max(2, signs.length) * STEP + 30;
  const middle = (at: number) => 15 + STEP * at + STEP / 2;
  const [from, to] = [middle(0), middle(signs.length - 1)];
  return (
    <svg
      className={styles.example}
      viewBox={`0 0 ${width} 138`}
      style={{ inlineSize: `${Math.min(width * LARGER, 520)}px` }}
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <rect x="4" y="110" width={width - 8} height="14" rx="7" fill="var(--steel)" />
      {signs.map((sign, at) => {
        const compared = at === 0 || at === signs.length - 1;
        return (
          <g key={sign + (at === 0 ? ' first' : '')}>
            <rect
              x={middle(at) - BOX / 2}
              y="54"
              width={BOX}
              height={BOX}
              rx="5"
              fill="var(--crate)"
              stroke={compared ? 'var(--hb-good)' : 'var(--crate-mark)'}
              strokeWidth={compared ? 5 : 2}
            />
            <rect x={middle(at) - 18} y="64" width="36" height="36" rx="3" fill="#fbf8ee" />
            <SignShape sign={sign} x={middle(at) - 14} y={68} size={28} />
          </g>
        );
      })}
      <path
        d={`M${to} 46 C${to} 12 ${from} 12 ${from} 44 M${from - 9} 34 L${from} 46 L${from + 9} 34`}
        fill="none"
        stroke="var(--hb-good)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform={`translate(${(from + to) / 2} 20)`}>
        <circle r="14" fill="var(--hb-good)" stroke="var(--hb-surface)" strokeWidth="3" />
        <path
          d="M-6 0 L-2 5 L7 -5"
          fill="none"
          stroke="var(--hb-surface)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
