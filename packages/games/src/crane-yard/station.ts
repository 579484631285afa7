import type { TownStation } from '../harbour/town-station.ts';

/** Crane Yard in the drawn town. */
export const STATION: TownStation = { x: 52, y: 30 };
