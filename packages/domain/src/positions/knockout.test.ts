import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_LIMITS,
  type AnswerableQuestion,
  answerProblem,
  isCalendarDay,
  isWebAddress,
} from './answer.ts';
import { evaluateKnockOut, type KnockOutQuestion, type KnockOutRule } from './knockout.ts';
import {
  type AnswerValue,
  RULE_OPERATORS,
  type RuleOperand,
  type RuleOperator,
  satisfies,
} from './knockout-operators.ts';
import { QUESTION_TYPES } from './question-types.ts';

describe('rule operators', () => {
  it.each<[RuleOperator, AnswerValue, RuleOperand, boolean]>([
    ['answered', 'x', null, true],
    ['answered', '  ', null, false],
    ['answered', [], null, false],
    ['answered', 0, null, true],
    ['answered', false, null, true],
    ['unanswered', null, null, true],
    ['equals', ' Nurse ', 'nurse', true],
    ['not_equals', 'nurse', 'cook', true],
    ['not_equals', null, 'cook', false],
    ['contains', 'Registered Nurse', 'nurse', true],
    ['not_contains', 'cook', 'nurse', true],
    ['starts_with', 'https://x.test', 'HTTPS', true],
    ['contains', 'anything', '', false],
    ['is_one_of', 'yes', ['yes', 'maybe'], true],
    ['is_one_of', 'no', ['yes', 'maybe'], false],
    ['is_none_of', 'no', ['yes'], true],
    ['is_none_of', 'no', null, false],
    ['contains_any_of', ['a', 'b'], ['b', 'c'], true],
    ['contains_all_of', ['a', 'b'], ['b', 'c'], false],
    ['contains_all_of', ['a', 'b'], ['b'], true],
    ['contains_none_of', ['a'], ['b'], true],
    ['gt', 3, 2, true],
    ['gte', 2, 2, true],
    ['lt', 2, 2, false],
    ['lte', 2, 2, true],
    ['eq', 2, 2, true],
    ['ne', 2, 2, false],
    ['between', 2, [1, 3], true],
    ['between', 4, [1, 3], false],
    ['gt', 3, 'two', false],
    ['before', '2026-01-01', '2026-06-01', true],
    ['after', '2026-01-01', '2026-06-01', false],
    ['on', '2026-06-01', '2026-06-01', true],
    ['on_or_before', '2026-06-01', '2026-06-01', true],
    ['on_or_after', '2026-06-02', '2026-06-01', true],
    ['between', '2026-03-01', ['2026-01-01', '2026-06-01'], true],
    ['is_true', true, null, true],
    ['is_true', false, null, false],
    ['is_false', false, null, true],
    ['provided', 'file-id', null, true],
    ['missing', null, null, true],
  ])('%s: %o against %o is %s', (operator, answer, operand, expected) => {
    expect(satisfies(operator, answer, operand)).toBe(expected);
  });

  it('no answer satisfies only unanswered and missing', () => {
    for (const operator of Object.values(RULE_OPERATORS).flat()) {
      expect(satisfies(operator, null, ['x'])).toBe(operator === 'unanswered' || operator === 'missing');
    }
  });
});

const rule = (rule_id: string, over: Partial<KnockOutRule> = {}): KnockOutRule => ({
  rule_id,
  enabled: true,
  match: 'all',
  action: 'reject_suggested',
  conditions: [{ question_id: 'permit', operator: 'is_one_of', operand: ['no'] }],
  ...over,
});
const questions = (...rules: KnockOutRule[]): KnockOutQuestion[] => [
  { id: 'permit', type: 'single_select', rules },
  { id: 'years', type: 'number', rules: [] },
];

describe('knock-out rules', () => {
  it('the first enabled match wins and names the matched questions', () => {
    const list = questions(
      rule('off', { enabled: false }),
      rule('tag', { action: 'tag', tag: 'no permit' }),
      rule('later'),
    );
    expect(evaluateKnockOut(list, { permit: 'no' })).toEqual({
      action: 'tag',
      rule_id: 'tag',
      tag: 'no permit',
      matched_question_ids: ['permit'],
    });
    expect(evaluateKnockOut(list, { permit: 'yes' })).toBeNull();
  });

  it('all needs every condition, any needs one and names only what matched', () => {
    const conditions = [
      { question_id: 'permit', operator: 'is_one_of', operand: ['no'] },
      { question_id: 'years', operator: 'lt', operand: 2 },
    ] as const;
    const answers = { permit: 'yes', years: 1 };
    expect(evaluateKnockOut(questions(rule('all', { conditions })), answers)).toBeNull();
    expect(evaluateKnockOut(questions(rule('any', { conditions, match: 'any' })), answers)).toMatchObject({
      matched_question_ids: ['years'],
    });
  });

  it.each(['all', 'any'] as const)(
    'a deleted question or an operator of another type never matches (%s)',
    (match) => {
      const gone = rule('gone', {
        match,
        conditions: [{ question_id: 'deleted', operator: 'unanswered', operand: null }],
      });
      const odd = rule('odd', {
        match,
        conditions: [{ question_id: 'years', operator: 'missing', operand: null }],
      });
      const none = rule('none', { match, conditions: [] });
      expect(evaluateKnockOut(questions(gone, odd, none), {})).toBeNull();
    },
  );
});

describe('answers', () => {
  const options = [{ key: 'a' }, { key: 'b' }];
  it.each<[Partial<AnswerableQuestion>, AnswerValue, string | null]>([
    [{ type: 'short_text' }, 'x'.repeat(ANSWER_LIMITS.short_text), null],
    [{ type: 'short_text' }, 'x'.repeat(ANSWER_LIMITS.short_text + 1), 'too_long'],
    [{ type: 'long_text' }, 'x'.repeat(20_000), null],
    [{ type: 'long_text' }, 'x'.repeat(20_001), 'too_long'],
    [{ type: 'long_text' }, 5, 'wrong_type'],
    [{ type: 'single_select', options }, 'a', null],
    [{ type: 'single_select', options }, 'z', 'unknown_option'],
    [{ type: 'single_select', options }, ['a'], 'wrong_type'],
    [{ type: 'multi_select', options }, ['a', 'b'], null],
    [{ type: 'multi_select', options }, ['a', 'a'], 'duplicate_option'],
    [{ type: 'multi_select', options }, ['z'], 'unknown_option'],
    [{ type: 'number', min: 0, max: 5 }, 5, null],
    [{ type: 'number', min: 0, max: 5 }, 5.1, 'too_large'],
    [{ type: 'number', min: 0 }, -1, 'too_small'],
    [{ type: 'number' }, Number.NaN, 'not_a_number'],
    [{ type: 'number' }, '5', 'wrong_type'],
    [{ type: 'date' }, '2024-02-29', null],
    [{ type: 'date' }, '2023-02-29', 'not_a_date'],
    [{ type: 'date' }, 'tomorrow', 'not_a_date'],
    [{ type: 'url' }, 'https://x.test/a?b#c', null],
    [{ type: 'url' }, 'javascript:alert(1)', 'not_a_url'],
    [{ type: 'url' }, 'ftp://x.test', 'not_a_url'],
    [{ type: 'url' }, 'https://a b.test', 'not_a_url'],
    [{ type: 'url' }, 'https://user:pw@x.test', 'not_a_url'],
    [{ type: 'yes_no', required: true }, false, null],
    [{ type: 'yes_no', required: true }, true, null],
    [{ type: 'yes_no', required: true }, null, 'required'],
    [{ type: 'yes_no' }, 'no', 'wrong_type'],
    [{ type: 'must_agree', required: true }, false, 'required'],
    [{ type: 'must_agree', required: true }, true, null],
    [{ type: 'must_agree' }, 'yes', 'wrong_type'],
    [{ type: 'file' }, 'file-id', null],
    [{ type: 'file' }, 7, 'wrong_type'],
  ])('%o with %o: %s', (question, answer, problem) => {
    const full: AnswerableQuestion = { type: 'short_text', required: false, ...question };
    expect(answerProblem(full, answer)).toBe(problem);
  });

  it('nothing is fine unless the question is required', () => {
    for (const type of QUESTION_TYPES) {
      for (const none of [null, undefined, ' ', []]) {
        expect(answerProblem({ type, required: false }, none)).toBeNull();
        expect(answerProblem({ type, required: true }, none)).toBe('required');
      }
    }
  });

  it('knows the calendar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (day) => {
          expect(isCalendarDay(day.toISOString().slice(0, 10))).toBe(true);
        },
      ),
    );
    for (const wrong of ['2026-13-01', '2026-00-10', '2026-04-31', '1900-02-29', '0000-01-01', '2026-1-1']) {
      expect(isCalendarDay(wrong)).toBe(false);
    }
    expect(isWebAddress('HTTP://X.TEST')).toBe(true);
  });
});
