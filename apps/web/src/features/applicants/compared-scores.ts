import { type PlaceBetween, placeOfTrait } from '@tryout/domain/score-cards/shown-place';
import type { ShownScale } from '@tryout/domain/score-cards/shown-scale';

/** Fewest and most applicants that can be compared. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 5;

/** Traits that differ by less are alike as far as a recruiter is concerned, in points. */
const WORTH_SHOWING = 5;

interface ScoredPart {
  readonly scale: ShownScale | null;
  readonly mean: number | null;
  readonly target: { readonly min: number; readonly max: number } | null;
  readonly low_label: string;
  readonly high_label: string;
}
interface ScoredTrait {
  readonly trait_id: string;
  readonly trait: string;
  readonly score: number | null;
  /** What the number means; left out or null: it has a band. */
  readonly scale?: ShownScale | null;
  /** Its parts; left out: not known. */
  readonly subtraits?: readonly ScoredPart[];
}
interface ScoredCategory {
  readonly category_id: string;
  readonly category: string;
  readonly weightage: number;
  readonly boost: number;
  readonly score: number | null;
  readonly scale?: ShownScale | null;
  readonly valueBoost: number | null;
  readonly traits: readonly ScoredTrait[];
}
/** What of a score card is compared; null where there is none. */
export type ComparedCard = { readonly categories: readonly ScoredCategory[] } | null;

/** A category or trait with what each person has of it, in their order; null: nothing. */
export interface Compared<T> {
  readonly id: string;
  readonly name: string;
  readonly of: readonly (T | null)[];
}

function side<T>(
  cards: readonly (readonly { id: string; name: string; value: T }[] | null)[],
): Compared<T>[] {
  const names = new Map(cards.flatMap((card) => card ?? []).map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => ({
    id,
    name,
    of: cards.map((card) => card?.find((each) => each.id === id)?.value ?? null),
  }));
}

/** The categories of all cards side by side, those of the first card first. */
export const comparedCategories = (cards: readonly ComparedCard[]): Compared<ScoredCategory>[] =>
  side(
    cards.map(
      (card) =>
        card?.categories.map((value) => ({ id: value.category_id, name: value.category, value })) ?? null,
    ),
  );

/** The traits of all cards side by side, those of the first card first. */
export const comparedTraits = (cards: readonly ComparedCard[]): Compared<ScoredTrait>[] =>
  side(
    cards.map(
      (card) =>
        card?.categories
          .flatMap((category) => category.traits)
          .map((value) => ({ id: value.trait_id, name: value.trait, value })) ?? null,
    ),
  );

/** Where somebody is on a trait: between its two ends where neither is better, else the score. Null: nowhere. */
export function standingOf(trait: ScoredTrait | null): {
  readonly at: number | null;
  readonly place: PlaceBetween | null;
} {
  const place = trait ? placeOfTrait({ scale: trait.scale ?? null, subtraits: trait.subtraits ?? [] }) : null;
  return { at: place?.at ?? trait?.score ?? null, place };
}

/** Whether a trait tells people apart: scores 5 points or more from each other, or one that only some have. */
export function tellsApart({ of }: Compared<ScoredTrait>): boolean {
  const scores = of.map((each) => standingOf(each).at);
  const known = scores.filter((score) => score !== null);
  if (known.length < scores.length) return known.length > 0;
  return Math.max(...known) - Math.min(...known) >= WORTH_SHOWING;
}
