import type { PracticeRound } from '../task-view.ts';
import type { TradePostInput, TradePostOutcome, TradePostStimulus } from './core.ts';
import { divide, type ShipPlan } from './rules.ts';

/** One round in each role; the ships of the real task have plans of their own. */
const ROUNDS: readonly (Pick<TradePostStimulus, 'role' | 'ship' | 'ship_gave'> & {
  readonly plan: ShipPlan;
})[] = [
  { role: 'sender', ship: 'tern', ship_gave: null, plan: { returns: 0.4, accepts_from: 1 } },
  { role: 'trustee', ship: 'puffin', ship_gave: 3, plan: { returns: 0.4, accepts_from: 1 } },
  { role: 'proposer', ship: 'swift', ship_gave: null, plan: { returns: 0.4, accepts_from: 3 } },
  { role: 'responder', ship: 'heron', ship_gave: 3, plan: { returns: 0.4, accepts_from: 1 } },
];

/** Four rounds, one in each role, by the rules of the real task. */
export function createTradePostPractice(): PracticeRound {
  let total_points = 0;
  // One block, so that practice has no pause between its rounds.
  const stimuli = new Map<number, TradePostStimulus>(
    ROUNDS.map(({ role, ship, ship_gave }, i) => [i, { i, block: 0, role, ship, ship_gave }]),
  );
  return {
    of: ROUNDS.length,
    stimuli,
    submit(input): TradePostOutcome {
      const given = input as TradePostInput;
      const round = ROUNDS[given.i];
      if (round === undefined) throw new RangeError(`practice has no round ${given.i}`);
      const division = divide(round, given, round.plan);
      total_points += division.earned;
      return { i: given.i, ...division, total_points };
    },
  };
}
