import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import type { BeltInput } from './core.ts';
import type { ParcelBeltPlan } from './plan.ts';
import { type ParcelBeltState, paceOf } from './play.ts';

/** Faster than anybody can compare two signs, ms. */
const FASTEST_PRESS_MS = 150;
/** A share of such presses that is more than a press left over from the parcel before. */
const EARLY_SHARE = 0.1;
/** Three in ten signs are the same; who presses at more than six in ten is not choosing. */
const MASHING_SHARE = 0.6;

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function pressFlags(plan: ParcelBeltPlan, state: ParcelBeltState): readonly ValidityFlag[] {
  const played = state.rounds.flatMap(({ input, judged, t_ms }) =>
    input.task === 'belt' && judged.task === 'belt' ? [{ input, parcels: judged.parcels, t_ms }] : [],
  );
  if (played.length === 0) return [];
  const times = played.flatMap(({ input }) => input.rt_ms);
  const presses = (input: BeltInput) => input.pressed.length + input.extra_presses;
  const early = times.filter((ms) => ms < FASTEST_PRESS_MS).length;
  const earlyShare = share(early, times.length);
  const pressed = played.reduce((sum, { input }) => sum + presses(input), 0);
  const mashing = share(
    pressed,
    played.reduce((sum, { parcels }) => sum + parcels, 0),
  );
  const stated = played.map(({ t_ms, parcels, input }) => ({
    t_ms,
    stated_ms: paceOf(plan, parcels, input).least_ms,
  }));
  return [
    {
      code: 'anticipation_share',
      value: earlyShare,
      base_rate_p99: null,
      review: earlyShare > EARLY_SHARE && early > 2,
    },
    { code: 'pressed_share', value: mashing, base_rate_p99: null, review: mashing > MASHING_SHARE },
    impossibleTiming(stated),
    ...steadyTimes(times),
  ];
}

/** Facts about the play for review; empty before the first round. */
export function validityOf(plan: ParcelBeltPlan, state: ParcelBeltState): readonly ValidityFlag[] {
  if (state.rounds.length === 0) return [];
  return [...pressFlags(plan, state), replacedItems(state.replaced)];
}
