/** Words in a language other than English. */
export interface SeedWords {
  readonly name: string;
  readonly definition: string;
  /** Categories have no ends. */
  readonly low_label?: string;
  readonly high_label?: string;
}

/** What speaks for an entry, and its words by language: kept apart from the English words (see `vocabulary.ts`). */
export interface Told {
  readonly evidence: string;
  readonly words: Readonly<Record<string, SeedWords>>;
}

/** A subtrait: what a formula gives a value for, 0 to 100. */
export interface SubtraitSeed {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly low_label: string;
  readonly high_label: string;
  /** `target`: neither end is better as such; a score template may set the range that fits a job. */
  readonly direction: 'higher' | 'lower' | 'target';
}

/** A trait and the subtraits that it is made of. */
export interface TraitSeed {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly low_label: string;
  readonly high_label: string;
  readonly references: readonly string[];
  readonly subtraits: readonly SubtraitSeed[];
}

/** A category and its traits. */
export interface CategorySeed {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly order: number;
  readonly traits: readonly TraitSeed[];
}

/** A subtrait with everything that is told of it. */
export type WordedSubtrait = SubtraitSeed & Told;
/** A trait with everything that is told of it. */
export type WordedTrait = Omit<TraitSeed, 'subtraits'> &
  Told & { readonly subtraits: readonly WordedSubtrait[] };
/** A category with everything that is told of it. */
export type WordedCategory = Omit<CategorySeed, 'traits'> &
  Pick<Told, 'words'> & { readonly traits: readonly WordedTrait[] };
