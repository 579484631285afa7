import { LorryCab } from './lorry-cab.tsx';
import styles from './view.module.css';

const BOX = 22;
const PER_ROW = 12;
/** The lorry is no lower than its cab. */
const CAB = 62;
/** Pixels of a unit where there is room. */
const LARGER = 1.3;

/** The lorry with a crate for every round that is done, however it went. Decoration. */
export function RoundsDone({ done, of }: { readonly done: number; readonly of: number }) {
  const columns = Math.min(PER_ROW, of);
  const rows = Math.ceil(of / PER_ROW);
  const bed = columns * BOX + 8;
  const height = Math.max(rows * BOX + 30, CAB);
  return (
    <svg
      className={styles.lorry}
      viewBox={`0 0 ${bed + 52} ${height}`}
      style={{ inlineSize: `${(bed + 52) * LARGER}px` }}
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      {Array.from({ length: done }, (_, at) => {
        const x = 5 + (at % PER_ROW) * BOX;
        const y = height - 28 - (1 + Math.floor(at / PER_ROW)) * BOX;
        return (
          <g key={`${x} ${y}`} className={at === done - 1 ? styles.latest : undefined}>
            <rect
              x={x}
              y={y}
              width={BOX - 3}
              height={BOX - 3}
              rx="2"
              fill="var(--crate)"
              stroke="var(--crate-mark)"
              strokeWidth="2"
            />
            <path d={`M${x + 3} ${y + 9.5} h13`} stroke="var(--crate-mark)" strokeWidth="2" />
          </g>
        );
      })}
      <rect x="1" y={height - 28} width={bed} height="7" rx="2" fill="var(--steel)" />
      <g transform={`translate(${bed} ${height - 3})`}>
        <LorryCab />
      </g>
      {[...(bed < 80 ? [bed / 2] : [24, bed - 22])].map((x) => (
        <circle
          key={x}
          cx={x}
          cy={height - 11}
          r="9"
          fill="var(--hull)"
          stroke="var(--steel-light)"
          strokeWidth="3"
        />
      ))}
    </svg>
  );
}
