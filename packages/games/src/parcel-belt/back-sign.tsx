import styles from './view.module.css';

const BOX = 26;
const GAP = 12;

/** How far back a round compares, as a drawing: the last parcel, and an arc to the one to compare it with. */
export function BackSign({ back }: { readonly back: number }) {
  const width = (back + 1) * BOX + back * GAP + 8;
  const middle = (at: number) => 4 + at * (BOX + GAP) + BOX / 2;
  const [from, to] = [middle(0), middle(back)];
  const rise = Math.min(24, 10 + back * 4);
  return (
    <svg
      className={styles.back}
      viewBox={`0 0 ${width} 64`}
      style={{ inlineSize: `${width}px` }}
      aria-hidden="true"
      direction="ltr"
    >
      <path
        d={`M${to} 30 Q${(from + to) / 2} ${30 - 2 * rise + 8} ${from} 30 M${from + 13} 28 L${from} 30 L${from + 1} 17`}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {Array.from({ length: back + 1 }, (_, at) => {
        const compared = at === 0 || at === back;
        return (
          <rect
            key={middle(at)}
            x={middle(at) - BOX / 2}
            y="34"
            width={BOX}
            height={BOX}
            rx="4"
            fill={compared ? 'var(--crate)' : 'none'}
            stroke="currentColor"
            strokeWidth={compared ? 3 : 2}
            strokeDasharray={compared ? undefined : '4 4'}
          />
        );
      })}
    </svg>
  );
}
