import { createContext, use } from 'react';
import { cityOf } from '../clock-text.ts';

interface Zones {
  /** The zone by whose clocks the calendar is laid out. */
  readonly axis: string;
  /** All zones that are written, the axis first. */
  readonly zones: readonly string[];
}

/** By whose clocks a calendar is read. */
export const ZonesContext = createContext<Zones>({ axis: 'America/New_York', zones: ['America/New_York'] });

export function useZones() {
  return { ...use(ZonesContext), cityOf };
}
