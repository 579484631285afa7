import { useEffect, useEffectEvent } from 'react';

/** Listens for released keys in the whole window while mounted. */
export function useKeyUp(handle: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(handle);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keyup', listen);
    return () => window.removeEventListener('keyup', listen);
  }, []);
}
