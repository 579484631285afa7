import { roundTo } from '../statistics/decimal.ts';
import { type Icc, iccTwoWay, kendallW } from './agreement.ts';

/** A panel of experts rates the items of a game; how they agree, and the key that is made of it. */

/** Something experts rate, from 1 to 7. */
export interface RatedItem {
  readonly key: string;
  /** The situation that it belongs to. */
  readonly group: string;
  /** What it counts for; agreement is told by scale. */
  readonly scale: string;
  /**
   * What of the ratings counts.
   * `rating`: the mean. `order`: where it comes among the items of its scale, the highest rating first.
   * `choice`: whether it is the best of its group.
   */
  readonly counts: 'rating' | 'order' | 'choice';
}

/** Ends of the scale that experts rate on. */
export const EXPERT_SCALE = { min: 1, max: 7 } as const;

/**
 * When a key can be made, and of what.
 * - `experts`: how many have to have rated every item. Ten are what reviews of situational judgement tests find usual
 *   (Bergman et al. 2006; Weekley, Ployhart & Holtz 2006).
 * - `agreement`: least within-group agreement r_wg of an item that is kept: from .51 on agreement is moderate, below
 *   weak or lacking (LeBreton & Senter 2008).
 * - `icc`: least reliability of the experts' mean, ICC(2,k), in each scale: good from .75 on (Koo & Li 2016).
 * - `kept`: least share of a scale's items that are left.
 */
export const PANEL_RULE = { experts: 10, agreement: 0.51, icc: 0.75, kept: 0.5 } as const;

/** What becomes of an item in the key; `not_chosen`: another response to the same situation was rated best. */
export type ItemUse = 'kept' | 'left_out' | 'not_chosen';

/** An item as the panel rated it. Numbers are rounded to six places. */
export interface PanelItem {
  readonly mean: number;
  /** Spread of the ratings (n - 1). */
  readonly sd: number;
  /** r_wg, 0 (as if at random) to 1 (all alike). */
  readonly agreement: number;
  /** Mean rank among the items of the scale, 1 first; only where the order counts. */
  readonly rank?: number;
  readonly use: ItemUse;
}

/** The key that a panel made: every item of the game. */
export type AnswerKeyItems = Readonly<Record<string, PanelItem>>;

/** The ratings of one expert by item. */
export type ExpertRatings = Readonly<Record<string, number>>;

/** How a panel agrees on one scale; null where it cannot be told. */
export interface ScaleAgreement {
  readonly scale: string;
  readonly items: number;
  /** Items that the key is made of, or situations where the best response counts. */
  readonly kept: number;
  /** Of how many. */
  readonly of: number;
  readonly w: number | null;
  /** ICC(2,k) of the experts' mean, with its interval. */
  readonly icc: Icc | null;
}

/** Everything that a panel's ratings say. */
export interface PanelEvidence {
  /** Experts who rated everything; nobody else counts. */
  readonly experts: number;
  readonly items: AnswerKeyItems;
  readonly scales: readonly ScaleAgreement[];
}

/** Why no key can be made of a panel's ratings yet. */
export interface KeyProblem {
  readonly code: 'too_few_experts' | 'too_little_agreement' | 'too_few_items';
  /** Empty where it is about the whole panel. */
  readonly scale: string;
}

const PLACES = 6;
const POINTS = EXPERT_SCALE.max - EXPERT_SCALE.min + 1;
/** Variance of ratings given at random, each equally likely. */
const RANDOM_VARIANCE = (POINTS * POINTS - 1) / 12;

function meanOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = meanOf(values);
  return values.reduce((total, value) => total + (value - centre) ** 2, 0) / (values.length - 1);
}

/**
 * Within-group agreement on one item, r_wg = 1 - s² / σ² with σ² of ratings at random (James, Demaree & Wolf 1984).
 * @returns 0 to 1; what is less alike than at random counts as 0
 */
export function withinGroupAgreement(ratings: readonly number[]): number {
  return Math.max(0, 1 - varianceOf(ratings) / RANDOM_VARIANCE);
}

/** Rank of each item of an order in one expert's ratings, the highest first; equal ratings share the mean rank. */
function ranksOf(keys: readonly string[], ratings: ExpertRatings): ReadonlyMap<string, number> {
  const given = keys.map((key) => ratings[key] ?? 0);
  return new Map(
    keys.map((key, i) => {
      const own = given[i] ?? 0;
      const before = given.filter((rating) => rating > own).length;
      const alike = given.filter((rating) => rating === own).length;
      return [key, before + (alike + 1) / 2];
    }),
  );
}

/** The best of each group of alternatives: the highest mean, the earlier one among equals. */
function bestOf(items: readonly RatedItem[], means: ReadonlyMap<string, number>): ReadonlySet<string> {
  const best = new Map<string, string>();
  for (const { key, group, counts } of items) {
    if (counts !== 'choice') continue;
    const leader = best.get(group);
    if (leader === undefined || (means.get(key) ?? 0) > (means.get(leader) ?? 0)) best.set(group, key);
  }
  return new Set(best.values());
}

/**
 * What the ratings of a panel say.
 *
 * An item is kept when its r_wg is at least `PANEL_RULE.agreement`; of alternatives the one with the highest mean is, if
 * the experts agree on it so. Kendall's W and ICC(2,k) are those of all items of a scale, left out or not, so that they
 * do not gain by leaving out.
 * @param experts ratings by expert; those who have not rated every item are not counted
 */
export function panelEvidence(items: readonly RatedItem[], experts: readonly ExpertRatings[]): PanelEvidence {
  const complete = experts.filter((ratings) => items.every(({ key }) => ratings[key] !== undefined));
  const n = complete.length;
  if (n === 0) return { experts: 0, items: {}, scales: scalesOf(items, {}, []) };
  const ratingsOf = (key: string) => complete.map((ratings) => ratings[key] ?? 0);
  const means = new Map(items.map(({ key }) => [key, roundTo(meanOf(ratingsOf(key)), PLACES)]));
  const best = bestOf(items, means);
  const ranks = new Map<string, readonly number[]>();
  for (const scale of new Set(items.filter(({ counts }) => counts === 'order').map((item) => item.scale))) {
    const keys = items.filter((item) => item.scale === scale).map(({ key }) => key);
    const byExpert = complete.map((ratings) => ranksOf(keys, ratings));
    for (const key of keys)
      ranks.set(
        key,
        byExpert.map((each) => each.get(key) ?? 0),
      );
  }
  const told = Object.fromEntries(
    items.map(({ key, counts }): [string, PanelItem] => {
      const agreement = roundTo(withinGroupAgreement(ratingsOf(key)), PLACES);
      const ranked = ranks.get(key);
      return [
        key,
        {
          mean: means.get(key) ?? 0,
          sd: roundTo(Math.sqrt(varianceOf(ratingsOf(key))), PLACES),
          agreement,
          ...(ranked && { rank: roundTo(meanOf(ranked), PLACES) }),
          use:
            counts === 'choice' && !best.has(key)
              ? 'not_chosen'
              : agreement >= PANEL_RULE.agreement
                ? 'kept'
                : 'left_out',
        },
      ];
    }),
  );
  return { experts: n, items: told, scales: scalesOf(items, told, complete) };
}

function scalesOf(
  items: readonly RatedItem[],
  told: AnswerKeyItems,
  complete: readonly ExpertRatings[],
): readonly ScaleAgreement[] {
  return [...new Set(items.map(({ scale }) => scale))].map((scale) => {
    const own = items.filter((item) => item.scale === scale);
    const byItem = own.map(({ key }) => complete.map((ratings) => ratings[key] ?? 0));
    const byExpert = complete.map((ratings) => own.map(({ key }) => ratings[key] ?? 0));
    const isChoice = own.some(({ counts }) => counts === 'choice');
    return {
      scale,
      items: own.length,
      kept: own.filter(({ key }) => told[key]?.use === 'kept').length,
      of: isChoice ? new Set(own.map(({ group }) => group)).size : own.length,
      w: kendallW(byExpert)?.w ?? null,
      icc: iccTwoWay(byItem)?.average ?? null,
    };
  });
}

/** Why no key can be made yet; empty when it can. */
export function keyProblems({ experts, scales }: PanelEvidence): readonly KeyProblem[] {
  if (experts < PANEL_RULE.experts) return [{ code: 'too_few_experts', scale: '' }];
  return scales.flatMap(({ scale, kept, of, icc }): KeyProblem[] => [
    ...(icc === null || icc.value < PANEL_RULE.icc ? [{ code: 'too_little_agreement' as const, scale }] : []),
    ...(kept < PANEL_RULE.kept * of ? [{ code: 'too_few_items' as const, scale }] : []),
  ]);
}

/** What is told of a panel in one line: the lowest agreement among its scales. null where none can be told. */
export function lowestAgreement({ scales }: PanelEvidence): {
  readonly w: number;
  readonly icc: Icc;
} | null {
  const all = scales.flatMap(({ w, icc }) => (w === null || icc === null ? [] : [{ w, icc }]));
  const [first] = all;
  if (!first || all.length < scales.length) return null;
  return {
    w: Math.min(...all.map(({ w }) => w)),
    icc: all.reduce((lowest, { icc }) => (icc.value < lowest.value ? icc : lowest), first.icc),
  };
}
