import { memo } from 'react';
import styles from './view.module.css';

const BAG = 24;
/** What looks out of a bag, by the colours of the crates. */
const FRUIT = ['#c8452f', '#a9713f', '#d9b23f', '#6d4a7c', '#7d9a3c'] as const;

/**
 * The ledge of the stall with a filled bag for each question that is done, however it was answered, and room for those
 * to come. Decoration.
 */
export const Sold = memo(function Sold({ done, of }: { readonly done: number; readonly of: number }) {
  const bags = Math.max(1, of);
  return (
    <div className={styles.ledge} dir="ltr" aria-hidden="true">
      {Array.from({ length: bags }, (_, bag) => bag).map((bag) => (
        <svg
          key={bag}
          className={bag === done - 1 ? styles.latest : undefined}
          viewBox={`0 0 ${BAG} 30`}
          aria-hidden="true"
          focusable="false"
        >
          {bag < done ? (
            <>
              <circle
                cx="8.500"
                cy="8"
                r="5.500"
                fill={FRUIT[bag % FRUIT.length]}
                stroke="#2b1f14"
                strokeWidth="1.500"
              />
              <circle
                cx="15.500"
                cy="8.500"
                r="5.500"
                fill={FRUIT[bag % FRUIT.length]}
                stroke="#2b1f14"
                strokeWidth="1.500"
              />
              <path
                d="M3 10 L6 12.500 L9 10 L12 12.500 L15 10 L18 12.500 L21 10 L20 29 H4 Z"
                fill="#f0dfba"
                stroke="#2b1f14"
                strokeWidth="1.500"
                strokeLinejoin="round"
              />
              <path d="M8 20 h8" stroke="#7d5a33" strokeWidth="2" strokeLinecap="round" />
            </>
          ) : (
            <path d="M5 28 H19" stroke="#f0dfba" strokeWidth="2.500" strokeLinecap="round" opacity="0.75" />
          )}
        </svg>
      ))}
    </div>
  );
});
