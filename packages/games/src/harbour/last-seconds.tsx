import { useState } from 'react';
import styles from './last-seconds.module.css';
import { useFrameTimer } from './use-frame-timer.ts';
import { useWords } from './words.tsx';

const SECOND_MS = 1000;

/** The last seconds of a step, counted down; before that nothing moves. Mount it when the step is shown. */
export function LastSeconds({
  deadlineMs,
  counted,
  onLast,
}: {
  readonly deadlineMs: number;
  /** How many seconds are counted. */
  readonly counted: number;
  /** The counting begins. */
  onLast(seconds: number): void;
}) {
  const intl = useWords();
  const [left, setLeft] = useState(counted + 1);
  useFrameTimer(
    left === 1 ? null : left > counted ? deadlineMs - counted * SECOND_MS : SECOND_MS,
    () => {
      if (left > counted) onLast(counted);
      setLeft(left - 1);
    },
    left,
  );
  if (left > counted) return null;
  return (
    <span className={styles.left} aria-hidden="true">
      {intl.formatNumber(left, { style: 'unit', unit: 'second', unitDisplay: 'short' })}
    </span>
  );
}
