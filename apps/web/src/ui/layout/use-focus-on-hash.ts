import { useEffect, useRef } from 'react';

/** A link from a list of problems leads to a field: it takes the focus once its step of a wizard is there. */
export function useFocusOnHash(step: string): void {
  const done = useRef('');
  useEffect(() => {
    const target = window.location.hash.slice(1);
    if (!target || done.current === `${step}#${target}`) return;
    done.current = `${step}#${target}`;
    const frame = requestAnimationFrame(() => document.getElementById(target)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [step]);
}
