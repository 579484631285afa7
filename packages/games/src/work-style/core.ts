import type { InputMethod } from '../task-core.ts';

/** A statement as shown. The server sends its words, so that no scale and no key comes to the browser. */
export interface WorkStyleStatement {
  /** Key of the statement, such as 'e3_2'. */
  readonly statement: string;
  readonly en: string;
  readonly ar: string;
}

/** One screen of statements. */
export interface WorkStyleStimulus {
  readonly i: number;
  readonly block: number;
  readonly statements: readonly WorkStyleStatement[];
}

/** All ratings of one screen, in shown order: 1 (very inaccurate) to 5 (very accurate), null where left out. */
export interface WorkStyleInput {
  readonly i: number;
  readonly ratings: readonly (number | null)[];
  readonly method: InputMethod;
}

/** Nothing is told: there is no right answer. */
export type WorkStyleOutcome = null;
