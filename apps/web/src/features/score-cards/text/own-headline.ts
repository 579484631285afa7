import { BANDS, bandOf, displayScore } from '@tryout/domain/score-cards/bands';
import { hasBand } from '@tryout/domain/score-cards/shown-scale';
import type { Text } from '../../../platform/i18n/use-text.ts';
import { messages, type OwnMessage } from '../own.messages.ts';
import type { OwnCard, OwnTrait } from '../score-cards.api.ts';
import { compared, traitsByScore } from './headline.ts';

/** The middle of the group that a score is compared with. */
const MIDDLE = 50;
/** At most this many areas are told as the strongest where none is above the middle. */
const MOST = 3;
const AVERAGE = BANDS.findIndex((band) => band.key === 'average');

/** A candidate's areas: what showed most, what else was looked at, what has no number. */
export interface OwnAreas {
  readonly most: readonly OwnTrait[];
  readonly others: readonly OwnTrait[];
  readonly missing: readonly OwnTrait[];
}

/**
 * Strengths first: every area above the middle of those it is compared with, the farthest above first. Where none is,
 * the upper half of the areas, three at most and none below average. The rest follows in falling order; nothing is left
 * out.
 */
export function ownAreas(card: Pick<OwnCard, 'categories'>): OwnAreas {
  const traits = card.categories.flatMap((category) => category.traits);
  const ranked = traitsByScore(compared(traits));
  const apart = traitsByScore(traits.filter((trait) => !compared([trait]).length));
  const above = ranked.filter((trait) => (displayScore(trait.score) ?? 0) > MIDDLE).length;
  const upper = Math.min(MOST, Math.ceil(ranked.length / 2));
  const count = above > 0 ? above : ranked.slice(0, upper).filter(isAverageOrMore).length;
  return {
    most: ranked.slice(0, count),
    others: [...ranked.slice(count), ...apart],
    missing: traits.filter((trait) => trait.score === null),
  };
}

const isAverageOrMore = (trait: OwnTrait): boolean =>
  BANDS.findIndex((each) => each.key === bandOf(trait.score)?.key) >= AVERAGE;

/** The card in one or two sentences, about the play and never about the person. */
export function ownHeadline(
  card: Pick<OwnCard, 'categories' | 'job_fit_score' | 'scale'>,
  t: Text<OwnMessage>,
  list: (values: readonly string[]) => string,
): string {
  const band = bandOf(card.job_fit_score);
  const isCompared = card.scale === null || hasBand(card.scale);
  const first = band && !isCompared ? t('own.headline.no_norm') : t(`own.headline.${band?.key ?? 'none'}`);
  const names = ownAreas(card)
    .most.slice(0, 2)
    .map((trait) => trait.trait);
  return names.length === 0 ? first : `${first} ${t('own.most_in', { traits: list(names) })}`;
}

const isKey = (key: string): key is OwnMessage => Object.hasOwn(messages.en, key);

/** Why an area has no number, in words for the person themselves. */
export function ownReason(trait: OwnTrait, t: Text<OwnMessage>): string {
  // The parts know better than their sum why there is nothing.
  const reason = trait.subtraits.find((subtrait) => subtrait.score === null)?.reason ?? trait.reason;
  return subtraitReason(reason, t);
}

/** Why something has no number, by its reason. */
export function subtraitReason(reason: string | null, t: Text<OwnMessage>): string {
  const key = `own.reason.${reason ?? 'no_data'}`;
  return t(isKey(key) ? key : 'own.reason.other');
}
