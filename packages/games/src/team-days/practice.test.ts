import { describe, expect, it } from 'vitest';
import type { TeamDaysStimulus } from './core.ts';
import { createTeamDaysPractice } from './practice.ts';
import { firstUnrated, ratedCount, ratingOfKey } from './ratings.ts';
import { placeOf, SCENARIOS } from './scenarios.ts';

describe('practice of team days', () => {
  it('is one scenario of its own, with four responses and no outcome', () => {
    const round = createTeamDaysPractice();
    const stimulus = round.stimuli.get(0) as TeamDaysStimulus;
    expect(round.of).toBe(1);
    expect(stimulus.options).toEqual(['a', 'b', 'c', 'd']);
    expect(Object.hasOwn(SCENARIOS, stimulus.scenario)).toBe(false);
    expect(round.submit({ i: 0, action: 'confirm', method: 'key' })).toBeNull();
  });

  it('draws each scenario where it happens', () => {
    expect(placeOf('crane_handover')).toBe('quay');
    expect(placeOf('radio_questions')).toBe('office');
    expect(placeOf('late_ice')).toBe('counter');
    expect(placeOf('missing_key')).toBe('quay');
  });
});

describe('ratings', () => {
  it('come from the digit keys, the number pad, and digits of another script', () => {
    expect(ratingOfKey({ key: '3', code: 'Digit3' })).toBe(3);
    expect(ratingOfKey({ key: '7', code: 'Numpad7' })).toBe(7);
    expect(ratingOfKey({ key: '٤', code: 'Digit4' })).toBe(4);
    expect(ratingOfKey({ key: '5', code: '' })).toBe(5);
    for (const key of ['0', '8', 'a', 'Enter']) expect(ratingOfKey({ key, code: '' })).toBeNull();
  });

  it('are complete when every shown response has one', () => {
    const options = ['c', 'a', 'd', 'b'];
    expect(ratedCount({}, options)).toBe(0);
    expect(firstUnrated({ c: 3 }, options)).toBe('a');
    expect(ratedCount({ a: 1, b: 2, c: 3, d: 4 }, options)).toBe(4);
    expect(firstUnrated({ a: 1, b: 2, c: 3, d: 4 }, options)).toBeNull();
  });
});
