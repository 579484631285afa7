import { useState } from 'react';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Message } from '../harbour/words.tsx';
import styles from './view.module.css';

/** Seconds at the end that are counted down; before that nothing moves. */
const COUNTED = 5;
const SECOND_MS = 1000;

/** The last seconds of an item. Mount it when the item is shown. */
export function Countdown({
  deadlineMs,
  onLast,
}: {
  readonly deadlineMs: number;
  onLast(seconds: number): void;
}) {
  const [left, setLeft] = useState(COUNTED + 1);
  useFrameTimer(
    left === 1 ? null : left > COUNTED ? deadlineMs - COUNTED * SECOND_MS : SECOND_MS,
    () => {
      if (left > COUNTED) onLast(COUNTED);
      setLeft(left - 1);
    },
    left,
  );
  if (left > COUNTED) return null;
  return (
    <span className={styles.countdown} aria-hidden="true">
      <Message id="glyph-grid.seconds" values={{ seconds: left }} />
    </span>
  );
}
