import type { TownStation } from '../harbour/town-station.ts';

/** Work Style in the drawn town. */
export const STATION: TownStation = { x: 85, y: 59 };
