import { longestRun } from '../regularity.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import type { TradePostPlan } from './plan.ts';
import type { TradePostState } from './play.ts';

/** A decision faster than this was made before the round can have been read, ms. */
const UNREAD_MS = 500;
const UNREAD_SHARE = 0.25;

/** Facts about the play for review; empty before the first round is over. No base rates are published for them. */
export function validityOf(_plan: TradePostPlan, { rounds }: TradePostState): readonly ValidityFlag[] {
  if (rounds.length === 0) return [];
  const times = rounds.map(({ input }) => input.rt_ms);
  const unread = times.filter((ms) => ms < UNREAD_MS).length / times.length;
  const decisions = rounds.map(({ input }) =>
    input.action === 'give' ? input.amount : input.accept ? 'yes' : 'no',
  );
  return [
    { code: 'unread_choices', value: unread, base_rate_p99: null, review: unread > UNREAD_SHARE },
    { code: 'same_choice_run', value: longestRun(decisions), base_rate_p99: null, review: false },
    impossibleTiming(rounds.map(({ t_ms, input }) => ({ t_ms, stated_ms: input.rt_ms }))),
    ...steadyTimes(times),
  ];
}
