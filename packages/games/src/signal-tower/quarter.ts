import { createContext, useEffect, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';

/** Quarter of the series that the boat is in, 0 to 3: by it keeper, dog, cat and seal know where to be. */
export const Quarter = createContext(0);

/** The quarter after `done` of `of` rows; nothing of the answers goes in. It changes after the frame that answers a press. */
export function useQuarter(done: number, of: number): number {
  const now = Math.min(3, Math.floor((4 * done) / Math.max(1, of)));
  const [shown, show] = useState(now);
  useEffect(() => afterNextFrame(() => show(now)), [now]);
  return shown;
}
