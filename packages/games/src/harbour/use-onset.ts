import { useEffect, useRef } from 'react';

/** Tells how long a thing has been on screen at the moment of an event, ms to one decimal. Mount it with the thing. */
export function useOnset(): (eventTime: number) => number {
  const onset = useRef<number | null>(null);
  useEffect(() => {
    const handle = requestAnimationFrame((now) => {
      onset.current = now;
    });
    return () => cancelAnimationFrame(handle);
  }, []);
  return (eventTime) => {
    const elapsed = onset.current === null ? 0 : eventTime - onset.current;
    return Math.max(0, Math.round(elapsed * 10) / 10);
  };
}
