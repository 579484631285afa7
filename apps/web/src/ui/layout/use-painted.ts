import { startTransition, useEffect, useState } from 'react';

/** False until what was drawn first is on the screen; what can wait is drawn then. `begun`: it is there already. */
export function usePainted(begun = false): boolean {
  const [painted, setPainted] = useState(begun);
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
