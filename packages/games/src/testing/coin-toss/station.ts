import type { TownStation } from '../../harbour/town-station.ts';

/** Coin Toss in the drawn town. */
export const STATION: TownStation = { x: 50, y: 50 };
