import type { TownStation } from '../harbour/town-station.ts';

/** Reflex Check in the drawn town. */
export const STATION: TownStation = { x: 37, y: 63 };
