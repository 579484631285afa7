import { describe, expect, it } from 'vitest';
import { stepOfKey, stepped } from './amount.ts';

describe('choosing coins', () => {
  it('begins with nothing chosen and stays within what there is', () => {
    expect([stepped(null, 1, 10), stepped(null, -1, 10)]).toEqual([1, 0]);
    expect([stepped(10, 1, 10), stepped(9, 1, 10), stepped(0, -1, 10)]).toEqual([10, 10, 0]);
  });

  it('follows the direction of the language', () => {
    expect(['ArrowUp', 'ArrowRight', 'ArrowLeft', 'Enter'].map((key) => stepOfKey(key, 'ltr'))).toEqual([
      1,
      1,
      -1,
      null,
    ]);
    expect(['ArrowDown', 'ArrowRight', 'ArrowLeft'].map((key) => stepOfKey(key, 'rtl'))).toEqual([-1, -1, 1]);
  });
});
