import type { TownStation } from '../harbour/town-station.ts';

/** Market Stall in the drawn town. */
export const STATION: TownStation = { x: 67.5, y: 38 };
