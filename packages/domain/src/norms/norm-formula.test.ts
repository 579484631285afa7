import { describe, expect, it } from 'vitest';
import { evaluateFormula } from '../formulas/formula-evaluation.ts';
import { formulaOfRow } from '../formulas/formula-rows.ts';
import { failingTests } from '../formulas/formula-validation.ts';
import { normOf, normTests, withNorm } from './norm-formula.ts';

const spanned = formulaOfRow({
  data_point: 'mean_span',
  subtrait_id: 'visuospatial_memory',
  transform: 'norm_t',
  mean: 5.73,
  sd: 0.8,
  dir: 1,
});

describe('a formula against a norm', () => {
  it('tells its norm, and none for another data point or another transform', () => {
    expect(normOf(spanned, 'mean_span')).toEqual({ mean: 5.73, sd: 0.8 });
    expect(normOf(spanned, 'fwd_span')).toBeNull();
    const ratio = formulaOfRow({ data_point: 'mean_span', subtrait_id: 's', transform: 'ratio', max: 9 });
    expect(normOf(ratio, 'mean_span')).toBeNull();
  });

  it('counts against another norm afterwards, in the same direction', () => {
    const local = withNorm(spanned, 'mean_span', { mean: 6, sd: 1 });
    expect(evaluateFormula(local, { mean_span: 7 }).outcome).toEqual({ value: 60, total_score: 100 });
    expect(evaluateFormula(spanned, { mean_span: 5.73 }).outcome?.value).toBe(50);
    const lower = formulaOfRow({
      data_point: 'commission',
      subtrait_id: 's',
      transform: 'norm_t',
      mean: 0.2,
      sd: 0.1,
      dir: -1,
    });
    const turned = withNorm(lower, 'commission', { mean: 0.3, sd: 0.1 });
    expect(evaluateFormula(turned, { commission: 0.2 }).outcome?.value).toBe(60);
  });

  it('stands up to its own tests', () => {
    const norm = { mean: 6.2, sd: 0.7 };
    expect(failingTests(withNorm(spanned, 'mean_span', norm), normTests('mean_span', norm))).toEqual([]);
  });
});
