import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCondition, parseFormula } from './parse.ts';
import type { SourceProblem } from './source.ts';

/** The text with everything put in that its problems say belongs there. */
function mended(text: string, problems: readonly SourceProblem[]): string {
  return problems.toReversed().reduce((so_far, { from, to, data }) => {
    return `${so_far.slice(0, from)}${data.instead}${so_far.slice(to)}`;
  }, text);
}

describe('formulas as spreadsheets and programs write them are told with the right form', () => {
  it.each([
    ['=IF(acc>0.5,10,2)', 'when acc > 0.5: 10 of 10\notherwise: 2 of 10'],
    [' = if ( acc >= 50% ; 10 ; 2 ) ', 'when acc >= 0.5: 10 of 10\notherwise: 2 of 10'],
    ['=IF(acc>0,5;10;2)', 'when acc > 0.5: 10 of 10\notherwise: 2 of 10'],
    ['IF(acc>0.5,10,2) of 20', 'when acc > 0.5: 10 of 20\notherwise: 2 of 20'],
    ['always: IF(acc>0.5,10,2) of 10', 'when acc > 0.5: 10 of 10\notherwise: 2 of 10'],
    [
      '=IF(acc<>1,IF(rt<900,3,2),1)',
      'when acc != 1 and rt < 900: 3 of 3\nwhen acc != 1: 2 of 3\notherwise: 1 of 3',
    ],
    ['=IF(AND(acc>0.5,rt<900),10,2)', 'when (acc > 0.5 and rt < 900): 10 of 10\notherwise: 2 of 10'],
    ['=IF(OR(acc>0.5,NOT(rt<900)),10,2)', 'when (acc > 0.5 or not (rt < 900)): 10 of 10\notherwise: 2 of 10'],
    ['=IF(ISBLANK(acc),0,acc*100)', 'when acc is missing: 0 of 100\notherwise: acc * 100 of 100'],
    [
      '=IFS(acc>0.9,10,acc>0.5,6,TRUE,2)',
      'when acc > 0.9: 10 of 10\nwhen acc > 0.5: 6 of 10\notherwise: 2 of 10',
    ],
    ['=IF(acc>0.5,10)', 'when acc > 0.5: 10 of 10'],
    ['=acc*100', 'always: acc * 100 of 100'],
    ['=AVERAGE(acc, rt)', 'always: (acc + rt) / 2 of 100'],
    ['=MAX(0,MIN(100,acc))', 'always: max(0, min(100, acc)) of 100'],
    ['acc > 0.5 ? 10 : 2', 'when acc > 0.5: 10 of 10\notherwise: 2 of 10'],
    ['acc > 0.5 && rt < 900 ? 10 : 2', 'when acc > 0.5 and rt < 900: 10 of 10\notherwise: 2 of 10'],
    ['if acc > 0.5 then 10 else 2', 'when acc > 0.5: 10 of 10\notherwise: 2 of 10'],
    ['if acc > 0.5: 10 of 10\nelse: 2 of 10', 'when acc > 0.5: 10 of 10\notherwise: 2 of 10'],
    ['=VLOOKUP(acc,A1:B9,2)', 'when accuracy >= 0.8: 10 of 10\notherwise: 2 of 10'],
    ['=', 'when accuracy >= 0.8: 10 of 10\notherwise: 2 of 10'],
  ])('%s', (text, instead) => {
    const { formula, problems } = parseFormula(text);
    expect(formula).toBeNull();
    expect(problems.map(({ code, data }) => [code, data.instead])).toEqual([
      ['spreadsheet_formula', instead],
    ]);
    expect(parseFormula(mended(text, problems)).problems).toEqual([]);
  });

  it.each([
    ['when acc <> 1: 1 of 2', 'when acc != 1: 1 of 2'],
    ['when acc > 80%: 1 of 2', 'when acc > 0.8: 1 of 2'],
    ['when acc > 0,5: 1 of 2', 'when acc > 0.5: 1 of 2'],
    ['when acc > 0.5 && rt < 9: 1 of 2', 'when acc > 0.5 and rt < 9: 1 of 2'],
    ['when acc > 0.5 || rt < 9: 1 of 2', 'when acc > 0.5 or rt < 9: 1 of 2'],
    ['when acc > 0.5 AND rt < 9: 1 of 2', 'when acc > 0.5 and rt < 9: 1 of 2'],
    ['when AND(acc>0.5,rt<9): 1 of 2', 'when (acc > 0.5 and rt < 9): 1 of 2'],
    ['when NOT(acc>0.5): 1 of 2', 'when not (acc > 0.5): 1 of 2'],
    ['clamp(acc; 0; 10) of 10', 'clamp(acc, 0, 10) of 10'],
    ['always: acc^2 of 100', 'always: acc * acc of 100'],
    ['always: AVERAGE(trials.rt) of 100', 'always: mean(trials.rt) of 100'],
    ['always: 1 + AVERAGE(acc, rt) of 100', 'always: 1 + (acc + rt) / 2 of 100'],
    ['always: STDEV(trials.rt) of 100', 'always: sd(trials.rt) of 100'],
  ])('%s can be mended into %s', (text, right) => {
    const { problems } = parseFormula(text);
    expect(mended(text, problems)).toBe(right);
    expect(parseFormula(right).problems).toEqual([]);
  });

  it('in a condition on its own too', () => {
    const { problems } = parseCondition('acc <> 1');
    expect(mended('acc <> 1', problems)).toBe('acc != 1');
  });

  it('leaves names and faults of another kind as they are', () => {
    expect(parseFormula('always: IF of 10').problems).toEqual([]);
    expect(parseFormula('`AND` of 10').problems).toEqual([]);
    for (const text of ['x % of 10', 'when x > 1 then 2', 'always: x $ of 3', 'clamp(x, , 10) of 10']) {
      for (const { data } of parseFormula(text).problems) expect(data.instead, text).toBeUndefined();
    }
  });

  it('never throws and always gives a form that is read, whatever stands between', () => {
    const words = [
      '=',
      'IF(',
      '(',
      ')',
      ',',
      ';',
      'acc',
      '>',
      '<>',
      '0.5',
      '10',
      '?',
      ':',
      'AND(',
      '%',
      ' of ',
      'else ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (parts) => {
        for (const { code, data } of parseFormula(parts.join('')).problems) {
          if (code === 'spreadsheet_formula') expect(parseFormula(String(data.instead)).problems).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
