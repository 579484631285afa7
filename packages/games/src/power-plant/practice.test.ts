import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS } from '../testing/plays.ts';
import type { PowerPlantInput, PowerPlantOutcome, Shift } from './core.ts';
import { rightOrder } from './dials.ts';
import { createPowerPlantPractice } from './practice.ts';

function choose(i: number, demand: 'easy' | 'hard'): PowerPlantInput {
  return { i, action: 'choose', demand, rt_ms: 900, method: 'touch' };
}

function order(i: number, shift: Shift, right = true): PowerPlantInput {
  const dials = [...rightOrder(shift.dials)];
  if (!right) dials.reverse();
  return { i, action: 'order', form: 0, order: dials, presses: 5, rt_ms: 4000, method: 'touch' };
}

/** A practice round whose answers are read as what they are. */
function begin(asked: Partial<typeof NO_ACCOMMODATIONS> = {}) {
  const round = createPowerPlantPractice({ ...NO_ACCOMMODATIONS, ...asked });
  return { round, tell: (input: PowerPlantInput) => round.submit(input) as PowerPlantOutcome };
}

describe('practice', () => {
  it.each(['easy', 'hard'] as const)(
    'takes the right order of the %s dials, pays once and once not',
    (demand) => {
      const { tell } = begin();
      const first = tell(choose(0, demand)).shift as Shift;
      expect(tell(order(0, first))).toMatchObject({ shift: null, end: { how: 'done', paid: true } });
      const second = tell(choose(1, demand)).shift as Shift;
      expect(tell(order(1, second)).end).toEqual({ how: 'done', paid: false, points: 0 });
    },
  );

  it('lets a wrong order be looked at once more', () => {
    const { tell } = begin();
    const shift = tell(choose(0, 'hard')).shift as Shift;
    expect(tell(order(0, shift, false))).toMatchObject({ end: null, shift: { attempts_left: 1 } });
    expect(tell(order(0, shift, false)).end?.how).toBe('other_order');
    expect(tell(choose(1, 'easy')).total_points).toBe(0);
    expect(tell({ i: 1, action: 'leave', form: 0, method: 'key' }).end?.how).toBe('left');
  });

  it('has a clock as the real task, and none for those who listen or asked for none', () => {
    const deadline = (asked: Partial<typeof NO_ACCOMMODATIONS>) =>
      begin(asked).tell(choose(0, 'hard')).shift?.deadline_ms;
    expect([deadline({}), deadline({ time_factor: 2 })]).toEqual([90_000, 180_000]);
    expect([deadline({ time_factor: null }), deadline({ screen_reader: true })]).toEqual([null, null]);
  });

  it('takes inputs to the round in hand alone', () => {
    const { round, tell } = begin();
    expect(round.of).toBe(2);
    expect(() => tell(choose(1, 'easy'))).toThrow(RangeError);
    expect(() => tell({ i: 0, action: 'overdue', form: 0 })).toThrow(RangeError);
  });
});
