import type { ReactNode } from 'react';
import styles from './view.module.css';

/**
 * Part of the picture at the end that is there from `after` ms of it on: lit, come up behind something, opened,
 * or come along the street.
 */
export function Arrival({
  after,
  how,
  children,
}: {
  readonly after: number;
  readonly how: 'fades' | 'rises' | 'opens' | 'from-left' | 'from-right';
  readonly children: ReactNode;
}) {
  return (
    <g
      className={styles.arrival}
      data-how={how}
      style={{ '--gg-after': `${after}ms` } as React.CSSProperties}
    >
      {children}
    </g>
  );
}
