import type { TownStation } from '../harbour/town-station.ts';

/** Cargo Drone in the drawn town. */
export const STATION: TownStation = { x: 46, y: 52 };
