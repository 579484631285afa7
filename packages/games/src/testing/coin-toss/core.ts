/** What a toss may come to. */
export const SIDES = ['heads', 'tails'] as const;
export type Side = (typeof SIDES)[number];

/** A toss that waits for a guess. */
export interface Toss {
  readonly i: number;
  /** Which part between two breaks; absent: there are no breaks. */
  readonly block?: number;
}

/** What somebody guessed. */
export interface Guess {
  readonly i: number;
  readonly side: Side;
}
