import { describe, expect, it } from 'vitest';
import { compileFormula } from './compile.ts';
import { parseFormula } from './parse.ts';
import { runPrograms } from './testing/random-programs.ts';

/** A share of what `fuzz.long.test.ts` tries. */
const PROGRAMS = 2_000;

describe('random programs', () => {
  it('end, break nothing and come to the same twice', () => {
    const first = runPrograms('programs', PROGRAMS);
    // A good part is meant to be formulas that are evaluated.
    expect(first.formulas).toBeGreaterThan(PROGRAMS / 20);
    expect(runPrograms('programs', PROGRAMS).digest).toBe(first.digest);
  });

  it('reach nothing but their inputs', () => {
    const names = [
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'valueOf',
      'globalThis',
      'process',
    ];
    for (const name of names) {
      const { formula } = parseFormula(`always: ${name} of 1\notherwise: 1 of 1`);
      expect(formula && compileFormula(formula).evaluate({}).reason, name).toBe('value_missing');
      const called = parseFormula(`always: ${name}(1) of 1`).formula;
      expect(() => called && compileFormula(called), name).toThrow('unknown_operator');
      const named = parseFormula(`when @${name}: 1 of 1`).formula;
      expect(() => named && compileFormula(named, {}), name).toThrow('unknown_condition');
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
