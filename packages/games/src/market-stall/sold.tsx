import { memo } from 'react';
import styles from './view.module.css';

/** What looks out of a bag, by the colours of the crates. */
const FRUIT = ['#c8452f', '#a9713f', '#d9b23f', '#6d4a7c', '#7d9a3c'] as const;

interface BagProps {
  /** Its place, from which it has its fruit. */
  readonly nth: number;
}

function Bag({ nth }: BagProps) {
  const fruit = FRUIT[nth % FRUIT.length];
  const other = FRUIT[(nth + 2) % FRUIT.length];
  return (
    <g stroke="#2b1f14" strokeWidth="1.500" strokeLinejoin="round">
      <circle cx="8.500" cy="8" r="5.500" fill={fruit} />
      <circle cx="15.500" cy="8.500" r="5.500" fill={other} />
      <path d="M3 10 L6 12.500 L9 10 L12 12.500 L15 10 L18 12.500 L21 10 L20 29 H4 Z" fill="#f0dfba" />
      <path d="M8 20 h8" stroke="#7d5a33" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

/**
 * The ledge of the stall with a filled bag for each question that is done, however it was answered, and room for those
 * to come. Decoration.
 */
export const Sold = memo(function Sold({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <div className={styles.ledge} dir="ltr" aria-hidden="true">
      {Array.from({ length: of }, (_, bag) => bag).map((bag) => (
        <svg
          key={bag}
          className={bag === done - 1 ? styles.latest : undefined}
          viewBox="0 0 24 30"
          aria-hidden="true"
          focusable="false"
        >
          {bag < done && <Bag nth={bag} />}
        </svg>
      ))}
    </div>
  );
});

/** In the evening: all filled bags, on the counter on both sides of whoever sells, some behind the others. Decoration. */
export const Packed = memo(function Packed({ bags }: { readonly bags: number }) {
  const half = Math.ceil(bags / 2);
  return [0, 1].map((side) => (
    <div
      key={side}
      className={styles.packed}
      data-side={side ? 'right' : 'left'}
      data-many={bags > 4 || undefined}
      dir="ltr"
      aria-hidden="true"
    >
      {Array.from({ length: side ? bags - half : half }, (_, at) => side * half + at).map((bag, at) => (
        <svg
          key={bag}
          style={{ '--nth': at } as React.CSSProperties}
          viewBox="0 0 24 30"
          aria-hidden="true"
          focusable="false"
        >
          <Bag nth={bag} />
        </svg>
      ))}
    </div>
  ));
});
