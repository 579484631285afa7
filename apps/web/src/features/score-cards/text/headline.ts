import { BANDS, bandOf, displayScore } from '@tryout/domain/score-cards/bands';
import { hasBand, type ShownScale } from '@tryout/domain/score-cards/shown-scale';
import type { Text } from '../../../platform/i18n/use-text.ts';
import type { CardMessage } from '../card.messages.ts';

interface Scored {
  readonly trait: string;
  readonly score: number | null;
  /** What the number means; null or left out on cards of engine 1. */
  readonly scale?: ShownScale | null;
}

interface FitCard {
  readonly job_fit_score: number | null;
  readonly coverage: number | null;
  /** Share of the weight, per cent, that the version of the template needs for a score. */
  readonly min_coverage_percent: number;
  readonly reason: string | null;
  readonly error: string;
  readonly categories: readonly {
    readonly traits: readonly (Scored & {
      readonly subtraits?: readonly { readonly reason: string | null }[];
    })[];
  }[];
}

const rung = (score: number) => BANDS.findIndex((band) => band.key === bandOf(score)?.key);
const ABOVE_AVERAGE = BANDS.findIndex((band) => band.key === 'above_average');
const AVERAGE = BANDS.findIndex((band) => band.key === 'average');

/** Those that are compared with people, so that one can be further above the middle than another. */
export function compared<T extends Scored>(traits: readonly T[]): T[] {
  return traits.filter(({ scale }) => scale === null || scale === undefined || hasBand(scale));
}

/** The traits that have a score, strongest first; equal ones stay in the card's order. */
export function traitsByScore<T extends Scored>(traits: readonly T[]): (T & { readonly score: number })[] {
  return traits
    .flatMap((trait) => (trait.score === null ? [] : [{ ...trait, score: trait.score }]))
    .sort((a, b) => b.score - a.score);
}

/** One plain sentence on the card: what stands out at both ends, or why there is no number. */
export function fitSentence(card: FitCard, t: Text<CardMessage>): string {
  if (card.job_fit_score === null) return whyNoFit(card, t);
  const ranked = traitsByScore(compared(card.categories.flatMap((category) => category.traits)));
  const high = ranked[0];
  const low = ranked.at(-1);
  if (!high || !low) return t('card.fit.no_traits');
  const values = {
    high: high.trait,
    high_score: displayScore(high.score),
    low: low.trait,
    low_score: displayScore(low.score),
  };
  if (ranked.length === 1) return t('card.fit.single', values);
  if (values.high_score === values.low_score) return t('card.fit.even', values);
  if (rung(low.score) >= ABOVE_AVERAGE) return t('card.fit.strong', values);
  if (rung(high.score) < AVERAGE) return t('card.fit.low', values);
  return t('card.fit.both', values);
}

function whyNoFit(card: FitCard, t: Text<CardMessage>): string {
  if (card.error) return t('card.fit.failed');
  if (card.reason === 'low_coverage')
    return t('card.fit.low_coverage', {
      percent: Math.floor(100 * (card.coverage ?? 0)),
      least: card.min_coverage_percent,
    });
  const subtraits = card.categories.flatMap((category) =>
    category.traits.flatMap((trait) => trait.subtraits ?? []),
  );
  const cutShort = subtraits.some((subtrait) => subtrait.reason === 'insufficient_data');
  return t(cutShort ? 'card.fit.insufficient' : 'card.fit.no_data');
}
