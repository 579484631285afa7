import { describe, expect, it } from 'vitest';
import { OPERATORS } from '../formulas/formula-operators.ts';
import { operatorsIn } from '../formulas/formula-parts.ts';
import type { FormulaDataPoint } from '../formulas/formula-validation.ts';
import { checkConditionText, checkFormulaText } from './check-text.ts';
import { OPERATOR_EXAMPLES } from './operator-examples.ts';

const POINTS: readonly FormulaDataPoint[] = [
  { key: 'accuracy', type: 'ratio' },
  { key: 'moves', type: 'integer' },
  { key: 'theta', type: 'number' },
  { key: 'trials.rt', type: 'series' },
  { key: 'trials.correct', type: 'series' },
];

describe('the example of an operator', () => {
  it('is there for each and no other', () => {
    expect(Object.keys(OPERATOR_EXAMPLES).sort()).toEqual(OPERATORS.map((each) => each.key).sort());
  });

  it.each(OPERATORS.map(({ key, returns }) => [key, returns] as const))(
    '%s can be read and uses it',
    (key, returns) => {
      const text = OPERATOR_EXAMPLES[key] ?? '';
      const read =
        returns === 'boolean'
          ? checkConditionText(text, POINTS).condition
          : checkFormulaText(`always: ${text} of 100`, POINTS).formula;
      expect(read && operatorsIn(read)).toContain(key);
    },
  );
});
