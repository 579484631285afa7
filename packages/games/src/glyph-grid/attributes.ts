import { DIRECTED, FILLS, type Layout, SHAPES, type Tile } from './core.ts';
import { countOf, MOST_FIGURES, pips } from './places.ts';

/** What rules can be about. Values are whole numbers, see `attributeValue`. */
export type Attribute = 'shape' | 'fill' | 'size' | 'rotation' | 'count' | 'position';

/** The attributes that a tile of a layout shows. */
export const ATTRIBUTES_OF: Readonly<Record<Layout, readonly Attribute[]>> = {
  one: ['shape', 'fill', 'size', 'rotation'],
  group: ['shape', 'fill', 'rotation', 'count'],
  places: ['shape', 'fill', 'position'],
};

/** Eighths in a full turn. */
export const FULL_TURN = 8;

/** Indices of the shapes whose direction can be told. */
export const DIRECTED_SHAPES: readonly number[] = DIRECTED.map((shape) => SHAPES.indexOf(shape));

/** Smallest and largest value of an attribute with an order; null for those without one. */
export function rangeOf(attribute: Attribute): { readonly least: number; readonly most: number } | null {
  if (attribute === 'size') return { least: 0, most: 2 };
  return attribute === 'count' ? { least: 1, most: MOST_FIGURES } : null;
}

/** The value of an attribute: index of shape or fill, size 0 to 2, eighths of a turn, number of figures, set of places. */
export function attributeValue(tile: Tile, attribute: Attribute): number {
  switch (attribute) {
    case 'shape':
      return SHAPES.indexOf(tile.shape);
    case 'fill':
      return FILLS.indexOf(tile.fill);
    case 'size':
      return tile.size;
    case 'rotation':
      return tile.rotation;
    case 'count':
      return countOf(tile.places);
    case 'position':
      return tile.places;
  }
}

/** Values by attribute; those that a layout does not show are left out. */
export type Values = Partial<Record<Attribute, number>>;

/** Place of a figure that stands alone. */
const MIDDLE = pips(1);
const LARGE = 2;

/** The tile with these values. @throws RangeError for values that no tile has */
export function tileOf(values: Values): Tile {
  const shape = SHAPES[values.shape ?? 0];
  const fill = FILLS[values.fill ?? 0];
  if (shape === undefined || fill === undefined) throw new RangeError('no such shape or fill');
  const places = values.position ?? (values.count === undefined ? MIDDLE : pips(values.count));
  return { shape, fill, size: values.size ?? LARGE, rotation: values.rotation ?? 0, places };
}
