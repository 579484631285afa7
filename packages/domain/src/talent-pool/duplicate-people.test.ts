import { describe, expect, it } from 'vitest';
import { randomFrom } from '../statistics/random.ts';
import { type ComparedFacts, comparedEmail, comparedPhone, duplicateReasons } from './duplicate-people.ts';
import { JUDGING_NAMES, type LabelledPair, labelledPairs, TUNING_NAMES } from './testing/people-pairs.ts';

const person = (facts: Partial<ComparedFacts>): ComparedFacts => ({
  first_name: 'Ana',
  last_name: 'Torres',
  email: '',
  phone: '',
  linkedin: '',
  cv_digests: [],
  ...facts,
});

describe('what people are compared by', () => {
  it('is an address without what its host ignores', () => {
    for (const same of ['a.na.torres@gmail.com', 'anatorres+jobs@googlemail.com', 'AnaTorres@GMail.com']) {
      expect(comparedEmail(same), same).toBe('anatorres@gmail.com');
    }
    expect(comparedEmail('ana.torres+x@example.test')).toBe('ana.torres@example.test');
    for (const none of ['', 'info@example.test', 'jobs+kiel@example.test', '@example.test']) {
      expect(comparedEmail(none), none).toBe('');
    }
  });

  it('is a number however it is dialled', () => {
    for (const same of ['+49 170 1234567', '0049 (0)170/1234567', '0170-123 45 67']) {
      expect(comparedPhone(same), same).toBe('701234567');
    }
    for (const none of ['', '12345', '000 0000', '1111111111']) expect(comparedPhone(none), none).toBe('');
  });
});

describe('two people', () => {
  const phone = '+49 170 1234567';
  const names = (one: [string, string], other: [string, string]) =>
    duplicateReasons(
      person({ first_name: one[0], last_name: one[1], phone }),
      person({ first_name: other[0], last_name: other[1], phone: '0170 1234567' }),
    );

  it('are one where their names are and something else is', () => {
    for (const [one, other] of [
      [
        ['Ana', 'Torres'],
        ['Torres', 'ANA'],
      ],
      [
        ['Ana María', 'Torres'],
        ['Ana', 'Torres'],
      ],
      [
        ['Jürgen', 'Weiß'],
        ['Juergen', 'Weiss'],
      ],
      [
        ['A.', 'Torres'],
        ['Ana', 'Torres'],
      ],
      [
        ['Anna Maria', 'Berg'],
        ['Annamaria', 'Berg'],
      ],
      [
        ['Katarzyna', 'Nowak'],
        ['Katarzna', 'Nowak'],
      ],
      [
        ['', 'Dr. Ana Torres'],
        ['Ana', 'Torres'],
      ],
    ] as [[string, string], [string, string]][]) {
      expect(names(one, other), `${one} ${other}`).toEqual(['phone']);
    }
  });

  it('are two where their names speak of two', () => {
    for (const [one, other] of [
      [
        ['Ana', 'Torres'],
        ['Luis', 'Torres'],
      ],
      [
        ['Maria', 'Torres'],
        ['Mario', 'Torres'],
      ],
      [
        ['Daniel', 'Kim'],
        ['Daniela', 'Kim'],
      ],
      [
        ['', 'Torres'],
        ['Ana', 'Torres'],
      ],
      [
        ['A.', 'T.'],
        ['Ana', 'Torres'],
      ],
    ] as [[string, string], [string, string]][]) {
      expect(names(one, other), `${one} ${other}`).toEqual([]);
    }
  });

  it('are one by address or profile even where a name is missing, and never by a name alone', () => {
    const known = person({ email: 'ana+a@example.test', linkedin: 'https://www.linkedin.com/in/ana' });
    const bare = person({ first_name: '', last_name: '', email: 'ana@example.test' });
    expect(duplicateReasons(known, bare)).toEqual(['email']);
    expect(duplicateReasons(known, person({}))).toEqual([]);
    expect(duplicateReasons(known, person({ linkedin: known.linkedin }))).toEqual(['linkedin']);
    expect(duplicateReasons(known, { ...bare, first_name: 'Luis', last_name: 'Torres' })).toEqual([]);
  });

  it.each([
    ['the names that nothing was tuned with', 'people who are judged', JUDGING_NAMES],
    ['the few names that the rules were tuned with', 'tuning', TUNING_NAMES],
  ])(
    'are told with precision of at least .99 and recall of at least .9, whichever comes first: %s',
    (_, seed, names) => {
      const pairs = labelledPairs(randomFrom(seed), names, 2_000);
      const found = pairs.filter(({ one, other }) => duplicateReasons(one, other).length > 0);
      const right = found.filter(({ isSame }) => isSame).length;
      const wrong = (of: readonly LabelledPair[]) => JSON.stringify(of.slice(0, 5), null, 1);
      expect(right / found.length, wrong(found.filter(({ isSame }) => !isSame))).toBeGreaterThanOrEqual(0.99);
      expect(
        right / 1_000,
        wrong(pairs.filter((pair) => pair.isSame && !found.includes(pair))),
      ).toBeGreaterThanOrEqual(0.9);
      for (const { one, other } of pairs) {
        expect(duplicateReasons(other, one)).toEqual(duplicateReasons(one, other));
      }
    },
  );
});
