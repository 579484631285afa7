import type { ReactNode } from 'react';
import styles from './view.module.css';

/** A drawing of its own within the scene: what sways does so without the rest being drawn again. */
export function Part({
  className,
  after = 0,
  children,
}: {
  readonly className?: string | undefined;
  /** What moves: how many go before it. */
  readonly after?: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`${styles.layer} ${className ?? ''}`}
      style={after > 0 ? { animationDelay: `${300 + after * 110}ms` } : undefined}
      viewBox="0 0 640 250"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
