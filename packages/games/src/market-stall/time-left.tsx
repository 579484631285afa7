import { useState } from 'react';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Message } from '../harbour/words.tsx';
import styles from './view.module.css';

const SECOND_MS = 1000;
/** The last seconds are counted one by one; before that only every fifth, so that nothing keeps moving. */
const COUNTED = 10;
const STRIDE = 5;
/** Told once to those who listen. */
const TOLD = [30, 10] as const;

function nextOf(left: number): number {
  if (left <= COUNTED) return left - 1;
  return Math.max(COUNTED, STRIDE * (Math.ceil(left / STRIDE) - 1));
}

/** What is left of an item's time. Mount it when the item is shown. */
export function TimeLeft({
  deadlineMs,
  stopped,
  onTold,
}: {
  readonly deadlineMs: number;
  /** It is answered: nothing is told any more, and its place stays as it is. */
  readonly stopped: boolean;
  onTold(seconds: number): void;
}) {
  const [left, setLeft] = useState(Math.ceil(deadlineMs / SECOND_MS));
  const next = nextOf(left);
  useFrameTimer(
    stopped || left <= 1 ? null : (left - next) * SECOND_MS,
    () => {
      if (TOLD.some((seconds) => seconds === next)) onTold(next);
      setLeft(next);
    },
    left,
  );
  return (
    <p
      className={styles.timeLeft}
      data-last={left <= COUNTED || undefined}
      data-stopped={stopped || undefined}
      aria-hidden="true"
    >
      <Message id="market-stall.time_left" values={{ seconds: left }} />
    </p>
  );
}
