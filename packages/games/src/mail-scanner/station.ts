import type { TownStation } from '../harbour/town-station.ts';

/** Mail Scanner in the drawn town. */
export const STATION: TownStation = { x: 71.5, y: 52 };
