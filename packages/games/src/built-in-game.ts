import type { BaseRate } from './base-rates.ts';
import type { OwnFigureSpec } from './own-figure-specs.ts';
import type { AnyTaskJudge } from './task-core.ts';
import type { NormRow, TaskFormula } from './task-scoring.ts';

/**
 * Everything the server is told of a game, from the game's own folder. What is seen of it is in its `module.ts`, what
 * pages about plays say of it in its `said.ts`.
 */
export interface BuiltInGame {
  readonly judge: AnyTaskJudge;
  /** Judges of earlier versions that were played; left out where there is none. */
  readonly earlier?: readonly AnyTaskJudge[];
  readonly formulas: readonly TaskFormula[];
  /** A game that counts against no norm has none. */
  readonly norms: readonly NormRow[];
  /** What the library says of it. */
  readonly library: {
    readonly name: string;
    readonly description: string;
    /** Of the task with its defaults, practice included. */
    readonly minutes: number;
  };
  /**
   * What a person is told of their own play. Chosen so that it says how a play went and nothing of how it is scored: no
   * key, no best choice, no norm.
   */
  readonly own_figures: readonly OwnFigureSpec[];
  /** How often honest players show a sign that is worth a look; empty where nothing is published. */
  readonly base_rates: readonly BaseRate[];
}
