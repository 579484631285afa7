import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import {
  ATTEMPTS,
  type Demand,
  type Dial,
  type Offer,
  type PowerPlantInput,
  type PowerPlantOutcome,
  type PowerPlantStimulus,
  type Shift,
} from './core.ts';

/** A practice round: its offer, its dials with their right order, and whether a shift that is done pays. */
interface PracticePlan {
  readonly offer: Offer;
  readonly shifts: Readonly<
    Record<Demand, { readonly dials: readonly Dial[]; readonly right: readonly number[] }>
  >;
  readonly pays: boolean;
}

/** Two rounds, one that pays and one that does not; their dials occur in no real task. */
const ROUNDS: readonly PracticePlan[] = [
  {
    offer: { easy_points: 10, hard_points: 30, chance: 88, left: 'easy' },
    shifts: {
      easy: { dials: [[40], [7], [100], [62], [25]], right: [1, 4, 0, 3, 2] },
      hard: {
        dials: [
          [9, 24],
          [18, 12],
          [15, 16],
          [8, 29],
          [19, 9],
        ],
        right: [4, 1, 2, 0, 3],
      },
    },
    pays: true,
  },
  {
    offer: { easy_points: 10, hard_points: 18, chance: 12, left: 'hard' },
    shifts: {
      easy: { dials: [[90], [33], [5], [71], [100]], right: [2, 1, 3, 0, 4] },
      hard: {
        dials: [
          [17, 26],
          [8, 37],
          [29, 9],
          [14, 27],
          [28, 19],
        ],
        right: [2, 3, 0, 1, 4],
      },
    },
    pays: false,
  },
];

/** Time for a practice shift, ms, before extra time. */
const DEADLINE_MS: Readonly<Record<Demand, number>> = { easy: 40_000, hard: 90_000 };

/** Where a practice round stands. */
interface Standing {
  readonly i: number;
  readonly shift: Shift | null;
  readonly total_points: number;
}

type Factor = Accommodations['time_factor'];

function timeFor(demand: Demand, factor: Factor): number | null {
  return factor === null ? null : DEADLINE_MS[demand] * factor;
}

function shiftFor(round: PracticePlan, demand: Demand, factor: Factor): Shift {
  const { dials } = round.shifts[demand];
  return { demand, form: 0, dials, attempts_left: ATTEMPTS, deadline_ms: timeFor(demand, factor) };
}

/**
 * What one input does in practice, as in the real task: a choice opens a shift, an order is right or may be looked at
 * once more, and a shift that is done pays or does not.
 * @throws RangeError for an input to another round, and for work without a shift
 */
export function workPractice(
  standing: Standing,
  input: PowerPlantInput,
  accommodations: Pick<Accommodations, 'time_factor'>,
): { readonly standing: Standing; readonly outcome: PowerPlantOutcome } {
  const { i, total_points } = standing;
  const round = ROUNDS[i];
  if (round === undefined || input.i !== i) throw new RangeError(`round ${input.i} is not the one in hand`);
  const inHand = (shift: Shift) => ({
    standing: { i, shift, total_points },
    outcome: { i, shift, end: null, total_points },
  });
  if (input.action === 'choose') return inHand(shiftFor(round, input.demand, accommodations.time_factor));
  const { shift } = standing;
  if (shift === null) throw new RangeError('no shift was chosen');
  const { right } = round.shifts[shift.demand];
  const isRight = input.action === 'order' && right.every((dial, at) => dial === input.order[at]);
  if (input.action === 'order' && !isRight && shift.attempts_left > 1) {
    return inHand({ ...shift, attempts_left: shift.attempts_left - 1 });
  }
  const paid = isRight && round.pays;
  const worth = shift.demand === 'hard' ? round.offer.hard_points : round.offer.easy_points;
  const how = isRight ? 'done' : ENDS[input.action];
  const points = paid ? worth : 0;
  const total = total_points + points;
  return {
    standing: { i: i + 1, shift: null, total_points: total },
    outcome: { i, shift: null, end: { how, paid, points }, total_points: total },
  };
}

const ENDS = { order: 'other_order', leave: 'left', overdue: 'overdue' } as const;

/** Two rounds, timed as the real task will be. */
export function createPowerPlantPractice(accommodations: Accommodations): PracticeRound {
  // Somebody who listens to the dials gets to know them without a clock.
  const time_factor = accommodations.screen_reader ? null : accommodations.time_factor;
  let standing: Standing = { i: 0, shift: null, total_points: 0 };
  const stimuli = new Map<number, PowerPlantStimulus>(
    ROUNDS.map(({ offer, shifts }, i) => [
      i,
      {
        i,
        block: 0,
        offer,
        dials: shifts.easy.dials.length,
        easy_ms: timeFor('easy', time_factor),
        hard_ms: timeFor('hard', time_factor),
        shift: null,
      },
    ]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input) {
      const worked = workPractice(standing, input as PowerPlantInput, { time_factor });
      standing = worked.standing;
      return worked.outcome;
    },
  };
}
