import type { InputMethod } from '../task-core.ts';

/** Shapes of figures. */
export const SHAPES = [
  'circle',
  'square',
  'diamond',
  'star',
  'cross',
  'triangle',
  'arrow',
  'half_disc',
  'drop',
  'hook',
] as const;
export type Shape = (typeof SHAPES)[number];

/** Shapes whose direction can be told at every eighth of a turn. */
export const DIRECTED: readonly Shape[] = ['triangle', 'arrow', 'half_disc', 'drop', 'hook'];

/** How a figure is filled; told by pattern, never by colour. */
export const FILLS = ['empty', 'striped', 'dotted', 'solid'] as const;
export type Fill = (typeof FILLS)[number];

/** Sizes from small (0) to large (2). */
export const SIZES = ['small', 'medium', 'large'] as const;

/**
 * What a tile holds: one figure alone, a group of equal figures that are counted, or equal figures in places of a
 * 3 x 3 field that matter.
 */
export type Layout = 'one' | 'group' | 'places';

/** One tile. All its figures look alike. */
export interface Tile {
  readonly shape: Shape;
  readonly fill: Fill;
  /** 0 small, 1 medium, 2 large; only in tiles with one figure. */
  readonly size: number;
  /** Direction in eighths of a turn clockwise, 0 upwards; always 0 for shapes that have none. */
  readonly rotation: number;
  /** Occupied places of the 3 x 3 field: bit 0 top left, in reading order, to bit 8 bottom right. */
  readonly places: number;
}

/** Options to choose from. */
export const OPTIONS = 4;

/** One item as the browser may see it: eight tiles, four options, nothing of the rules. */
export interface GlyphGridStimulus {
  readonly i: number;
  readonly block: number;
  /** 0 for the first form of the item, one more for each parallel one after an interruption. */
  readonly form: number;
  readonly layout: Layout;
  /** The eight given tiles in reading order of the screen (never mirrored); the ninth is asked for. */
  readonly tiles: readonly Tile[];
  readonly options: readonly Tile[];
  /** Rest for the eyes before the item, ms. */
  readonly fixation_ms: number;
  /** Time to answer, ms; null when untimed. */
  readonly deadline_ms: number | null;
}

/** One answered or missed item. */
export interface GlyphGridInput {
  readonly i: number;
  readonly form: number;
  /** Chosen option, 0 to 3 in the order shown; null when the time was over. */
  readonly option: number | null;
  /** Response time from the frame that showed the item, ms; null when missed. */
  readonly rt_ms: number | null;
  readonly method: InputMethod | null;
  /** Median frame duration while the item was shown, ms. */
  readonly frame_ms: number | null;
}

/** Why the right option of a practice item is right; names the words to show. */
export type PracticeReason = 'size' | 'count' | 'places';

/** What the view learns of an answer. In the test only whether the item was the last one. */
export interface GlyphGridOutcome {
  readonly i: number;
  readonly finished: boolean;
  /** Practice only. */
  readonly practice: { readonly right_option: number; readonly reason: PracticeReason } | null;
}
