import type { TownStation } from '../harbour/town-station.ts';

/** Power Plant in the drawn town. */
export const STATION: TownStation = { x: 95, y: 57 };
