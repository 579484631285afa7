import { useEffect } from 'react';
import { useTown } from './scene/town.tsx';
import { setAmbience } from './sound.ts';

/** The water is heard while this component is there and `isHeard`, for those who turned sounds on. */
export function useAmbience(isHeard = true): void {
  const time = useTown()?.time ?? 'day';
  useEffect(() => {
    if (!isHeard) return;
    setAmbience(time);
    return () => setAmbience(null);
  }, [time, isHeard]);
}
