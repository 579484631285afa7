import { useEffect, useEffectEvent, useState } from 'react';
import type { InputMethod } from '../task-core.ts';

/** Held this long, a press becomes a stream of presses. */
const HOLD_AFTER_MS = 420;
const HOLD_EVERY_MS = 170;

/** A press that repeats while it is held; the next one never comes before the last one is answered. */
export interface Hold {
  press(method: InputMethod, eventTime: number): void;
  release(): void;
}

/** `act` is called at once and then again and again while held, as long as `ready` says so. */
export function useHold(act: (method: InputMethod, eventTime: number) => void, ready: () => boolean): Hold {
  const [held, setHeld] = useState<InputMethod | null>(null);
  const actNow = useEffectEvent(act);
  const isReady = useEffectEvent(ready);

  useEffect(() => {
    if (held === null) return;
    let last: number | null = null;
    let wait = HOLD_AFTER_MS;
    const onFrame = (now: number) => {
      last ??= now;
      if (now - last >= wait && isReady()) {
        last = now;
        wait = HOLD_EVERY_MS;
        actNow(held, now);
      }
      handle = requestAnimationFrame(onFrame);
    };
    let handle = requestAnimationFrame(onFrame);
    const letGo = () => setHeld(null);
    window.addEventListener('blur', letGo);
    return () => {
      cancelAnimationFrame(handle);
      window.removeEventListener('blur', letGo);
    };
  }, [held]);

  return {
    press(method, eventTime) {
      if (ready()) act(method, eventTime);
      setHeld(method);
    },
    release() {
      setHeld(null);
    },
  };
}
