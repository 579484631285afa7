import type { TownStation } from '../harbour/town-station.ts';

/** Parcel Belt in the drawn town. */
export const STATION: TownStation = { x: 62, y: 62 };
