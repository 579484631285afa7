import { useHour } from '../harbour/scene/hour.ts';
import { Body } from './drone-scene.tsx';
import styles from './view.module.css';

/** A card over the pier, which hangs from the drone as its loads do. */
export function CarriedCard({
  drawn,
  children,
}: {
  /** The drone is there, and not only what it carries. */
  readonly drawn: boolean;
  readonly children: React.ReactNode;
}) {
  const hour = useHour(styles.carrier);
  return (
    <div className={styles.carried}>
      <div {...hour} aria-hidden="true" dir="ltr">
        {drawn && (
          <svg viewBox="0 44 520 176" aria-hidden="true" focusable="false">
            <path
              d="M244 142 Q203 190 160 236 M276 142 Q317 190 360 236"
              fill="none"
              stroke="var(--rope)"
              strokeWidth="4.5"
            />
            <Body />
          </svg>
        )}
      </div>
      <div className={styles.hangs}>{children}</div>
    </div>
  );
}
