import type { TownStation } from '../harbour/town-station.ts';

/** Signal Tower in the drawn town. */
export const STATION: TownStation = { x: 14.5, y: 30 };
