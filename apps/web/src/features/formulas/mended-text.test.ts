import { parseFormula } from '@tryout/domain/formula-language/parse';
import { expect, it } from 'vitest';
import { mendedText } from './mended-text.ts';

it('puts the right form where the fault stands, and leaves the rest of the text', () => {
  const text = 'when acc <> 1: 1 of 2\notherwise: 0 of 2';
  const [problem] = parseFormula(text).problems;
  if (problem === undefined) throw new Error('a problem is told');
  const fault = { ...problem, instead: String(problem.data.instead) };
  expect(mendedText(text, fault)).toBe('when acc != 1: 1 of 2\notherwise: 0 of 2');
  expect(mendedText(text, { ...fault, instead: null })).toBe(text);
});
