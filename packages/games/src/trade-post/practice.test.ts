import { describe, expect, it } from 'vitest';
import { createTradePostPractice } from './practice.ts';

describe('practice', () => {
  it('plays each role once by the rules of the real task', () => {
    const round = createTradePostPractice();
    const give = (i: number, amount: number) =>
      round.submit({ i, action: 'give', amount, rt_ms: 900, method: 'touch' });
    expect(round.of).toBe(4);
    expect(give(0, 5)).toMatchObject({ ship_returned: 6, earned: 11, ship_earned: 9, total_points: 11 });
    expect(give(1, 4)).toMatchObject({ earned: 5, ship_earned: 11, total_points: 16 });
    expect(give(2, 2)).toMatchObject({ accepted: false, earned: 0, ship_earned: 0 });
    const accepted = round.submit({ i: 3, action: 'answer', accept: true, rt_ms: 900, method: 'key' });
    expect(accepted).toMatchObject({ accepted: true, earned: 3, ship_earned: 7, total_points: 19 });
    expect(() => give(4, 1)).toThrow(RangeError);
  });
});
