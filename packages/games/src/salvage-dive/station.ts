import type { TownStation } from '../harbour/town-station.ts';

/** Salvage Dive in the drawn town. */
export const STATION: TownStation = { x: 46, y: 84 };
