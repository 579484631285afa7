import { memo } from 'react';
import styles from './view.module.css';

/** A string of lamps, one more alight with every path that is done. It tells of no path how it went. Decoration. */
export const PathsDone = memo(function PathsDone({
  done,
  of,
}: {
  readonly done: number;
  readonly of: number;
}) {
  return (
    <div className={styles.done} aria-hidden="true" dir="ltr">
      {Array.from({ length: of }, (_, at) => {
        const lit = at < done;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: lamps have nothing but their place
            key={at}
            viewBox="0 0 14 18"
            aria-hidden="true"
            data-latest={(lit && at === done - 1) || undefined}
          >
            <path d="M7 0 V4" stroke="var(--steel)" strokeWidth="2" />
            {lit && <circle cx="7" cy="10" r="6.8" fill="var(--lamp-lit)" opacity="0.3" />}
            <circle
              cx="7"
              cy="10"
              r="4.5"
              fill={lit ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
              stroke={lit ? 'var(--lamp-glow)' : 'var(--lamp-rim)'}
              strokeWidth="1.5"
            />
          </svg>
        );
      })}
    </div>
  );
});
