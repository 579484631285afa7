import type { TownStation } from '../harbour/town-station.ts';

/** Team Days in the drawn town. */
export const STATION: TownStation = { x: 80.5, y: 34 };
