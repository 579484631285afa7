import { useEffect, useRef } from 'react';
import { useHandler } from '../harbour/use-handler.ts';
import type { InputMethod } from '../task-core.ts';

/** Held this long, a press becomes a stream of presses. */
const HOLD_AFTER_MS = 420;
const HOLD_EVERY_MS = 170;
/** Its last stretch is watched frame by frame; before it a frame for each would keep the page from answering. */
const LAST_FRAMES_MS = 40;

/** A press that repeats while it is held; the next one never comes before the last one is answered. */
export interface Hold {
  press(method: InputMethod, eventTime: number): void;
  release(): void;
}

/**
 * `act` is called at once and then again and again while held, as long as `ready` says so. Nothing is drawn for it: a
 * finger that is put down or lifted changes nothing but what it presses.
 */
export function useHold(act: (method: InputMethod, eventTime: number) => void, ready: () => boolean): Hold {
  const frame = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const actNow = useHandler(act);
  const isReady = useHandler(ready);

  const release = useHandler(() => {
    if (frame.current !== null) cancelAnimationFrame(frame.current);
    frame.current = null;
    clearTimeout(timer.current);
  });

  const press = useHandler((method: InputMethod, eventTime: number) => {
    if (isReady()) actNow(method, eventTime);
    release();
    let last: number | null = null;
    let wait = HOLD_AFTER_MS;
    const nextFrame = () => {
      frame.current = requestAnimationFrame(onFrame);
    };
    const onFrame = (now: number) => {
      last ??= now;
      if (now - last >= wait && isReady()) {
        last = now;
        wait = HOLD_EVERY_MS;
        actNow(method, now);
      }
      const rest = last + wait - now - LAST_FRAMES_MS;
      if (rest > 0) timer.current = setTimeout(nextFrame, rest);
      else nextFrame();
    };
    nextFrame();
  });

  useEffect(() => {
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('blur', release);
      release();
    };
  }, [release]);

  return { press, release };
}
