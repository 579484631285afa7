import { describe, expect, it } from 'vitest';
import { wordsFor } from './kit-question.ts';
import {
  assignInTurn,
  chooseTraits,
  type KitTrait,
  type OfferedQuestion,
  proposeQuestions,
} from './propose-kit.ts';

const trait = (trait_id: string, score: number | null, weight = 1): KitTrait => ({
  trait_id,
  score,
  weight,
  subtraits: [
    { subtrait_id: `${trait_id}1`, weight: 60, score: score === null ? null : score - 5 },
    { subtrait_id: `${trait_id}2`, weight: 40, score: score === null ? null : score + 5 },
  ],
});
const bank = (ids: string): OfferedQuestion[] =>
  [...ids].flatMap((id) =>
    [1, 2].flatMap((n) =>
      (['behavioural', 'situational'] as const).map((kind) => ({
        key: `${id}${n}.${kind}`,
        subtrait_id: `${id}${n}`,
        kind,
      })),
    ),
  );
const chosen = (...traits: KitTrait[]) =>
  chooseTraits(traits).map(({ trait_id, reason }) => `${trait_id} ${reason}`);

describe('which traits are asked about', () => {
  it.each([
    ['none', [], []],
    ['one', [trait('a', 50)], ['a lowest']],
    ['two', [trait('a', 50), trait('b', 40)], ['a highest', 'b lowest']],
    ['three', [trait('a', 50), trait('b', 40), trait('c', 60)], ['a lowest', 'b lowest', 'c highest']],
    [
      'six',
      [trait('a', 50), trait('b', 10), trait('c', 60), trait('d', 90), trait('e', 20), trait('f', null)],
      ['b lowest', 'c highest', 'd highest', 'e lowest'],
    ],
  ] as const)('of %s: two at each end of the card, in the order of the template', (_, traits, expected) => {
    expect(chosen(...traits)).toEqual(expected);
  });

  it('ties go to the greater weight, then to the order of the template', () => {
    expect(chosen(trait('a', 50), trait('b', 50, 2), trait('c', 50), trait('d', 50), trait('e', 50))).toEqual(
      ['a lowest', 'b lowest', 'c highest', 'd highest'],
    );
  });

  it('without a card: the four that weigh most', () => {
    const traits = [1, 5, 3, 4, 2].map((weight, at) => trait('abcde'[at] ?? '', null, weight));
    expect(chosen(...traits)).toEqual(['b weight', 'c weight', 'd weight', 'e weight']);
  });
});

describe('which questions are asked', () => {
  const traits = [trait('a', 20), trait('b', 80)];
  const keys = (duration_min: number, asked: string[] = [], offered = bank('ab')) =>
    proposeQuestions(traits, offered, { duration_min, asked: new Set(asked) }).map((each) => each.key);

  it('one of each trait, on the lowest subtrait of a low one and the highest of a high one', () => {
    expect(keys(30)).toEqual(['a1.behavioural', 'b2.behavioural']);
  });
  it('two of each from 45 minutes on', () => {
    expect(keys(45)).toEqual(['a1.behavioural', 'a1.situational', 'b2.behavioural', 'b2.situational']);
  });
  it('others than in an earlier interview, as long as there are any', () => {
    expect(keys(30, ['a1.behavioural', 'b2.behavioural', 'b2.situational'])).toEqual([
      'a1.situational',
      'b1.behavioural',
    ]);
    const all = bank('a').map((each) => each.key);
    expect(keys(30, all)[0]).toBe('a1.behavioural');
  });
  it('none where the bank has none on a trait', () => {
    expect(keys(30, [], bank('b'))).toEqual(['b2.behavioural']);
  });
  it('the same for the same input, whatever the order of the bank', () => {
    expect(keys(60, [], bank('ab').reverse()).sort()).toEqual(keys(60).sort());
  });
});

it('people take turns', () => {
  expect(assignInTurn(5, ['x', 'y'])).toEqual(['x', 'y', 'x', 'y', 'x']);
  expect(assignInTurn(2, [])).toEqual([null, null]);
});

it('a question is read in the own language, as written, or in English', () => {
  const say = (question: string) => ({ question, probes: [], anchors: [] });
  expect(wordsFor({ en: say('Why?'), ar: say('لماذا؟') }, 'ar').question).toBe('لماذا؟');
  expect(wordsFor({ en: say('Why?'), ar: say('لماذا؟') }, 'fr').question).toBe('Why?');
  expect(wordsFor({ und: say('Warum?') }, 'ar').question).toBe('Warum?');
  expect(wordsFor({}, 'en').question).toBe('');
});
