import type { TrialRow } from './task-core.ts';

/** How the trials of a game are drawn and listed, for those who look at a play afterwards. */
export interface TrialView {
  /** The column that goes upwards in the picture. */
  readonly column: string;
  /** The end of its scale; null: as far as its values go. */
  readonly scale: number | null;
  /** What marks a good answer; null where nothing is good or bad. */
  readonly good: (trial: TrialRow) => boolean | null;
  /** What filled and hollow dots stand for. */
  readonly legend:
    | 'dive'
    | 'drone'
    | 'effort'
    | 'mail'
    | 'path'
    | 'plain'
    | 'plan'
    | 'round'
    | 'signal'
    | 'trade';
  /** The columns of the table, in reading order. */
  readonly columns: readonly string[];
}
