import { startTransition, useEffect, useState } from 'react';
import { afterNextFrame } from './after-next-frame.ts';

/** Whether the first frame is on screen: what takes a slow phone a tenth of a second to draw comes after the words. */
export function useAfterFirstFrame(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => afterNextFrame(() => startTransition(() => setAfter(true))), []);
  return after;
}
