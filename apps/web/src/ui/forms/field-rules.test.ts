import { expect, it } from 'vitest';
import { type FieldRule, ruleProblem, ruleProblems } from './field-rules.ts';

it.each<[FieldRule | undefined, unknown, string | undefined]>([
  [{ required: true }, '  ', 'is required'],
  [{ required: true }, 'Ana', undefined],
  [{ most: 3 }, 'four', 'must be at most 3 characters'],
  [{ most: 4 }, ' four ', undefined],
  [{ least: 10 }, 'too short', 'must be at least 10 characters'],
  [{ least: 10 }, '', undefined],
  [{ kind: 'email' }, 'ana@harbour', 'must be an email address'],
  [{ kind: 'email' }, 'ana@harbour.example', undefined],
  [{ required: true }, ['no text'], undefined],
  [undefined, '', undefined],
])('finds with %j of %j: %j', (rule, value, problem) => {
  expect(ruleProblem(rule, value)).toBe(problem);
});

it('names the fields in their order', () => {
  expect(ruleProblems({ b: { required: true }, a: { required: true } }, { a: '', b: '', c: '' })).toEqual([
    { field: 'a', message: 'is required' },
    { field: 'b', message: 'is required' },
  ]);
});
