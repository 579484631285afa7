import { zoneText } from '../clock-text.ts';
import { useZones } from './zones.ts';

/** The names of the zones whose clocks are beside it, in their order. */
export function ZoneCorner({ at }: { at: number }) {
  const { zones } = useZones();
  return zones.map((each) => <span key={each}>{zoneText(each, at)}</span>);
}
