import { longestRun } from '../regularity.ts';
import type { ValidityFlag } from '../task-core.ts';
import { steadyTimes } from '../timing-flags.ts';
import type { SalvageDivePlan } from './plan.ts';
import type { SalvageDiveState } from './play.ts';

/** Fewest free choices from which "always the same" is worth a word. */
const MIN_SAME = 8;
/** More dives than this without opening a crate tell that somebody only wanted to be through. */
const NONE_OPENED_SHARE = 0.8;

/** Facts about the play for review; empty before the first dive is over. No base rates are published for them. */
export function validityOf(_plan: SalvageDivePlan, state: SalvageDiveState): readonly ValidityFlag[] {
  const { dives, intervals } = state;
  if (dives.length === 0) return [];
  const free = dives.filter((dive) => dive.declared || !dive.lost).map(({ opened }) => opened);
  const run = longestRun(free);
  const none = dives.filter(({ opened }) => opened === 0).length / dives.length;
  return [
    {
      code: 'same_choice_run',
      value: run,
      base_rate_p99: null,
      review: free.length >= MIN_SAME && run === free.length,
    },
    {
      code: 'none_opened_share',
      value: none,
      base_rate_p99: null,
      review: dives.length >= MIN_SAME && none > NONE_OPENED_SHARE,
    },
    ...steadyTimes(intervals),
  ];
}
