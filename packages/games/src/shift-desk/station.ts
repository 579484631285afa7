import type { TownStation } from '../harbour/town-station.ts';

/** Shift Desk in the drawn town. */
export const STATION: TownStation = { x: 57, y: 46 };
