import { useEffect, useEffectEvent } from 'react';

/**
 * Listens for keys in the whole window while mounted. Left alone are: repeats, shortcuts with Ctrl, Alt or Meta, and
 * keys already handled. Keys that a focused control needs itself are the caller's to leave alone: `isForControl`.
 */
export function useKeyDown(handle: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(handle);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      onKey(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a key belongs to a control that has the focus and that needs it itself. */
export function isForControl(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    target instanceof Element &&
    target.closest('button, a, input, select, textarea, [role="dialog"]') !== null
  );
}
