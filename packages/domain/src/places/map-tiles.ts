/**
 * The origin of a server of map tiles whose addresses hold `{z}`, `{x}` and `{y}` in their path (zoom, column and row of
 * the usual Web Mercator grid), such as `https://tiles.example.com/{z}/{x}/{y}.png`. Null: the text is no such address, is
 * not encrypted, or says a password.
 */
export function tilesOrigin(address: string): string | null {
  if (!['{z}', '{x}', '{y}'].every((part) => address.split(part).length === 2)) return null;
  const filled = tileUrl(address, { z: 0, x: 0, y: 0 });
  if (!URL.canParse(filled)) return null;
  const { protocol, origin, host, username, password } = new URL(filled);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  // What is to be filled in stands behind the host: no answer decides which server is asked.
  return /^[a-z0-9.-]+(:\d+)?$/u.test(host) && address.indexOf('{') > `https://${host}`.length
    ? origin
    : null;
}

/** A tile: zoom from 0, column from the west and row from the north. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Where a tile is. */
export function tileUrl(address: string, { z, x, y }: Tile): string {
  return address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** A part of the map, twice as wide as high; lengths are shares of its width, from its left and upper edge. */
export interface TileWindow {
  readonly tiles: readonly (Tile & { readonly left: number; readonly top: number })[];
  /** How wide and high each tile is. */
  readonly tile_size: number;
  readonly dots: readonly { readonly left: number; readonly top: number }[];
}

/** Tiles that the window is wide; it is half as many high. */
const WIDE = 2;
/** Nearer than this no map is shown: about a town. */
const NEAREST = 12;
/** So much of the window points may fill. */
const FILLED = 0.7;
/** Farthest north and south that the grid reaches, degrees. */
const LAST_LATITUDE = 85.05;

/** Where degrees lie on the grid, each from 0 to 1. */
function onGrid(longitude: number, latitude: number): readonly [x: number, y: number] {
  const bounded = Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** The window that shows all points (degrees, WGS 84) as near as they allow; at least one point has to be given. */
export function tileWindow(
  points: readonly { readonly longitude: number; readonly latitude: number }[],
): TileWindow {
  const places = points.map(({ longitude, latitude }) => onGrid(longitude, latitude));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  const span = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
  const fits = (zoom: number) =>
    span(xs) * 2 ** zoom <= WIDE * FILLED && span(ys) * 2 ** zoom <= (WIDE / 2) * FILLED;
  let z = NEAREST;
  while (z > 0 && !fits(z)) z -= 1;
  const size = 2 ** z;
  const west = middle(xs) * size - WIDE / 2;
  const north = Math.min(Math.max(0, middle(ys) * size - WIDE / 4), size - WIDE / 2);
  const tiles = [];
  for (let row = Math.floor(north); row < north + WIDE / 2; row++)
    for (let column = Math.floor(west); column < west + WIDE; column++)
      tiles.push({
        z,
        // Beyond the line at 180 degrees the world goes on from its other side.
        x: ((column % size) + size) % size,
        y: row,
        left: (column - west) / WIDE,
        top: (row - north) / WIDE,
      });
  return {
    tiles,
    tile_size: 1 / WIDE,
    dots: places.map(([x, y]) => ({ left: (x * size - west) / WIDE, top: (y * size - north) / WIDE })),
  };
}
