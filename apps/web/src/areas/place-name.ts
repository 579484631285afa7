import { ADMIN_PLACES } from './admin-places.ts';
import type { AreaMessage } from './areas.messages.ts';
import { isPlaceAt, PLACES } from './navigation.ts';

/** What the place is called that an address belongs to; null for one that is no place of any area. */
export function placeNameAt(path: string): AreaMessage | null {
  const found = [...ADMIN_PLACES, ...Object.values(PLACES).flat()]
    .filter((place) => isPlaceAt(place, path))
    .sort((one, other) => other.to.length - one.to.length);
  return found[0]?.label ?? null;
}
