import { startTransition, useEffect, useState } from 'react';
import { hasPicture } from '../platform/drawing/first-picture.ts';

/** False until what was drawn first is on the screen; what can wait is drawn then. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(hasPicture);
  useEffect(() => {
    if (painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task that a frame starts runs after its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted]);
  return painted;
}
