import { useEffect, useRef } from 'react';

/**
 * Gives the focus to a control that is there only after the next change: the first of the ids that can be pressed then,
 * or else `fallback`. Where a further change takes the focus from it, since the control moves or cannot be pressed any
 * more, it is given once more; somebody who has gone elsewhere meanwhile is left there.
 */
export function useFocusLater(change: unknown, fallback: string): (ids: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  const isGiven = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for each change
  useEffect(() => {
    const ids = wanted.current;
    if (ids.length === 0) return;
    if (isGiven.current) {
      const holder = document.activeElement ?? document.body;
      // The browser takes the focus from a control that has become of no use only a moment later.
      const isLost = holder === document.body || holder.matches(':disabled');
      if (isLost || !ids.includes(holder.id)) wanted.current = [];
      if (!isLost) return;
    }
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
