import { useEffect, useEffectEvent } from 'react';
import type { PlayLink } from './play-link.ts';

/** How often the playing time is noted, ms: a killed tab costs nobody more than this. */
const NOTE_MS = 200;
/** A longer silence of this very timer means that the machine slept; hidden tabs are paused already. */
const SLEPT_MS = 4000;

/**
 * While someone plays: notes the playing time in this browser, and pauses with the last moment that was seen when the
 * tab is hidden or the machine has slept.
 */
export function usePresence(link: PlayLink, playing: boolean, pauseAt: (moment: number) => void): void {
  const away = useEffectEvent(pauseAt);
  useEffect(() => {
    if (!playing) return;
    let seen = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (now - seen > SLEPT_MS) away(seen);
      else link.noteClock();
      seen = now;
    }, NOTE_MS);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') away(performance.now());
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [link, playing]);
}
