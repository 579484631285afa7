import { useEffect, useRef } from 'react';

/**
 * Gives the focus to a control that is there only after the next change: the first of the ids that can be pressed then,
 * or else `fallback`. Where a further change moves that control and so takes the focus from it, it gets it once more.
 */
export function useFocusLater(change: unknown, fallback: string): (ids: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  const isGiven = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for each change
  useEffect(() => {
    const ids = wanted.current;
    if (ids.length === 0) return;
    if (isGiven.current) wanted.current = [];
    if (isGiven.current && document.activeElement !== document.body) return;
    isGiven.current = true;
    const controls = ids.map((id) => document.getElementById(id)).filter((each) => each !== null);
    const usable = controls.find((each) => !each.matches(':disabled'));
    (usable ?? document.getElementById(fallback))?.focus();
  }, [change, fallback]);
  return (ids) => {
    wanted.current = ids;
    isGiven.current = false;
  };
}
