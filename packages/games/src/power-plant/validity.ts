import { longestRun } from '../regularity.ts';
import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import type { PowerPlantPlan } from './plan.ts';
import type { FinishedRound, PowerPlantState } from './play.ts';

/** A choice faster than this was made before the offer can have been read, ms. */
const UNREAD_MS = 400;
const UNREAD_SHARE = 0.2;
/** Nobody adds up two numbers faster than this, ms a dial. */
const FASTEST_SUM_MS = 500;
/** Share of choices on one side from which a look is worth while; the hard shift is on each side half of the time. */
const ONE_SIDE_SHARE = 0.95;
const MIN_CHOICES = 12;

function sideOf({ offer, demand }: FinishedRound): 'left' | 'right' {
  return offer.left === demand ? 'left' : 'right';
}

function oneSide(rounds: readonly FinishedRound[]): ValidityFlag {
  const left = rounds.filter((round) => sideOf(round) === 'left').length;
  const share = Math.max(left, rounds.length - left) / rounds.length;
  const review = rounds.length >= MIN_CHOICES && share >= ONE_SIDE_SHARE;
  return { code: 'one_side_share', value: share, base_rate_p99: null, review };
}

/** Facts about the play for review; empty before the first round is over. No base rates are published for them. */
export function validityOf(plan: PowerPlantPlan, state: PowerPlantState): readonly ValidityFlag[] {
  const { rounds, open } = state;
  if (rounds.length === 0) return [];
  const unread = rounds.filter(({ choice_ms }) => choice_ms < UNREAD_MS).length / rounds.length;
  const worked = rounds.filter(({ end, demand }) => end.how === 'done' && demand === 'hard');
  const tooFast = worked.filter(
    ({ work_ms }) => work_ms !== null && work_ms < FASTEST_SUM_MS * plan.config.dials,
  ).length;
  const left = rounds.filter(({ end }) => end.how === 'left').length / rounds.length;
  const stated = rounds.flatMap(({ chosen_at, t_ms, work_ms, form }) =>
    // After a replacement the work began later than the choice.
    form > 0
      ? []
      : [
          { t_ms: chosen_at, stated_ms: 0 },
          { t_ms, stated_ms: work_ms ?? 0 },
        ],
  );
  const replaced = rounds.reduce((sum, { form }) => sum + form, open?.form ?? 0);
  return [
    { code: 'unread_choices', value: unread, base_rate_p99: null, review: unread > UNREAD_SHARE },
    {
      code: 'same_choice_run',
      value: longestRun(rounds.map(({ demand }) => demand)),
      base_rate_p99: null,
      review: false,
    },
    oneSide(rounds),
    { code: 'fast_sums', value: tooFast, base_rate_p99: null, review: tooFast > 1 },
    { code: 'left_shifts', value: left, base_rate_p99: null, review: left > 0.5 },
    replacedItems(replaced),
    impossibleTiming(stated),
    ...steadyTimes(rounds.map(({ choice_ms }) => choice_ms)),
  ];
}
