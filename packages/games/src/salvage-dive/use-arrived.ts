import { useEffect, useState } from 'react';

/** How long a gem is on its way from its crate to the net: shorter where fingers choose. */
export const flightMs = (): number => (matchMedia('(hover: hover)').matches ? 560 : 240);

/** A number as it is drawn: it changes once what it counts has arrived. What is announced does not wait for it. */
export function useArrived(counted: number, afterMs: () => number): number {
  const [drawn, setDrawn] = useState(counted);
  useEffect(() => {
    if (drawn === counted) return;
    const arrival = setTimeout(() => setDrawn(counted), afterMs());
    return () => clearTimeout(arrival);
  }, [counted, drawn, afterMs]);
  return drawn;
}
