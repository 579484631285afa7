import { memo } from 'react';
import styles from './view.module.css';

const CRATE = 116;
/** What lies in the crates along the counter, by the colours of the fruit; the same at every question. */
const KINDS = [
  { fill: '#c8452f', shade: '#8f2a1c', leaf: true },
  { fill: '#a9713f', shade: '#744820', leaf: false },
  { fill: '#d9b23f', shade: '#8f6d14', leaf: true },
  { fill: '#6d4a7c', shade: '#452a52', leaf: false },
  { fill: '#7d9a3c', shade: '#4d6620', leaf: true },
] as const;
const CRATES = KINDS.length * 2;
/** Places of the fruit in a crate, those behind first. */
const HEAP = [
  [30, 24],
  [58, 20],
  [86, 24],
  [18, 36],
  [44, 34],
  [72, 34],
  [98, 36],
] as const;

/** One outline made of `draw` at every fruit of the crates that are chosen; a stall has few elements to draw. */
function everywhere(chosen: (kind: number) => boolean, draw: (x: number, y: number) => string): string {
  return Array.from({ length: CRATES }, (_, at) =>
    chosen(at % KINDS.length) ? HEAP.map(([x, y]) => draw(at * CRATE + x, y)).join(' ') : '',
  ).join(' ');
}

const FRUIT = KINDS.map((kind, at) => ({
  ...kind,
  outline: everywhere(
    (each) => each === at,
    (x, y) => `M${x - 15} ${y} a15 15 0 1 0 30 0 a15 15 0 1 0 -30 0 Z`,
  ),
}));
const SHINE = everywhere(
  () => true,
  (x, y) => `M${x - 7} ${y - 4} q3 -6 8 -6`,
);
const LEAVES = everywhere(
  (kind) => KINDS[kind]?.leaf === true,
  (x, y) => `M${x} ${y - 13} q2 -8 10 -8 q-1 8 -10 8 Z`,
);
const inEach = (draw: (x: number) => string) =>
  Array.from({ length: CRATES }, (_, at) => draw(at * CRATE)).join(' ');
const BOXES = inEach((x) => `M${x + 4} 40 h108 v44 h-108 Z`);
const SLATS = inEach((x) => `M${x + 4} 62 h108 M${x + 13} 40 v44 M${x + 103} 40 v44`);

/** The front of the stall: crates of fruit in a row, as wide as the stall is. Decoration, and never about a question. */
export const Goods = memo(function Goods() {
  return (
    <svg
      className={styles.goods}
      viewBox={`0 0 ${CRATE * CRATES} 84`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      {FRUIT.map(({ outline, fill, shade }) => (
        <path key={fill} d={outline} fill={fill} stroke={shade} strokeWidth="2.5" />
      ))}
      <path d={SHINE} fill="none" stroke="#ffffff73" strokeWidth="2.5" strokeLinecap="round" />
      <path d={LEAVES} fill="#4d7a3c" />
      <path d={BOXES} fill="var(--crate)" stroke="var(--crate-shade)" strokeWidth="3" />
      <path d={SLATS} fill="none" stroke="var(--crate-shade)" strokeWidth="4" />
    </svg>
  );
});
