import type { BAND_KEYS } from '../score-cards/band-keys.ts';
import { bandOf, displayScore } from '../score-cards/bands.ts';
import { hasBand, type ShownScale } from '../score-cards/shown-scale.ts';

/** Who a summary is for: the hiring side, or the candidate about their own card. */
export const SUMMARY_AUDIENCES = ['recruiter', 'candidate'] as const;
/** See `SUMMARY_AUDIENCES`. */
export type SummaryAudience = (typeof SUMMARY_AUDIENCES)[number];

/** Languages that summaries are made in. */
export const SUMMARY_LANGUAGES = ['en', 'ar'] as const;
/** See `SUMMARY_LANGUAGES`. */
export type SummaryLanguage = (typeof SUMMARY_LANGUAGES)[number];

/** Most sentences of a summary, and the longest of one in characters. */
export const SUMMARY_LIMITS = { sentences: 12, characters: 600 } as const;

/** One number of a card, as a summary may tell it. */
export interface CardFact {
  /** `job_fit`, `category:<id>` or `trait:<id>`; what a sentence refers to. */
  readonly ref: string;
  /** What it is called in the summary's language; empty for the job fit. */
  readonly name: string;
  /** The whole number that the card shows; null: not calculated. */
  readonly score: number | null;
  /** Null where the number has no band. */
  readonly band: (typeof BAND_KEYS)[number] | null;
  /** The position's average as shown; null where it is not known or not for this reader. */
  readonly average: number | null;
}

/**
 * All that a summary is made from: names of the library and numbers. Neither who it is, nor their age, picture, CV or
 * anything they wrote is among it.
 */
export interface CardFacts {
  readonly job_fit: CardFact;
  readonly categories: readonly CardFact[];
  readonly traits: readonly CardFact[];
  /** How many parts of the card have a number, of how many. */
  readonly used: number;
  readonly of: number;
}

interface Scored {
  readonly score: number | null;
  readonly scale: ShownScale | null;
}

function fact(ref: string, name: string, { score, scale }: Scored, average: number | null): CardFact {
  return {
    ref,
    name,
    score: displayScore(score),
    band: hasBand(scale) ? (bandOf(score)?.key ?? null) : null,
    average: displayScore(average),
  };
}

/** The facts of a card as it is read. `averages`: whether the position's averages are for this reader. */
export function cardFacts(
  card: {
    readonly job_fit_score: number | null;
    readonly scale: ShownScale | null;
    readonly used: number;
    readonly of: number;
    readonly position_average?: { readonly job_fit: number | null };
    readonly categories: readonly (Scored & {
      readonly category_id: string;
      readonly category: string;
      readonly traits: readonly (Scored & {
        readonly trait_id: string;
        readonly trait: string;
        readonly position_average?: number | null;
      })[];
    })[];
  },
  averages: boolean,
): CardFacts {
  const traits = new Map<string, CardFact>();
  for (const category of card.categories)
    for (const trait of category.traits) {
      const ref = `trait:${trait.trait_id}`;
      if (!traits.has(ref))
        traits.set(ref, fact(ref, trait.trait, trait, averages ? (trait.position_average ?? null) : null));
    }
  return {
    job_fit: fact(
      'job_fit',
      '',
      { score: card.job_fit_score, scale: card.scale },
      averages ? (card.position_average?.job_fit ?? null) : null,
    ),
    categories: card.categories.map((each) =>
      fact(`category:${each.category_id}`, each.category, each, null),
    ),
    traits: [...traits.values()],
    used: card.used,
    of: card.of,
  };
}

/** All facts with a reference, job fit first. */
export function factsOf(facts: CardFacts): CardFact[] {
  return [facts.job_fit, ...facts.categories, ...facts.traits];
}
