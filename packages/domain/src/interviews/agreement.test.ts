import { describe, expect, it } from 'vitest';
import { FEWEST_APPLICANTS, positionAgreement, profileAgreement, spreadOf } from './agreement.ts';

describe('agreement of interviewers', () => {
  it('is kept back until there is enough: ten applicants, or three interviewers and six traits', () => {
    const pairs = Array.from({ length: FEWEST_APPLICANTS }, (_, i) => [1 + (i % 5), 1 + ((i + 1) % 5)]);
    expect(positionAgreement(pairs.slice(1))).toBeNull();
    expect(positionAgreement([...pairs.slice(1), [4]])).toBeNull();
    expect(positionAgreement(pairs)?.targets).toBe(FEWEST_APPLICANTS);
    const rated = (...values: number[]) => new Map(values.map((value, at) => [`t${at}`, value] as const));
    const [a, b, c] = [rated(1, 2, 3, 4, 5, 5), rated(1, 2, 3, 4, 5, 4), rated(2, 2, 3, 4, 4, 5)];
    expect(profileAgreement([a, b])).toBeNull();
    expect(profileAgreement([a, b, rated(1, 2, 3, 4, 5)])).toBeNull();
    expect(profileAgreement([a, b, c])?.value).toBeGreaterThan(0.9);
  });

  it('has a spread', () => {
    expect(spreadOf([2, 4])).toEqual({ count: 2, low: 2, high: 4, mean: 3, sd: Math.SQRT2 });
    expect(spreadOf([])).toBeNull();
  });
});
