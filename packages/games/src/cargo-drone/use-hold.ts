import { useEffect, useRef } from 'react';
import { nextLook } from '../harbour/next-look.ts';
import { useHandler } from '../harbour/use-handler.ts';
import type { InputMethod } from '../task-core.ts';

/** Held this long, a press becomes a stream of presses. */
const HOLD_AFTER_MS = 420;
const HOLD_EVERY_MS = 170;

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
  const callOff = useRef(() => {});
  const actNow = useHandler(act);
  const isReady = useHandler(ready);

  const release = useHandler(() => callOff.current());

  const press = useHandler((method: InputMethod, eventTime: number) => {
    if (isReady()) actNow(method, eventTime);
    release();
    let last: number | null = null;
    let wait = HOLD_AFTER_MS;
    const onFrame = (now: number) => {
      last ??= now;
      const isDue = now - last >= wait && isReady();
      if (isDue) {
        last = now;
        wait = HOLD_EVERY_MS;
      }
      callOff.current = nextLook(last + wait - now, onFrame);
      if (isDue) actNow(method, now);
    };
    callOff.current = nextLook(0, onFrame);
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
