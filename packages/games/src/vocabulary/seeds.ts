/** Words of an entry in one language. */
export interface SeedWords {
  readonly name: string;
  readonly definition: string;
  /** Categories have no ends. */
  readonly low_label?: string;
  readonly high_label?: string;
  readonly evidence?: string;
}

/** What entries are made of besides their words, which are in `words/<language>.json`. */
export interface SubtraitSeed {
  readonly id: string;
  /** `target`: neither end is better as such; a score template may set the range that fits a job. */
  readonly direction: 'higher' | 'lower' | 'target';
}

/** A trait and the subtraits that it is made of. */
export interface TraitSeed {
  readonly id: string;
  readonly references: readonly string[];
  readonly subtraits: readonly SubtraitSeed[];
}

/** A category and its traits. */
export interface CategorySeed {
  readonly id: string;
  readonly order: number;
  readonly traits: readonly TraitSeed[];
}

/** The words of an entry: English ones, and those of other languages by tag. */
interface Worded {
  readonly name: string;
  readonly definition: string;
  readonly words: Readonly<Record<string, SeedWords>>;
}

interface WithEnds extends Worded {
  readonly low_label: string;
  readonly high_label: string;
  /** Why it may be measured so. */
  readonly evidence: string;
}

/** A subtrait with its words: what a formula gives a value for, 0 to 100. */
export type WordedSubtrait = SubtraitSeed & WithEnds;
/** A trait with its words. */
export type WordedTrait = Omit<TraitSeed, 'subtraits'> &
  WithEnds & { readonly subtraits: readonly WordedSubtrait[] };
/** A category with its words. */
export type WordedCategory = Omit<CategorySeed, 'traits'> &
  Worded & { readonly traits: readonly WordedTrait[] };
