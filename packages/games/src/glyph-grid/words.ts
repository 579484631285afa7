import type { Words } from '../harbour/words.tsx';
import { DIRECTED, type GlyphGridStimulus, SIZES, type Tile } from './core.ts';
import { placesOf } from './places.ts';

/** What can be said of a tile, in the order in which it is said. */
export type Aspect = 'shape' | 'fill' | 'size' | 'count' | 'places' | 'direction';

type Item = Pick<GlyphGridStimulus, 'layout' | 'tiles' | 'options'>;

/** The aspects in which tiles of an item can differ; direction only where some figure is turned. */
export function aspectsOf({ layout, tiles, options }: Item): readonly Aspect[] {
  const own = { one: 'size', group: 'count', places: 'places' } as const;
  const turned = [...tiles, ...options].some((tile) => tile.rotation !== 0);
  return ['shape', 'fill', own[layout], ...(turned ? (['direction'] as const) : [])];
}

/** One aspect of a tile in words. */
export function describeAspect(intl: Words, tile: Tile, aspect: Aspect): string {
  const say = (id: string) => intl.formatMessage({ id: `glyph-grid.${id}` });
  switch (aspect) {
    case 'shape':
      return say(`shape_${tile.shape}`);
    case 'fill':
      return say(`fill_${tile.fill}`);
    case 'size':
      return say(`size_${SIZES[tile.size] ?? 'large'}`);
    case 'count':
      return intl.formatMessage({ id: 'glyph-grid.count' }, { count: placesOf(tile.places).length });
    case 'places':
      return intl.formatList(
        placesOf(tile.places).map((place) => say(`place_${place}`)),
        { type: 'conjunction' },
      );
    case 'direction':
      return say(DIRECTED.includes(tile.shape) ? `direction_${tile.rotation}` : 'direction_none');
  }
}

/** A tile in words: shape, filling, and what else can differ in the item. */
export function describeTile(intl: Words, item: Item, tile: Tile): string {
  return intl.formatList(
    aspectsOf(item).map((aspect) => describeAspect(intl, tile, aspect)),
    { type: 'unit' },
  );
}
