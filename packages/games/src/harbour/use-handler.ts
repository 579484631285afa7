import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function in every rendering, which does what the latest one does: what gets it and is otherwise as it was
 * need not be drawn anew after a press. For what answers events only, never while drawing.
 */
export function useHandler<Given extends readonly unknown[], Answer>(
  handler: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
