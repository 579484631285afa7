import type { ReactNode } from 'react';
import styles from './part.module.css';

/** A drawing of its own over the others, 420 wide: what moves does so without the rest being drawn again. Decoration. */
export function Part({
  height = 200,
  className = '',
  children,
}: {
  readonly height?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`${styles.part} ${className}`}
      viewBox={`0 0 420 ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
