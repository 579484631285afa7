import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterNextFrame } from './after-next-frame.ts';
import { playCue } from './sound.ts';
import styles from './station.module.css';

/** A press this soon after it has appeared was meant for what was there before it. */
const STRAY_PRESS_MS = 250;

/**
 * The one way on from a card or a result. It takes the focus, looks pressed in the frame before what it leads to, and
 * is pressed once.
 */
export function OnwardButton({
  strayMs = STRAY_PRESS_MS,
  run,
  children,
}: {
  /** How long presses are still taken for those of before, ms. */
  readonly strayMs?: number;
  run(): void;
  readonly children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    shownAt.current = performance.now();
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.primary}
      data-pressed={pressed || undefined}
      onKeyDown={(event) => {
        // A key that is held down since before.
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        if (pressed || event.timeStamp - shownAt.current < strayMs) return;
        setPressed(true);
        playCue('press');
        afterNextFrame(() => {
          // A focused element that goes in the middle of a change has the browser lay out the page as it is by then.
          button.current?.blur();
          flushSync(run);
          button.current?.focus({ preventScroll: true });
        });
      }}
    >
      {children}
    </button>
  );
}
