import { useState } from 'react';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Message } from '../harbour/words.tsx';
import styles from './view.module.css';

/** Seconds at the end that are counted one by one; before that only every fifth, so that nothing keeps moving. */
const COUNTED = 5;
const STRIDE = 5;
const SECOND_MS = 1000;

function nextOf(left: number): number {
  if (left <= COUNTED) return left - 1;
  return Math.max(COUNTED, STRIDE * (Math.ceil(left / STRIDE) - 1));
}

/** What is left of an item's time, in sight from its beginning. Mount it when the item is shown. */
export function Countdown({
  deadlineMs,
  onLast,
}: {
  readonly deadlineMs: number;
  onLast(seconds: number): void;
}) {
  const all = Math.ceil(deadlineMs / SECOND_MS);
  const [left, setLeft] = useState(all);
  const next = nextOf(left);
  useFrameTimer(
    left <= 1 ? null : (left - next) * SECOND_MS,
    () => {
      if (next === COUNTED) onLast(COUNTED);
      setLeft(next);
    },
    left,
  );
  return (
    <>
      <span className={styles.countdown} data-last={left <= COUNTED || undefined} aria-hidden="true">
        <Message id="glyph-grid.seconds" values={{ seconds: left }} />
      </span>
      <span className={styles.timeBar} aria-hidden="true">
        <span data-last={left <= COUNTED || undefined} style={{ transform: `scaleX(${left / all})` }} />
      </span>
    </>
  );
}

/** The clock while no time runs: what was on it is gone, and its place is kept. */
export function Unset() {
  return (
    <>
      <span className={styles.countdown} data-unset aria-hidden="true" />
      <span className={styles.timeBar} aria-hidden="true" />
    </>
  );
}
