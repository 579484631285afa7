import type { TownStation } from '../harbour/town-station.ts';

/** Lantern Path in the drawn town. */
export const STATION: TownStation = { x: 27, y: 79 };
