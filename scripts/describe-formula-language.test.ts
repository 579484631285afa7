import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFormula } from '../packages/domain/src/formula-language/parse.ts';
import { OPERATORS } from '../packages/domain/src/formulas/formula-operators.ts';
import { describeFormulaLanguage } from './describe-formula-language.mjs';

const DOCUMENT = readFileSync(new URL('../docs/formula-language.md', import.meta.url), 'utf8');

describe('docs/formula-language.md', () => {
  it('says what the code says (else run: node scripts/describe-formula-language.mjs)', () => {
    expect(describeFormulaLanguage(DOCUMENT)).toBe(DOCUMENT);
  });

  it('has a row for every operator', () => {
    const [, part = ''] = DOCUMENT.split('<!-- operators -->');
    const rows = part.split('<!-- /operators -->')[0]?.trim().split('\n') ?? [];
    expect(rows).toHaveLength(OPERATORS.length + 2);
  });

  it('shows formulas that can be read', () => {
    const blocks = [...DOCUMENT.matchAll(/```formula\n([\s\S]*?)\n```/g)].map(([, text = '']) => text);
    expect(blocks.length).toBeGreaterThan(4);
    for (const text of blocks) expect(parseFormula(text).problems, text).toEqual([]);
  });
});
