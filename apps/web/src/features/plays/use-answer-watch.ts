import { useEffect, useState } from 'react';
import { AnswerWatch } from './answer-watch.ts';

/** What a person does when answering, heard before the game hears it. */
const ACTS = ['keydown', 'pointerdown', 'click', 'input', 'change'] as const;

/** Watches how answers are given for as long as the task is on screen; frames while it is played. */
export function useAnswerWatch(playing: boolean): AnswerWatch {
  const [watch] = useState(() => new AnswerWatch(navigator.webdriver === true));
  useEffect(() => {
    const saw = (event: Event) => watch.saw(event);
    const pasted = () => watch.pasted();
    const seen = () => document.visibilityState === 'hidden' && watch.wentAway();
    for (const type of ACTS) window.addEventListener(type, saw, { capture: true, passive: true });
    window.addEventListener('paste', pasted, { capture: true });
    document.addEventListener('visibilitychange', seen);
    return () => {
      for (const type of ACTS) window.removeEventListener(type, saw, { capture: true });
      window.removeEventListener('paste', pasted, { capture: true });
      document.removeEventListener('visibilitychange', seen);
    };
  }, [watch]);
  useEffect(() => {
    if (!playing) return;
    let handle = requestAnimationFrame(function drew(now) {
      watch.drew(now);
      handle = requestAnimationFrame(drew);
    });
    return () => cancelAnimationFrame(handle);
  }, [watch, playing]);
  return watch;
}
