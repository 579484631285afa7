import { mean } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import { DECISIONS, type Decision, type Desk } from './core.ts';
import { decidedCount } from './desk.ts';
import { AUTHORS_KEY, type DeskKey, decisionDistance, KEY } from './key.ts';
import { INCOMING, type ShiftDeskPlan } from './plan.ts';
import type { ShiftDeskState } from './play.ts';

/** Fewest decisions from which agreement beyond chance is told. */
const MIN_DECIDED = 6;

/** Those of the messages that the key puts in an order. */
function ranked(order: readonly string[], { rank }: DeskKey): readonly string[] {
  return order.filter((id) => typeof rank[id] === 'number');
}

/** Ids in the order of the key, those of `order` only; what the key leaves out is not among them. */
export function keyedOrder(order: readonly string[], key: DeskKey = AUTHORS_KEY): readonly string[] {
  return ranked(order, key).toSorted((one, other) => (key.rank[one] ?? 0) - (key.rank[other] ?? 0));
}

/**
 * Spearman's footrule as agreement, 0 to 1: 1 less the sum of all displacements over the greatest possible sum,
 * floor(n² / 2) (simulations §1.11; Diaconis & Graham 1977).
 */
export function footrule(whole: readonly string[], key: DeskKey = AUTHORS_KEY): number {
  const order = ranked(whole, key);
  const right = keyedOrder(order, key);
  const displaced = order.reduce((sum, id, place) => sum + Math.abs(place - right.indexOf(id)), 0);
  return 1 - displaced / Math.floor((order.length * order.length) / 2);
}

/**
 * Weighted kappa of decisions and key (Cohen 1968), with the distances of the key: 1 less the distance observed over
 * the distance expected from how often each decision occurs on both sides. null when no distance is expected.
 */
export function weightedKappa(pairs: readonly (readonly [Decision, Decision])[]): number | null {
  const observed =
    pairs.reduce((sum, [given, keyed]) => sum + decisionDistance(given, keyed), 0) / pairs.length;
  const share = (side: 0 | 1, decision: Decision) =>
    pairs.filter((pair) => pair[side] === decision).length / pairs.length;
  let expected = 0;
  for (const given of DECISIONS)
    for (const keyed of DECISIONS)
      expected += share(0, given) * share(1, keyed) * decisionDistance(given, keyed);
  return expected === 0 ? null : 1 - observed / expected;
}

/** Pairs of an order that stand as in the key, as 'first>second'. */
function rightPairs(whole: readonly string[], key: DeskKey): readonly string[] {
  const order = ranked(whole, key);
  return order.flatMap((first, place) =>
    order
      .slice(place + 1)
      .filter((second) => (key.rank[first] ?? 0) < (key.rank[second] ?? 0))
      .map((second) => `${first}>${second}`),
  );
}

/** Share of what stood rightly in an order that still does in a later one; 1 when nothing did. */
export function keptOrder(
  before: readonly string[],
  after: readonly string[],
  key: DeskKey = AUTHORS_KEY,
): number {
  const still = new Set(rightPairs(after, key));
  const had = rightPairs(before, key);
  return had.length === 0 ? 1 : had.filter((pair) => still.has(pair)).length / had.length;
}

/**
 * How near a message is to its place, 0 to 1: 1 less its displacement over the greatest possible one. null where the key
 * leaves it out.
 */
function nearness(whole: readonly string[], id: string, key: DeskKey): number | null {
  const order = ranked(whole, key);
  if (!order.includes(id)) return null;
  const right = keyedOrder(order, key).indexOf(id);
  return 1 - Math.abs(order.indexOf(id) - right) / Math.max(right, order.length - 1 - right);
}

/** Share of the messages that are decided on rightly; null where the key counts none of them. */
function shareRight(desk: Desk, ids: readonly string[], { decision }: DeskKey): number | null {
  const counted = ids.filter((id) => decision[id]);
  if (counted.length === 0) return null;
  return counted.filter((id) => desk.decisions[id] === decision[id]).length / counted.length;
}

/** How the work holds after the interruptions, 0 to 100; missing until both are over. */
function recovery({ key }: ShiftDeskPlan, { desk, before }: ShiftDeskState): Measured {
  const [first, second] = before;
  if (first === undefined || second === undefined || desk.handled < before.length) return 'not_reached';
  const open = desk.order.filter((id) => first.decisions[id] === undefined);
  const parts = [
    nearness(desk.order, INCOMING, key),
    (keptOrder(first.order, desk.order, key) + keptOrder(second.order, desk.order, key)) / 2,
    shareRight(desk, open, key),
  ].filter((part) => part !== null);
  return { value: 100 * (mean(parts) ?? 0), trials: before.length };
}

function resumption({ deeds }: ShiftDeskState): Measured {
  const lags = deeds.flatMap(({ input, elapsed_ms }, at) => {
    const next = deeds[at + 1];
    const ends = input.action === 'take' || input.action === 'answer';
    return ends && next !== undefined ? [next.elapsed_ms - elapsed_ms] : [];
  });
  const value = mean(lags);
  return value === null ? 'not_reached' : { value, trials: lags.length };
}

function decisionKappa({ key }: ShiftDeskPlan, { order, decisions }: Desk): Measured {
  const pairs = order.flatMap((id): (readonly [Decision, Decision])[] => {
    const given = decisions[id];
    const keyed = key.decision[id];
    return given === undefined || !keyed ? [] : [[given, keyed]];
  });
  if (pairs.length < MIN_DECIDED) return 'too_few_trials';
  const value = weightedKappa(pairs);
  return value === null ? 'too_few_trials' : { value, trials: pairs.length };
}

/** Every measure of the task by data point key; none before the clock has started. */
export function measure(plan: ShiftDeskPlan, state: ShiftDeskState): Readonly<Record<string, Measured>> {
  const { desk, elapsed_ms } = state;
  if (state.deeds.length === 0) return {};
  // An order that was never touched is that of arrival and says nothing.
  const ordered = desk.over && desk.moves > 0;
  return {
    order_agreement: ordered
      ? { value: 100 * footrule(desk.order, plan.key), trials: keyedOrder(desk.order, plan.key).length }
      : 'too_few_trials',
    decision_kappa: decisionKappa(plan, desk),
    recovery: recovery(plan, state),
    time_used: elapsed_ms,
    resumption_lag: resumption(state),
    moved_count: desk.moves,
    decided_count: decidedCount(desk),
    ...(desk.answer === null ? {} : { answer_right: desk.answer === plan.right_pier ? 1 : 0 }),
  };
}

/** How many messages there are when all have come. */
export const MESSAGES = Object.keys(KEY).length;
