import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { decidedCount } from './desk.ts';
import { MESSAGES } from './measures.ts';
import type { ShiftDeskPlan } from './plan.ts';
import type { ShiftDeskState } from './play.ts';

/** Nobody reads a message and decides on it in less, ms. */
const SHORTEST_DECISION_MS = 1000;

/** Decisions that followed the thing done before within a second: without reading. */
function hastyShare({ deeds }: ShiftDeskState): number | null {
  const gaps = deeds.flatMap(({ input, elapsed_ms }, at) => {
    const before = deeds[at - 1];
    return input.action === 'decide' && before !== undefined ? [elapsed_ms - before.elapsed_ms] : [];
  });
  return gaps.length === 0 ? null : gaps.filter((gap) => gap < SHORTEST_DECISION_MS).length / gaps.length;
}

/** Facts about the play for review; empty before the first thing done. */
export function validityOf(_plan: ShiftDeskPlan, state: ShiftDeskState): readonly ValidityFlag[] {
  if (state.deeds.length === 0) return [];
  const { desk } = state;
  const hasty = hastyShare(state);
  const undecided = desk.over ? MESSAGES - decidedCount(desk) : 0;
  return [
    ...(hasty === null
      ? []
      : [{ code: 'unread_choices', value: hasty, base_rate_p99: null, review: hasty > 0.5 }]),
    { code: 'undecided_messages', value: undecided, base_rate_p99: null, review: undecided > 3 },
    replacedItems(state.form),
  ];
}
