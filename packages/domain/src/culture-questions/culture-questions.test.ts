import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeAnswers } from '../forms/answers.ts';
import { questionsOf } from '../forms/form.ts';
import { formProblems } from '../forms/form-problems.ts';
import {
  agreementBand,
  agreementOf,
  compareCulture,
  cultureProfile,
  isTimeToCount,
  isTooThin,
  questionScore,
} from './profile.ts';
import {
  answerProblems,
  answersOfForm,
  CULTURE_DIMENSIONS,
  type CultureAnswer,
  type CultureQuestion,
  cultureForm,
  inTurns,
  wordingProblems,
} from './questions.ts';
import { CULTURE_STARTER_SET } from './starter-set.ts';

const QUESTIONS: readonly CultureQuestion[] = CULTURE_STARTER_SET.map((question, at) => ({
  ...question,
  culture_question_id: `0190aaaa-0000-7000-8000-0000000000${String(at + 10)}`,
  version: 1,
}));
const ENDS = { low: { en: 'Not at all' }, high: { en: 'Fully' }, choose: { en: 'Which one?' } };

/** The answer that counts as `score` (1 to 5; of a pair 5 from the middle on, else 1). */
const answering = (question: CultureQuestion, score: number): CultureAnswer => ({
  culture_question_id: question.culture_question_id,
  version: question.version,
  value:
    question.kind === 'scale'
      ? question.is_reversed
        ? 6 - score
        : score
      : score >= 3 !== question.is_reversed
        ? 1
        : 2,
});
const sheet = (score: (question: CultureQuestion) => number, is_admin = false) => ({
  is_admin,
  answers: QUESTIONS.map((question) => answering(question, score(question))),
});
const team = (scores: readonly number[]) =>
  cultureProfile(
    QUESTIONS,
    scores.map((score, at) => sheet(() => score, at === 0)),
  );

describe('questions', () => {
  it('has a starter set of four for each of nine dimensions, worded in both languages, with a source', () => {
    for (const dimension of CULTURE_DIMENSIONS) {
      const of = CULTURE_STARTER_SET.filter((one) => one.dimension === dimension);
      expect(of.map(({ kind }) => kind).sort()).toEqual(['pair', 'scale', 'scale', 'scale']);
      expect(of.filter(({ kind, is_reversed }) => kind === 'scale' && is_reversed)).toHaveLength(1);
    }
    expect(CULTURE_STARTER_SET).toHaveLength(36);
    for (const question of CULTURE_STARTER_SET) {
      expect(wordingProblems(question)).toEqual([]);
      expect(question.source).toMatch(/\(\d{4}\)/);
      for (const text of [question.statement, question.opposite]) {
        if (text) expect(text.ar).toMatch(/[\u0600-\u06ff]/);
      }
    }
    const said = CULTURE_STARTER_SET.flatMap(({ statement, opposite }) => [
      statement.en,
      opposite?.en ?? [],
    ]).flat();
    expect(new Set(said).size).toBe(said.length);
  });

  it.each([
    [{ statement: { en: ' ' } }, ['statement_missing']],
    [{ statement: { ar: 'نص' } }, ['statement_missing']],
    [{ kind: 'pair' as const }, ['opposite_missing']],
    [{ opposite: { en: 'Other' } }, ['opposite_not_asked']],
    [{ statement: { en: 'a', ar: 'x'.repeat(301) } }, ['text_too_long']],
    [{ kind: 'pair' as const, opposite: { en: 'x'.repeat(301) } }, ['text_too_long']],
  ])('says what is wrong with %j', (change, expected) => {
    const good = {
      dimension: 'detail',
      kind: 'scale',
      is_reversed: false,
      statement: { en: 'A' },
      opposite: null,
    } as const;
    expect(wordingProblems({ ...good, ...change }).map(({ code }) => code)).toEqual(expected);
  });

  it('counts reversed answers the other way round, and the shown place of a pair not at all', () => {
    expect(
      [1, 2, 3, 4, 5].map((value) => questionScore({ kind: 'scale', is_reversed: true }, value)),
    ).toEqual([5, 4, 3, 2, 1]);
    expect(questionScore({ kind: 'pair', is_reversed: false }, 1)).toBe(5);
    expect(questionScore({ kind: 'pair', is_reversed: true }, 1)).toBe(1);
    fc.assert(
      fc.property(fc.constantFrom(...QUESTIONS), fc.integer({ min: 1, max: 5 }), (question, score) => {
        const turned = { ...question, is_reversed: !question.is_reversed };
        const count = (of: CultureQuestion) => questionScore(of, answering(of, score).value);
        expect(count(question)).toBe(count(turned));
      }),
    );
  });

  it('is a form of six a page in which no two of a dimension follow each other, and reads its answers back', () => {
    const form = cultureForm(QUESTIONS, ENDS);
    expect(formProblems(form)).toEqual([]);
    expect(form.pages.map(({ questions }) => questions.length)).toEqual([6, 6, 6, 6, 6, 6]);
    const order = inTurns(QUESTIONS).map(({ dimension }) => dimension);
    expect(order.every((dimension, at) => dimension !== order[at + 1])).toBe(true);
    const given = Object.fromEntries(
      questionsOf(form).map(({ name, type }, at) => [
        name,
        type === 'rating' ? (at % 5) + 1 : String((at % 2) + 1),
      ]),
    );
    expect(judgeAnswers(form, given).problems).toEqual([]);
    const answers = answersOfForm(QUESTIONS, given);
    expect(answerProblems(QUESTIONS, answers)).toEqual([]);
    // A turned pair shows first what speaks against the dimension.
    const turned = QUESTIONS.find(({ kind, is_reversed }) => kind === 'pair' && is_reversed);
    const shown = questionsOf(form).find(
      ({ name }) => name === `q${turned?.culture_question_id.replaceAll('-', '')}`,
    );
    expect(shown?.options[0]?.title).toEqual(turned?.opposite);
  });

  it('takes each question once, in the version that is asked', () => {
    const [first, second] = QUESTIONS as [CultureQuestion, CultureQuestion];
    const of = (answers: CultureAnswer[]) => answerProblems([first, second], answers).map(({ code }) => code);
    const [a, b] = [answering(first, 4), answering(second, 2)];
    expect(of([a, b])).toEqual([]);
    expect(of([a])).toEqual(['missing']);
    expect(of([a, b, a])).toEqual(['twice']);
    expect(of([{ ...a, version: 2 }, b])).toEqual(['not_asked']);
    expect(of([{ ...a, culture_question_id: 'other' }, b])).toEqual(['not_asked', 'missing']);
    expect(
      of([
        { ...a, value: 6 },
        { ...b, value: 1.5 },
      ]),
    ).toEqual(['wrong_value', 'wrong_value']);
  });
});

describe('an organization’s profile', () => {
  it('is worked out by hand for six people', () => {
    // Three questions on the scale score 2, 2, 3, 3, 4, 4, the pair 1, 1, 5, 5, 5, 5.
    const profile = team([2, 2, 3, 3, 4, 4]);
    expect([profile.people, profile.admins, isTooThin(profile)]).toEqual([6, 1, false]);
    const [first] = profile.dimensions;
    expect(first?.questions).toBe(4);
    expect(first?.mean).toBeCloseTo((3 + 3 + 3 + 22 / 6) / 4, 12);
    // Own means 1.75, 1.75, 3.5, 3.5, 4.25, 4.25.
    expect(first?.spread).toBeCloseTo(
      Math.sqrt((2 * (17 / 12) ** 2 + 2 * (1 / 3) ** 2 + 2 * (13 / 12) ** 2) / 5),
      12,
    );
    // Variances 0.8 of 2 for the scale, 64/15 of 4 for the pair: x = (3 × 0.4 + 16/15) / 4.
    const x = (1.2 + 16 / 15) / 4;
    expect(first?.agreement).toBeCloseTo((4 * (1 - x)) / (4 * (1 - x) + x), 12);
  });

  it.each([
    [0, 9, true],
    [1, 4, true],
    [1, 5, false],
    [2, 5, false],
    [5, 0, true],
  ])('with %i admins and %i others is too thin: %s', (admins, others, thin) => {
    expect(isTooThin({ admins, people: admins + others })).toBe(thin);
  });

  it('says nothing of a question that fewer than five answered, nor of one question alone', () => {
    expect(team([3, 3, 3, 3]).dimensions.every(({ mean }) => mean === null)).toBe(true);
    const one = QUESTIONS.filter(({ dimension }) => dimension !== 'detail').concat(
      QUESTIONS.filter(({ dimension }) => dimension === 'detail').slice(0, 1),
    );
    const few = cultureProfile(
      one,
      Array.from({ length: 7 }, () => sheet(() => 4)),
    );
    expect(few.dimensions.find(({ dimension }) => dimension === 'detail')).toMatchObject({
      questions: 1,
      mean: null,
    });
  });

  it('is the same whoever comes first, stays within its ranges, and agrees fully where all say the same', () => {
    const scores = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(scores, (given) => {
        const profile = team(given);
        const turned = team([...given].reverse());
        for (const [at, one] of profile.dimensions.entries()) {
          expect(one.mean).toBeCloseTo(turned.dimensions[at]?.mean ?? Number.NaN, 9);
          expect(one.agreement).toBeCloseTo(turned.dimensions[at]?.agreement ?? Number.NaN, 9);
          expect(one.mean).toBeGreaterThanOrEqual(1);
          expect(one.mean).toBeLessThanOrEqual(5);
          expect(one.agreement).toBeGreaterThanOrEqual(0);
          expect(one.agreement).toBeLessThanOrEqual(1);
          if (new Set(given).size === 1) expect([one.agreement, one.spread]).toEqual([1, 0]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('agrees less the more answers differ, and not at all where they differ as if by chance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          expect(agreementOf([less, less])).toBeGreaterThanOrEqual(agreementOf([more, more]));
        },
      ),
    );
    expect([agreementOf([0]), agreementOf([1]), agreementOf([3])]).toEqual([1, 0, 0]);
    expect([0.3, 0.304, 0.31, 0.5, 0.7, 0.9, 0.91].map(agreementBand)).toEqual([
      'lack',
      'lack',
      'weak',
      'weak',
      'moderate',
      'strong',
      'very_strong',
    ]);
  });

  it('is counted anew only in lots of five', () => {
    expect([isTimeToCount(4, 0), isTimeToCount(2, 2), isTimeToCount(5, 0), isTimeToCount(2, 3)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('a candidate beside a profile', () => {
  const of = (candidate: number, scores: readonly number[]) =>
    compareCulture(QUESTIONS, sheet(() => candidate).answers, team(scores))[0];

  it.each([
    [4, [4, 4, 4, 4, 4, 4], 1, 0],
    [5, [1, 1, 1, 1, 1, 1], 0, 1],
    [1, [5, 5, 5, 5, 5, 5], 0, 0],
    // Above a team that is strong already: nothing is added.
    [5, [4, 4, 4, 4, 4, 4], 1 - 0.75 / 4, 0],
  ])('who answers %i where the team answers %j', (candidate, scores, match, adds) => {
    expect(of(candidate, scores)?.match).toBeCloseTo(match, 12);
    expect(of(candidate, scores)?.adds).toBeCloseTo(adds, 12);
  });

  it('adds only where the team is below the middle, and never more than they differ', () => {
    const step = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(step, fc.array(step, { minLength: 6, maxLength: 9 }), (candidate, scores) => {
        for (const one of compareCulture(QUESTIONS, sheet(() => candidate).answers, team(scores))) {
          const { match, adds, team: there } = one as { match: number; adds: number; team: number };
          expect(match).toBeGreaterThanOrEqual(0);
          expect(match).toBeLessThanOrEqual(1);
          expect(adds).toBeGreaterThanOrEqual(0);
          expect(adds + match).toBeLessThanOrEqual(1 + 1e-12);
          if (there >= 3) expect(adds).toBe(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is held only against the very same words', () => {
    const profile = team([4, 4, 4, 4, 4, 4]);
    const newer = QUESTIONS.map((question) => ({ ...question, version: 2 }));
    const answers = newer.map((question) => answering(question, 4));
    for (const one of compareCulture([...QUESTIONS, ...newer], answers, profile)) {
      expect(one).toMatchObject({ questions: 0, match: null, adds: null });
    }
  });
});
