import { apply, dataPoint, type Formula, type FormulaInputs, literal } from '@tryout/domain/formulas/formula';
import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import type { MeasureWords } from './data-point-text.ts';
import { messages } from './measures.messages.ts';
import { traceLines } from './trace-text.ts';

const words: MeasureWords = {
  t: textOf(messages, 'en'),
  number: (value, options) => new Intl.NumberFormat('en', options).format(value),
  list: (values) => new Intl.ListFormat('en').format(values),
};
const linesOf = (formula: Formula, inputs: FormulaInputs) =>
  traceLines(evaluateFormula(formula, inputs).trace, words).map((line) => line.text);

const norm = (dir: 1 | -1) =>
  formulaOfRow({ data_point: 'rcs_all', subtrait_id: 's', transform: 'norm_t', mean: 1.5, sd: 0.2, dir });

describe('traceLines', () => {
  it('writes a norm out with its numbers', () => {
    expect(linesOf(norm(1), { rcs_all: 1.6 })).toEqual([
      'Correct answers per second: 1.6 per second',
      'Compared with the norm: 50 + 10 × (1.6 − 1.5) ÷ 0.2 = 55',
    ]);
    expect(linesOf(norm(-1), { rcs_all: 1.6 })[1]).toBe(
      'Compared with the norm: 50 − 10 × (1.6 − 1.5) ÷ 0.2 = 45',
    );
  });

  it('says when the end of the scale held a value', () => {
    expect(linesOf(norm(1), { rcs_all: 9 })[1]).toBe(
      'Compared with the norm: 50 + 10 × (9 − 1.5) ÷ 0.2, limited to 0–100: 100',
    );
  });

  it('tells that a value is missing', () => {
    expect(linesOf(norm(1), {})).toEqual([
      'Correct answers per second: no value',
      'T score: no value, 1.5, 0.2, and 1 → no value',
    ]);
  });

  it('tells tables, clamps and arithmetic', () => {
    const table = formulaOfRow({
      data_point: 'integrity',
      subtrait_id: 's',
      transform: 'table',
      points: [
        [0, 0],
        [100, 100],
      ],
    });
    expect(linesOf(table, { integrity: 82.5 })[1]).toBe('Read from the formula’s table at 82.5: 82.5');
    const ratio = formulaOfRow({ data_point: 'calibration', subtrait_id: 's', transform: 'ratio', max: 100 });
    expect(linesOf(ratio, { calibration: 93.2 })).toEqual([
      'Expected return as a percentage of the best possible: 93.2%',
      'Limited to 0–100: 93.2',
    ]);
    const sum: Formula = {
      subtrait_id: 's',
      cases: [{ when: 'always', value: apply('add', dataPoint('losses'), 2), total_score: literal(10) }],
      otherwise: 'not_calculated',
    };
    expect(linesOf(sum, { losses: 3 })[1]).toBe('3 + 2 = 5');
  });

  it('tells which conditions failed and that the fallback counts', () => {
    const formula: Formula = {
      subtrait_id: 's',
      cases: [
        {
          when: {
            match: 'all',
            clauses: [{ left: dataPoint('acc_all'), operator: 'gte', right: literal(0.8) }],
          },
          value: literal(8),
          total_score: literal(10),
        },
      ],
      otherwise: { value: literal(2), total_score: literal(10) },
    };
    expect(linesOf(formula, { acc_all: 0.5 })).toEqual([
      'Correct answers: 50%',
      '0.5 is at least 0.8: no',
      'All parts are true: no',
      'Case 1 applies: no',
      'No case applied, so the fallback is used',
    ]);
    expect(linesOf(formula, {})).toContain('All parts are true: unknown');
  });
});
