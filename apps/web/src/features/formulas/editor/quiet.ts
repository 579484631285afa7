import { useEffect, useState } from 'react';

/** How long nothing must be typed before faults are shown, ms: nobody is told off in the middle of a word. */
export const QUIET_MS = 600;

/** The value as it was when it last stayed the same for a while. */
export function useQuiet<T>(value: T, quiet_ms = QUIET_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(() => value), quiet_ms);
    return () => clearTimeout(timer);
  }, [value, settled, quiet_ms]);
  return settled;
}
