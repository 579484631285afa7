import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANDS, bandOf } from '../score-cards/bands.ts';
import { NO_RANK, type RankFacts, rankOrder, rankRangeOf } from './rank-order.ts';
import { compareApplicants } from './ranking.ts';

const facts: fc.Arbitrary<RankFacts> = fc.record({
  job_fit_score: fc.option(fc.integer({ min: 0, max: 1000 }).map((n) => n / 10)),
  coverage: fc.integer({ min: 600, max: 1000 }).map((n) => n / 1000),
  subtrait_scores: fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 2, maxLength: 2 }),
});

describe('rank order', () => {
  it('agrees with the applicants comparator wherever it decides', () => {
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        const difference = Math.sign(rankOrder(a) - rankOrder(b));
        if (difference === 0 || a.job_fit_score === null || b.job_fit_score === null) return;
        const asApplicant = (f: RankFacts, id: string) => ({ ...f, id, applied_at: null });
        expect(Math.sign(compareApplicants(asApplicant(a, 'a'), asApplicant(b, 'b')))).toBe(difference);
      }),
    );
  });

  it('puts those without a score last and stays an exact whole number', () => {
    expect(rankOrder({ job_fit_score: null, coverage: null, subtrait_scores: [] })).toBe(NO_RANK);
    expect(rankOrder({ job_fit_score: 0, coverage: 0, subtrait_scores: [] })).toBeLessThan(NO_RANK);
    const best = rankOrder({ job_fit_score: 100, coverage: 1, subtrait_scores: [100, 100] });
    expect(best).toBe(-10_001_000_101_101);
    expect(Number.isSafeInteger(best)).toBe(true);
  });

  it('turns a band into the range of everybody in it, and of nobody else', () => {
    fc.assert(
      fc.property(facts, (f) => {
        const order = rankOrder(f);
        for (const band of BANDS) {
          const { from, to } = rankRangeOf(band);
          const isIn = f.job_fit_score !== null && bandOf(f.job_fit_score)?.key === band.key;
          expect(order >= from && order <= to).toBe(isIn);
        }
      }),
    );
  });
});
