import { startTransition, useEffect, useState } from 'react';

/** Does something once what was drawn is on the screen; answers how to leave it. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A task that a frame starts runs after its paint.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(act));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False until what was drawn first is on the screen; what can wait is drawn then. `begun`: it is there already. */
export function usePainted(begun = false): boolean {
  const [painted, setPainted] = useState(begun);
  useEffect(() => (painted ? undefined : afterPaint(() => setPainted(true))), [painted]);
  return painted;
}
