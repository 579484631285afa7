import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayLink } from './play-link.ts';

/** How often the time that is left is looked at, ms. */
const LOOK_MS = 200;

/**
 * The whole seconds left for the open task when it was last played, rounded up; null without a limit. Says once when
 * there are none.
 */
export function useTimeLeft(link: PlayLink, playing: boolean, onUp: () => void): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const up = useEffectEvent(onUp);
  useEffect(() => {
    if (!playing) return;
    const look = () => {
      const left = link.timeLeft();
      setSeconds(left === null ? null : Math.ceil(left / 1000));
      if (left !== 0) return;
      clearInterval(timer);
      up();
    };
    const timer = setInterval(look, LOOK_MS);
    look();
    return () => clearInterval(timer);
  }, [link, playing]);
  return seconds;
}
