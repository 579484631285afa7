import type { GlyphGridStimulus } from './core.ts';
import type { Shown } from './inlay.tsx';

/** An item, and the tile that was laid into its gap. */
export interface LaidItem {
  readonly stimulus: GlyphGridStimulus;
  readonly option: number;
}

/** What was laid since the page was loaded, by the number of its item; items in which nothing was chosen have none. */
export type Laid = ReadonlyMap<number, LaidItem>;

const shown = new WeakMap<LaidItem, Shown | null>();

/** The tile that was laid, the same each time it is asked for; null where it is not known. */
export function shownOf(item: LaidItem | undefined): Shown | null {
  if (item === undefined) return null;
  const known = shown.get(item);
  if (known !== undefined) return known;
  const tile = item.stimulus.options[item.option];
  const chosen = tile === undefined ? null : { tile, layout: item.stimulus.layout };
  shown.set(item, chosen);
  return chosen;
}
