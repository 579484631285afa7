import { useState } from 'react';
import { afterNextFrame } from './after-next-frame.ts';
import { useHandler } from './use-handler.ts';

/** What presses have come to: known at once, on screen a frame later. */
export interface LateState<Value> {
  /** As it is on screen. */
  readonly drawn: Value;
  /** As the last press has left it: what handlers go by, for a quick hand presses twice within a frame. */
  latest(): Value;
  set(next: Value): void;
  /** For what is dragged: it has to follow the finger. */
  setNow(next: Value): void;
}

/**
 * State that a press changes: the frame after the press shows the pressed button, the one after that what came of it.
 * Drawn in the frame of the press, a slow phone would answer it that much later.
 */
export function useLateState<Value>(
  initial: Value,
  /** Told when it is drawn, for what is drawn elsewhere along with it. */
  onDrawn?: (value: Value) => void,
): LateState<Value> {
  const [drawn, draw] = useState(initial);
  const [kept] = useState({ latest: initial });
  const set = useHandler((next: Value) => {
    kept.latest = next;
    afterNextFrame(() => {
      draw(kept.latest);
      onDrawn?.(kept.latest);
    });
  });
  const setNow = useHandler((next: Value) => {
    kept.latest = next;
    draw(next);
    onDrawn?.(next);
  });
  const latest = useHandler(() => kept.latest);
  return { drawn, latest, set, setNow };
}
