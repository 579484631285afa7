import { describe, expect, it } from 'vitest';
import type { WorkStyleStimulus } from './core.ts';
import { createWorkStylePractice } from './practice.ts';
import { ratingOfKey } from './rating.ts';
import { BY_FACET } from './statements.ts';

describe('practice of work style', () => {
  it('is two statements of its own in both languages, and nothing is judged', () => {
    const round = createWorkStylePractice();
    const { statements } = round.stimuli.get(0) as WorkStyleStimulus;
    expect(statements.length).toBe(2);
    const real = BY_FACET.flat().flatMap(({ key, en, ar }) => [key, en, ar]);
    for (const { statement, en, ar } of statements) {
      for (const words of [statement, en, ar]) expect(real).not.toContain(words);
      expect(ar).toMatch(/\p{Script=Arabic}/u);
    }
    expect(round.submit({ i: 0, ratings: [1, 5], method: 'key' })).toBeNull();
  });
});

describe('ratings', () => {
  it('come from the digit keys, the number pad, and digits of another script', () => {
    expect(ratingOfKey({ key: '3', code: 'Digit3' })).toBe(3);
    expect(ratingOfKey({ key: '5', code: 'Numpad5' })).toBe(5);
    expect(ratingOfKey({ key: '٤', code: 'Digit4' })).toBe(4);
    for (const key of ['0', '6', 'a', 'Enter']) expect(ratingOfKey({ key, code: '' })).toBeNull();
  });
});
