import { useEffect, useEffectEvent, useState } from 'react';
import { nextLook } from '../harbour/next-look.ts';
import { Message } from '../harbour/words.tsx';
import styles from './view.module.css';

/** Seconds at the end that are counted down; before that nothing moves. */
const COUNTED = 20;
const SECOND_MS = 1000;

/** The last seconds of a shift, and its end. Mount it when the dials are shown. */
export function TimeLeft({
  deadlineMs,
  onLast,
  onOver,
}: {
  readonly deadlineMs: number;
  onLast(seconds: number): void;
  onOver(frameTime: number): void;
}) {
  const [left, setLeft] = useState<number | null>(null);
  const show = useEffectEvent((seconds: number) => {
    if (seconds === left) return;
    if (left === null) onLast(seconds);
    setLeft(seconds);
  });
  const over = useEffectEvent(onOver);
  useEffect(() => {
    let begin: number | null = null;
    let callOff = nextLook(0, function onFrame(now) {
      begin ??= now;
      const rest = deadlineMs - (now - begin);
      if (rest <= 0) {
        over(now);
        return;
      }
      const seconds = Math.ceil(rest / SECOND_MS);
      if (seconds <= COUNTED) show(seconds);
      // To the next second that is shown.
      callOff = nextLook(rest - Math.min(seconds - 1, COUNTED) * SECOND_MS, onFrame);
    });
    return () => callOff();
  }, [deadlineMs]);
  if (left === null) return null;
  return (
    <p className={styles.timeLeft} aria-hidden="true">
      <Message id="power-plant.seconds_left" values={{ seconds: left }} />
    </p>
  );
}
