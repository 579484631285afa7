import { describe, expect, it } from 'vitest';
import type { Clause, Condition, Conditions } from '../formulas/formula.ts';
import { FormulaError } from '../formulas/formula-evaluation.ts';
import { validateFormula } from '../formulas/formula-validation.ts';
import { conditionCycle, conditionsByName, conditionsNamedBy, inlineConditions } from './conditions.ts';
import { parseCondition, parseFormula } from './parse.ts';
import { printFormula } from './print.ts';
import type { FormulaBody } from './source.ts';

function conditionOf(text: string): Condition {
  const { condition, problems } = parseCondition(text);
  if (condition === null) throw new Error(JSON.stringify(problems));
  return condition;
}

function formulaOf(text: string): FormulaBody {
  const { formula, problems } = parseFormula(text);
  if (formula === null) throw new Error(JSON.stringify(problems));
  return formula;
}

function conditionsOf(texts: Readonly<Record<string, string>>): Conditions {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, conditionOf(text)]));
}

describe('shared conditions', () => {
  it.each([
    [{ a: 'x > 1', b: '@a and x < 3' }, null],
    [{ a: '@a' }, ['a', 'a']],
    [{ a: '@b', b: '@a' }, ['a', 'b', 'a']],
    [{ a: '@b', b: 'x > 1 or not (y = 2 and @c)', c: '@"b"' }, ['b', 'c', 'b']],
    [{ a: '@b and @c', b: '@d', c: '@d', d: 'x > 1' }, null],
    [{ a: '@gone' }, null],
    [{ constructor: 'x > 1', a: '@constructor and @toString' }, null],
  ])('%j: circle %j', (texts, cycle) => {
    expect(conditionCycle(conditionsOf(texts))).toEqual(cycle);
  });

  it('finds a circle among very many, however long', () => {
    const chain: [string, Condition][] = Array.from({ length: 50_000 }, (_, i) => [
      `c${i}`,
      { match: 'all', clauses: [{ condition_id: `c${i + 1}` }] },
    ]);
    expect(conditionCycle(Object.fromEntries(chain))).toBeNull();
    const closed = Object.fromEntries([
      ...chain,
      ['c50000', { match: 'all', clauses: [{ condition_id: 'c49999' }] }],
    ]);
    expect(conditionCycle(closed as Conditions)).toEqual(['c49999', 'c50000', 'c49999']);
  });

  it('tells what is named, each once, in the order of the text', () => {
    expect(conditionsNamedBy(formulaOf('when @b: 1 of 2\nwhen x > 1 and not (@a or @b): 2 of 2'))).toEqual([
      'b',
      'a',
    ]);
    expect(conditionsNamedBy(conditionOf('any(@"Two words", @a)'))).toEqual(['Two words', 'a']);
  });

  it('is found by key and by name; the key wins', () => {
    const [one, other] = [conditionOf('x > 1'), conditionOf('x > 2')];
    const found = conditionsByName([
      { key: 'a', name: 'First', definition: one },
      { key: 'b', name: 'a', definition: other },
      { key: '__proto__', name: 'Odd', definition: other },
    ]);
    expect(found.a).toBe(one);
    expect(found.First).toBe(one);
    expect(Object.hasOwn(found, '__proto__')).toBe(true);
  });

  it('are written out in place', () => {
    const conditions = conditionsOf({ fast: 'rt < 900', both: '@fast and acc > 0.8' });
    const formula = formulaOf('when @both: 1 of 2\nwhen x = 1 or @fast: 2 of 2\nalways: 0 of 2');
    const whole = inlineConditions(formula, conditions);
    expect(conditionsNamedBy(whole)).toEqual([]);
    expect(printFormula(whole)).toBe(
      'when all(rt < 900) and acc > 0.8: 1 of 2\nwhen x = 1 or all(rt < 900): 2 of 2\nalways: 0 of 2\notherwise: not calculated',
    );
  });

  it('refuse circles, unknown names and what grows past the bounds', () => {
    const fail = (text: string, conditions: Conditions) => {
      try {
        inlineConditions(formulaOf(text), conditions);
      } catch (error) {
        return error instanceof FormulaError ? error.code : error;
      }
      return null;
    };
    expect(fail('when @a: 1 of 2', conditionsOf({ a: '@a' }))).toBe('too_deep');
    expect(fail('when @a: 1 of 2', {})).toBe('unknown_condition');
    expect(fail('when @constructor: 1 of 2', {})).toBe('unknown_condition');
    const many = (id: string): Clause[] => Array.from({ length: 400 }, () => ({ condition_id: id }));
    const bomb: Conditions = {
      a: { match: 'all', clauses: many('b') },
      b: { match: 'all', clauses: many('c') },
      c: { match: 'all', clauses: many('d') },
      d: conditionOf('x > 1'),
    };
    expect(fail('when @a: 1 of 2', bomb)).toBe('too_large');
    const problems = validateFormula(
      { subtrait_id: 's', ...formulaOf('when @a: 1 of 2') },
      [{ key: 'x', type: 'number' }],
      bomb,
    );
    expect(problems.map((each) => each.code)).toEqual(['too_large']);
  });
});
