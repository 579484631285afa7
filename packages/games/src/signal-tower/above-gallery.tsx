import type { ReactNode } from 'react';
import styles from './tower-scene.module.css';

/** A drawing over the gallery of the tower, which is at its foot: 320 by 200, x from the tower's middle, y upwards below 0. */
export function AboveGallery({
  className = styles.head,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={className}
      viewBox="-160 -200 320 200"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
