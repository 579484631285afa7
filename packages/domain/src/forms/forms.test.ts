import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SURVEY_TEMPLATES } from '../surveys/survey.ts';
import { SURVEY_TEMPLATE_OF } from '../surveys/templates.ts';
import { judgeAnswer, judgeAnswers } from './answers.ts';
import { askedPages, type FormAnswer, type FormAnswers } from './conditions.ts';
import {
  blankQuestion,
  FORM_QUESTION_TYPES,
  type FormCondition,
  type FormDefinition,
  type FormQuestion,
  isAsked,
  questionsOf,
} from './form.ts';
import { formProblems } from './form-problems.ts';
import { readSurveyJs, writeSurveyJs } from './survey-js.ts';

const title = { en: 'Words' };
const options = ['a', 'b', 'c'].map((value) => ({ value, title }));
const only = (question: string): FormCondition => ({
  join: 'all',
  tests: [{ question, is: 'answered', value: null }],
});

function formOf(...questions: readonly FormQuestion[]): FormDefinition {
  return { languages: ['en'], pages: [{ name: 'page1', title: {}, visible_if: null, questions }] };
}

function question(name: string, more: Partial<FormQuestion> = {}): FormQuestion {
  return { ...blankQuestion(name, more.type ?? 'short_text', title), ...more };
}

const codes = (form: FormDefinition) => formProblems(form).map(({ code }) => code);

describe('what is wrong with a form', () => {
  it.each<[string, FormDefinition, readonly string[]]>([
    ['nothing', formOf(question('a')), []],
    ['it asks nothing', formOf(question('a', { type: 'statement' })), ['no_questions']],
    ['two questions of one name', formOf(question('a'), question('a')), ['name_taken']],
    ['a name with a blank', formOf(question('a b')), ['bad_name']],
    ['the name of what all objects have', formOf(question('__proto__')), ['bad_name']],
    ['no words in the first language', formOf(question('a', { title: { ar: 'كلمات' } })), ['no_words']],
    ['words too long', formOf(question('a', { title: { en: 'x'.repeat(501) } })), ['too_long']],
    ['one option', formOf(question('a', { type: 'ranking', options: options.slice(0, 1) })), ['no_options']],
    ['a matrix without rows', formOf(question('a', { type: 'matrix', options })), ['no_rows']],
    ['least over most', formOf(question('a', { type: 'number', least: 2, most: 1 })), ['bad_bounds']],
    ['a scale of eleven', formOf(question('a', { type: 'rating', steps: 11 })), ['bad_steps']],
    ['a condition about nothing', formOf(question('a', { visible_if: only('b') })), ['unknown_question']],
    [
      'about what comes later',
      formOf(question('a', { visible_if: only('b') }), question('b')),
      ['later_question'],
    ],
    ['about itself', formOf(question('a', { visible_if: only('a') })), ['cycle']],
    [
      'in a circle',
      formOf(question('a', { visible_if: only('b') }), question('b', { visible_if: only('a') })),
      ['cycle', 'cycle'],
    ],
    [
      'a test that no answer passes',
      formOf(
        question('a', { type: 'single_select', options }),
        question('b', { visible_if: { join: 'all', tests: [{ question: 'a', is: 'equal', value: 'z' }] } }),
      ),
      ['bad_test'],
    ],
  ])('%s', (_, form, expected) => {
    expect(codes(form)).toEqual(expected);
  });

  it('is told at once of ten thousand questions, and nothing else of them', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      question(`q${at}`, { visible_if: only(`q${at + 1}`) }),
    );
    expect(codes(formOf(...many))).toEqual(['too_many']);
  });

  it.each(SURVEY_TEMPLATES)('is nothing in the template %s, in both languages', (key) => {
    const { form } = SURVEY_TEMPLATE_OF[key];
    expect(formProblems(form)).toEqual([]);
    expect(formProblems({ ...form, languages: ['ar'] })).toEqual([]);
  });
});

describe('answers', () => {
  it.each<[Partial<FormQuestion>, FormAnswer | undefined, string | null]>([
    [{ is_required: true }, undefined, 'required'],
    [{ is_required: true }, '  ', 'required'],
    [{}, undefined, null],
    [{}, 5, 'wrong_kind'],
    [{}, 'a\u0000b', 'wrong_kind'],
    [{}, 'x'.repeat(501), 'too_long'],
    [{ least: 3 }, 'ab', 'too_short'],
    [{ type: 'url' }, 'javascript:alert(1)', 'wrong_kind'],
    [{ type: 'url' }, 'https://harbour.test/a', null],
    [{ type: 'number', least: 0, most: 9 }, 10, 'too_large'],
    [{ type: 'number' }, Number.NaN, 'wrong_kind'],
    [{ type: 'date' }, '2026-02-30', 'wrong_kind'],
    [{ type: 'date' }, '2024-02-29', null],
    [{ type: 'single_select', options }, 'z', 'wrong_kind'],
    [{ type: 'multi_select', options }, ['a', 'a'], 'wrong_kind'],
    [{ type: 'multi_select', options, most: 1 }, ['a', 'b'], 'too_large'],
    [{ type: 'ranking', options }, ['a', 'b'], 'wrong_kind'],
    [{ type: 'ranking', options }, ['c', 'a', 'b'], null],
    [{ type: 'yes_no' }, false, null],
    [{ type: 'must_agree', is_required: true }, false, 'required'],
    [{ type: 'rating', steps: 5 }, 6, 'wrong_kind'],
    [{ type: 'rating', steps: 5 }, 2.5, 'wrong_kind'],
    [{ type: 'nps' }, 0, null],
    [{ type: 'matrix', options, rows: options }, { a: 'z' }, 'wrong_kind'],
    [{ type: 'matrix', options, rows: options, is_required: true }, { a: 'b' }, 'required'],
    [{ type: 'statement' }, 'x', 'not_asked'],
  ])('%j takes %j: %s', (more, answer, expected) => {
    expect(judgeAnswer(question('a', more), answer)).toBe(expected);
  });

  it('to what is not asked any more are dropped, and so is what hung on them', () => {
    const form = formOf(
      question('a', { type: 'yes_no' }),
      question('b', { visible_if: { join: 'all', tests: [{ question: 'a', is: 'equal', value: true }] } }),
      question('c', { visible_if: only('b'), is_required: true }),
    );
    expect(judgeAnswers(form, { a: true, b: 'x' }).problems).toEqual([{ question: 'c', code: 'required' }]);
    expect(judgeAnswers(form, { a: false, b: 'x', c: 'y' })).toEqual({
      problems: [],
      kept: { a: false },
      answered_count: 1,
      skipped_count: 0,
    });
  });

  it('to what is no question are a problem', () => {
    expect(judgeAnswers(formOf(question('a')), { z: 'x' }).problems).toEqual([
      { question: 'z', code: 'not_asked' },
    ]);
  });
});

/** Forms without problems, of all types and with conditions about earlier questions. */
const sound: fc.Arbitrary<FormDefinition> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...FORM_QUESTION_TYPES),
      is_required: fc.boolean(),
      about: fc.nat(20),
      pages: fc.boolean(),
      text: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ''),
      arabic: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) => {
    const pages: FormQuestion[][] = [[question('q_first', { type: 'yes_no' })]];
    for (const [at, one] of drawn.entries()) {
      const before = pages.flat().filter(isAsked);
      const about = before[one.about];
      if (one.pages) pages.push([]);
      const takes = ['single_select', 'multi_select', 'ranking', 'matrix'].includes(one.type);
      pages.at(-1)?.push({
        ...blankQuestion(`q${at}`, one.type, { en: one.text, ...(one.arabic ? { ar: 'كلمات' } : {}) }),
        is_required: one.type === 'must_agree' || (one.type !== 'statement' && one.is_required),
        visible_if: about ? only(about.name) : null,
        options: takes ? options : [],
        rows: one.type === 'matrix' ? options.slice(0, 2) : [],
      });
    }
    return {
      languages: drawn.some(({ arabic }) => arabic) ? ['en', 'ar'] : ['en'],
      pages: pages
        .filter((page) => page.length > 0)
        .map((questions, at) => ({ name: `page${at + 1}`, title: {}, visible_if: null, questions })),
    };
  });

const anyAnswers: fc.Arbitrary<FormAnswers> = fc.dictionary(
  fc.constantFrom('q_first', ...Array.from({ length: 12 }, (_, at) => `q${at}`)),
  fc.oneof(
    fc.boolean(),
    fc.integer({ min: 1, max: 5 }),
    fc.constantFrom('a', 'b', '2026-01-01', 'https://a.test/', ''),
    fc.subarray(['a', 'b', 'c']),
    fc.constant({ a: 'b' }),
  ),
);

describe('for any form', () => {
  it('out and in as SurveyJS is the same form', () => {
    fc.assert(
      fc.property(sound, (form) => {
        expect(formProblems(form)).toEqual([]);
        expect(readSurveyJs(JSON.stringify(writeSurveyJs(form)))).toEqual({ form, left_out: [] });
      }),
    );
  });

  it('what is kept is asked, fits, and judged again is the same', () => {
    fc.assert(
      fc.property(sound, anyAnswers, (form, answers) => {
        const { problems, kept, answered_count, skipped_count } = judgeAnswers(form, answers);
        // With a problem nothing is kept at all.
        fc.pre(problems.length === 0);
        const asked = askedPages(form, kept).flatMap((page) => page.questions);
        expect(Object.keys(kept).every((name) => asked.some((one) => one.name === name))).toBe(true);
        expect(judgeAnswers(form, kept).kept).toEqual(kept);
        expect(answered_count).toBe(Object.keys(kept).length);
        expect(answered_count + skipped_count).toBeLessThanOrEqual(questionsOf(form).filter(isAsked).length);
      }),
    );
  });
});

describe('a file from elsewhere', () => {
  it('is taken over as far as it is understood, and the rest is named', () => {
    const read = readSurveyJs(
      JSON.stringify({
        title: 'X',
        pages: [
          {
            elements: [
              {
                type: 'radiogroup',
                name: 'my size',
                title: { default: 'Size', de: 'Größe' },
                choices: ['S', 'S', { value: 3, text: 'M' }],
              },
              { type: 'comment', name: 'why', visibleIf: "{my size} = '3' and {my size} notempty" },
              { type: 'text', name: 'late', visibleIf: "{why} = 'a' and ({my size} empty or {why} empty)" },
              { type: 'signaturepad', name: 'sign' },
              { type: 'html', name: 'h', html: '<script>alert(1)</script>', onClick: 'x' },
            ],
          },
        ],
      }),
    );
    if ('problem' in read) throw new Error(read.problem);
    expect(formProblems(read.form)).toEqual([]);
    const [size, why, late, note] = questionsOf(read.form);
    expect(read.form.languages).toEqual(['en', 'de']);
    expect(size?.options.map(({ value }) => value)).toEqual(['S', 'S_2', '3']);
    expect(why?.visible_if?.tests).toEqual([
      { question: 'my_size', is: 'equal', value: '3' },
      { question: 'my_size', is: 'answered', value: null },
    ]);
    expect(late?.visible_if).toBeNull();
    // Text stays text; nothing ever makes markup of it.
    expect(note?.title).toEqual({ en: '<script>alert(1)</script>' });
    expect(read.left_out.map(({ what, name }) => `${what} ${name}`)).toEqual([
      "condition {why} = 'a' and ({my size} empty or {why} empty)",
      'element signaturepad',
      'property onClick',
    ]);
  });

  it.each([
    ['no JSON', '{', 'not_json'],
    ['no form', '[1]', 'no_form'],
    ['far too deep', `${'['.repeat(100_000)}`, 'too_large'],
    ['far too long', `"${'x'.repeat(300_000)}"`, 'too_large'],
    ['far too many', JSON.stringify({ elements: Array(10_000).fill({ type: 'text' }) }), 'too_large'],
  ])('with %s is refused', (_, text, problem) => {
    expect(readSurveyJs(text)).toEqual({ problem });
  });
});
