import type { TownStation } from '../harbour/town-station.ts';

/** Trade Post in the drawn town. */
export const STATION: TownStation = { x: 55, y: 80 };
