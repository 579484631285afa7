import type { InputMethod } from '../task-core.ts';

/** Signs on the parcels; each has a drawing and a name. */
export const SIGNS = ['anchor', 'star', 'moon', 'fish', 'key', 'leaf', 'drop', 'bell'] as const;

/** One sign on a parcel. */
export type Sign = (typeof SIGNS)[number];

/** Kinds of goods in the form without time, six of each. */
export const GOODS = {
  fruit: ['apple', 'pear', 'plum', 'lemon', 'grape', 'fig'],
  tools: ['hammer', 'saw', 'drill', 'pliers', 'chisel', 'ruler'],
  clothes: ['coat', 'shirt', 'scarf', 'glove', 'hat', 'sock'],
  kitchen: ['pot', 'pan', 'bowl', 'cup', 'plate', 'jug'],
  music: ['drum', 'flute', 'violin', 'guitar', 'piano', 'horn'],
  metals: ['iron', 'copper', 'tin', 'gold', 'silver', 'zinc'],
} as const;

/** A kind of goods. */
export type GoodsKind = keyof typeof GOODS;

/** All kinds, in a fixed order. */
export const GOODS_KINDS = Object.keys(GOODS) as readonly GoodsKind[];

/** One article with its kind. */
export interface Article {
  readonly kind: GoodsKind;
  readonly item: string;
}

/** A round at the running belt: press where a sign is the same as `back` parcels before. */
export interface BeltStimulus {
  readonly task: 'belt';
  readonly i: number;
  readonly block: number;
  /** 0 for the first round of this step; raised each time a round that was cut into is replaced by another. */
  readonly form: number;
  /** With which parcel before to compare: 1 is the one just before. */
  readonly back: number;
  /** The signs in the order in which the parcels come. */
  readonly signs: readonly Sign[];
  /** How long a sign stays in sight, ms. */
  readonly shown_ms: number;
  /** From one parcel to the next, ms; a press counts for the parcel that came last. */
  readonly soa_ms: number;
}

/** A round without time: read one article after the other, keep the last of each asked kind in mind. */
export interface ShelfStimulus {
  readonly task: 'shelf';
  readonly i: number;
  readonly block: number;
  readonly form: number;
  /** The kinds asked for at the end, told before the first article. */
  readonly kinds: readonly GoodsKind[];
  readonly articles: readonly Article[];
}

/** What the browser may see of a round; there is nothing else to know of it. */
export type ParcelBeltStimulus = BeltStimulus | ShelfStimulus;

/** A whole round at the running belt. */
export interface BeltInput {
  readonly task: 'belt';
  readonly i: number;
  readonly form: number;
  /** Parcels for which the button was pressed, by their index, ascending; the first press of each counts. */
  readonly pressed: readonly number[];
  /** Time from the frame that showed each of these parcels to the press, ms. */
  readonly rt_ms: readonly number[];
  /** Presses beyond the first within one parcel's time. */
  readonly extra_presses: number;
  /** null when nothing was pressed. */
  readonly method: InputMethod | null;
  /** Median frame duration over the round, ms. */
  readonly frame_ms: number | null;
}

/** A whole round without time: the article named for each kind asked, in their order. */
export interface ShelfInput {
  readonly task: 'shelf';
  readonly i: number;
  readonly form: number;
  readonly recalled: readonly string[];
  readonly method: InputMethod;
}

/** One finished round. */
export type ParcelBeltInput = BeltInput | ShelfInput;

/** No feedback in the real task; practice tells how a round went. */
export interface ParcelBeltOutcome {
  readonly right: number;
  readonly of: number;
}

/** Whether the parcel at `at` bears the same sign as the one `back` before. */
export function isSameAsBefore(signs: readonly Sign[], back: number, at: number): boolean {
  return at >= back && signs[at] === signs[at - back];
}

/** The last article of a kind; undefined when none was of that kind. */
export function lastOf(articles: readonly Article[], kind: GoodsKind): string | undefined {
  return articles.findLast((article) => article.kind === kind)?.item;
}
