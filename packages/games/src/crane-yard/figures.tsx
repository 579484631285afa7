import { memo } from 'react';
import { LastSeconds } from '../harbour/last-seconds.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Message } from '../harbour/words.tsx';
import styles from './view.module.css';

/** Seconds at the end that are counted down. */
const COUNTED = 10;

/** How a problem ended, before anybody has judged it. */
export type End = 'solved' | 'time_up' | 'left';

/** How many moves were made, the last seconds, and how it ended. A part of its own: a press is drawn without it. */
export const Figures = memo(function Figures({
  moves,
  end,
  deadlineMs,
  onLast,
}: {
  readonly moves: number;
  /** Null while it goes on. */
  readonly end: End | null;
  readonly deadlineMs: number | null;
  /** The last seconds begin to be counted. */
  onLast(seconds: number): void;
}) {
  const figures = useHour(`${styles.sheet} ${styles.moves}`);
  return (
    <div className={styles.figures}>
      <div>
        <p {...figures} data-over={end ?? undefined}>
          {end === null || end === 'left' ? (
            <Message id="crane-yard.moves" values={{ moves }} />
          ) : (
            <Message id={`crane-yard.${end}`} />
          )}
        </p>
        {end === null && deadlineMs !== null && (
          <LastSeconds deadlineMs={deadlineMs} counted={COUNTED} onLast={onLast} />
        )}
      </div>
    </div>
  );
});
