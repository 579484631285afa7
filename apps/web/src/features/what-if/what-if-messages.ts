import type { WhatIfFigures, WhatIfSettings } from '@tryout/domain/what-if/what-if';
import type { WhatIfData } from './what-if.api.ts';

/** Somebody who comes among the chosen or drops out. */
export interface Mover {
  readonly row: number;
  /** Null: no job fit. */
  readonly fit_before: number | null;
  readonly fit_after: number | null;
  readonly place_before: number | null;
  readonly place_after: number | null;
}

/** An answer, with the first of those who move. */
export interface WhatIfAnswer {
  readonly figures: WhatIfFigures;
  readonly came: readonly Mover[];
  readonly went: readonly Mover[];
  /** Nothing is left to score. */
  readonly is_empty: boolean;
}

/** Movers that are listed on each side. */
export const LISTED = 50;

/** What the thread is told: the people once, then one what-if after another. */
export type ToWorker =
  | { readonly data: WhatIfData; readonly given: WhatIfSettings }
  | { readonly settings: WhatIfSettings };

/** What it answers; null where the settings cannot be scored with. */
export type FromWorker = WhatIfAnswer | null;
