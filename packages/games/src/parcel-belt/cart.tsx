import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './view.module.css';

const BOX = 22;
const PER_ROW = 12;
/** Pixels of a unit where there is room. */
const LARGER = 1.4;

/**
 * The cart under the end of the belt: it takes each parcel of the round that has passed, whatever was pressed. It is as
 * long in every round. Decoration.
 */
export const Cart = memo(function Cart({ loaded, of }: { readonly loaded: number; readonly of: number }) {
  const hour = useHour(styles.cart);
  const rows = Math.ceil(of / PER_ROW);
  const bed = PER_ROW * BOX + 6;
  const height = rows * BOX + 34;
  const placeOf = (at: number) => ({
    x: 4 + (at % PER_ROW) * BOX,
    y: 7.25 + (rows - 1 - Math.floor(at / PER_ROW)) * BOX,
  });
  const latest = loaded > 0 ? placeOf(loaded - 1) : null;
  const top = Math.min(0, height - 82);
  const size = {
    viewBox: `0 ${top} ${bed + 76} ${height - top}`,
    style: { inlineSize: `${(bed + 76) * LARGER}px` },
  };
  return (
    <div {...hour} dir="ltr" aria-hidden="true">
      <svg {...size} aria-hidden="true" focusable="false" direction="ltr">
        {Array.from({ length: Math.max(0, loaded - 1) }, (_, at) => at).map((at) => (
          <Box key={at} {...placeOf(at)} />
        ))}
        <path
          d={`M2 ${height - 28} H${bed + 2} V${height - 20} H2 Z`}
          fill="var(--steel)"
          stroke="var(--board)"
          strokeWidth="1.5"
        />
        <path
          d={`M${bed - 2} ${height - 24} H${bed + 16} L${bed + 34} ${height - 46}`}
          fill="none"
          stroke="var(--steel)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {/* Somebody draws the cart. */}
        <Worker x={bed + 54} y={height - 3} cloth="a" skin="b" />
        <path
          d={`M${bed + 50} ${height - 44} L${bed + 36} ${height - 45}`}
          stroke="var(--skin-b)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        {[24, bed - 22].map((x) => (
          <circle
            key={x}
            cx={x}
            cy={height - 12}
            r="9"
            fill="var(--hull)"
            stroke="var(--steel-light)"
            strokeWidth="3"
          />
        ))}
      </svg>
      {latest && (
        <svg key={loaded} className={styles.loaded} {...size} aria-hidden="true" focusable="false">
          <Box {...latest} />
        </svg>
      )}
    </div>
  );
});

function Box({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
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
      <path d={`M${x + 3} ${y + 6} h13 M${x + 9.5} ${y + 1} v5`} stroke="var(--crate-mark)" strokeWidth="2" />
    </g>
  );
}
