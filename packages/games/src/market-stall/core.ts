import type { InputMethod } from '../task-core.ts';

/** What is sold at the market, all of it by weight, so that no word has to be counted. */
export const GOODS = [
  'apples',
  'beans',
  'carrots',
  'figs',
  'lentils',
  'nuts',
  'onions',
  'oranges',
  'pears',
  'potatoes',
  'rice',
  'tomatoes',
] as const;

/** Where it is sold. */
export const STALLS = ['north', 'east', 'south', 'west'] as const;

/** Kinds of numbers; the reader's language decides how each is written. Currencies are made up. */
export type Unit =
  | 'crowns'
  | 'marks'
  | 'talers'
  | 'kg'
  | 'g'
  | 'percent'
  | 'minutes'
  | 'clock'
  | 'portions'
  | 'row';

/**
 * A number as it is shown. `clock` counts minutes from midnight; `row` names a row of the first table, 0-based.
 */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
  /** Decimal places shown; the value is exact in them. */
  readonly decimals: number;
}

/** A word of the game's catalogue, some with a running number ('Week 3'). */
export interface Word {
  readonly word: string;
  readonly n?: number;
}

/** Rows of numbers under headings. */
export interface TableFigure {
  readonly kind: 'table';
  readonly caption: Word;
  /** Heading of the first column, then of each further one. */
  readonly columns: readonly Word[];
  readonly rows: readonly { readonly head: Word; readonly cells: readonly Quantity[] }[];
}

/** Bars or lines over the same categories; every value lies on a grid line or midway between two. */
export interface ChartFigure {
  readonly kind: 'bars' | 'lines';
  readonly caption: Word;
  readonly categories: readonly Word[];
  readonly series: readonly { readonly name: Word; readonly values: readonly number[] }[];
  /** Distance of two grid lines, and the highest one. */
  readonly step: number;
  readonly max: number;
}

/** What numbers are read from. */
export type Figure = TableFigure | ChartFigure;

/** What a question is about: numbers, and words of the catalogue. */
export type QuestionValue = Quantity | Word;

/** The question under the figures; `key` names its words. */
export interface Question {
  readonly key: string;
  readonly values: Readonly<Record<string, QuestionValue>>;
}

/** Options to choose from. */
export const OPTIONS = 5;

/** One item as the browser may see it: figures, question, options; nothing of the answer or of how hard it is. */
export interface MarketStallStimulus {
  readonly i: number;
  readonly block: number;
  /** 0 for the first form of the item, one more for each parallel one after an interruption. */
  readonly form: number;
  readonly figures: readonly Figure[];
  readonly question: Question;
  readonly options: readonly Quantity[];
  /** Rest for the eyes before the item, ms. */
  readonly fixation_ms: number;
  /** Time to answer, ms; null when untimed. */
  readonly deadline_ms: number | null;
}

/** One answered or missed item. */
export interface MarketStallInput {
  readonly i: number;
  readonly form: number;
  /** Chosen option, 0 to 4 in the order shown; null when nothing was chosen until the time was over. */
  readonly option: number | null;
  /** From the frame that showed the item to the confirmed choice, ms; null when missed. */
  readonly rt_ms: number | null;
  readonly method: InputMethod | null;
  /** Calculations made with the calculator on the screen. */
  readonly calculations: number;
  /** Median frame duration while the item was shown, ms. */
  readonly frame_ms: number | null;
}

/** What the view learns of an answer. In the test only whether the item was the last one. */
export interface MarketStallOutcome {
  readonly i: number;
  readonly finished: boolean;
  /** Practice only: the right option, and the name of the words that explain it. */
  readonly practice: { readonly right_option: number; readonly reason: string } | null;
}
