import type { TownStation } from '../harbour/town-station.ts';

/** Glyph Grid in the drawn town. */
export const STATION: TownStation = { x: 90.5, y: 44 };
