import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arabicName, nameWeight, readGazetteerLine } from './gazetteer.ts';
import { beginningsWithout, placeKey, slipsForgiven, slipsToBeginning } from './place-key.ts';

const line = (over: Partial<Record<number, string>> = {}) => {
  const columns =
    '2950159|Berlin|Berlin|BER,Berlijn,Berlino,bai lin,Берлин,برلين,برلین,柏林|52.52437|13.41053|P|PPLC|DE||16|00|11000|11000000|3426354|74|43|Europe/Berlin|2022-03-09'.split(
      '|',
    );
  for (const [at, text] of Object.entries(over)) columns[Number(at)] = text ?? '';
  return columns.join('\t');
};

describe('the key of a name', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['  Saint-Étienne ', 'saint etienne'],
    ['Łódź', 'lodz'],
    ['Ålesund', 'alesund'],
    ['Tromsø', 'tromso'],
    ['Gießen', 'giessen'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ["L'Aquila", 'laquila'],
    ['القاهرة', 'القاهره'],
    ['أبو ظبي', 'ابو ظبي'],
    ['آخن', 'اخن'],
    ['برلین', 'برلين'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['Đà Nẵng', 'da nang'],
    ['?! –', ''],
  ])('of %s is %s', (name, key) => expect(placeKey(name)).toBe(key));

  it('is the key of itself, and knows neither marks nor capitals nor blanks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const key = placeKey(text);
        expect(placeKey(key)).toBe(key);
        expect(placeKey(`  ${text.normalize('NFD')}\t`)).toBe(key);
        expect(key).not.toMatch(/^ | $|\p{M}| {2}/u);
      }),
    );
  });
});

describe('slips between what was typed and a name', () => {
  it.each([
    ['berl', 'berlin', 0],
    ['brelin', 'berlin', 1],
    ['berlni', 'berlin', 1],
    ['munhc', 'munich', 1],
    ['mnuhc', 'munich', 2],
    ['amsterdm', 'amsterdam', 1],
    ['amstre', 'amsterdam', 1],
    ['hamburgg', 'hamburg', 1],
    ['xamburg', 'hamburg', 1],
    ['', 'kiel', 0],
    ['oslo', '', 4],
  ])('%s, %s: %i', (typed, name, slips) => expect(slipsToBeginning(typed, name)).toBe(slips));

  it('are none in any beginning, and never more than the letters that were typed', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeü '), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (typed, name) => {
        expect(slipsToBeginning(name.slice(0, typed.length), name)).toBe(0);
        expect(slipsToBeginning(typed, name)).toBeLessThanOrEqual(typed.length);
        expect(slipsToBeginning(typed, name) === 0).toBe(name.startsWith(typed));
      }),
    );
  });

  it('are counted alike with a bound, and one more than that where there are more', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcü'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (typed, name, most) => {
        const all = slipsToBeginning(typed, name);
        expect(slipsToBeginning(typed, name, most)).toBe(Math.min(all, most + 1));
      }),
    );
  });

  it('leave a beginning in common that has a letter less', () => {
    expect(beginningsWithout('paris')).toEqual(['aris', 'pris', 'pais', 'pars', 'pari']);
    expect(beginningsWithout('aaaaaaaa')).toEqual(['aaaaa']);
    const letters = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 6, maxLength: 6 });
    const kinds = ['lost', 'more', 'other', 'swapped'] as const;
    fc.assert(
      fc.property(letters, fc.nat(5), fc.constantFrom(...kinds), (name, at, kind) => {
        const [before, letter, rest] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
        const slip = { lost: '', more: `x${letter}`, other: 'x', swapped: rest.slice(0, 1) + letter }[kind];
        const typed = `${before}${slip}${kind === 'swapped' ? rest.slice(1) : rest}zz`;
        const known = new Set(beginningsWithout(`${name}zz`));
        expect(beginningsWithout(typed).some((each) => known.has(each))).toBe(true);
      }),
    );
  });

  it('are forgiven by length', () => {
    expect([1, 4, 5, 7, 8, 20].map(slipsForgiven)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('a line of the gazetteer', () => {
  const regions = new Map([['DE.16', 'State of Berlin']]);

  it('is read', () => {
    const { found_by, ...place } = readGazetteerLine(line(), regions) ?? { found_by: [] };
    expect(place).toEqual({
      place_id: 2950159,
      name: 'Berlin',
      name_ar: 'برلين',
      region: 'State of Berlin',
      country_code: 'DE',
      latitude: 52.52437,
      longitude: 13.41053,
      time_zone: 'Europe/Berlin',
      population: 3426354,
    });
    expect(Object.fromEntries(found_by.map(({ key, weight }) => [key, weight]))).toEqual({
      berlin: 903,
      برلين: 903,
      ber: 753,
      berlijn: 753,
      berlino: 753,
      берлин: 753,
      柏林: 753,
    });
  });

  it('has no codes for small places, and no region where none is known', () => {
    const place = readGazetteerLine(line({ 7: 'PPL', 10: '99', 14: '900' }), regions);
    expect(place?.region).toBe('');
    expect(place?.found_by.map(({ key }) => key)).not.toContain('ber');
  });

  it.each([
    ['a part of a town', { 7: 'PPLX' }],
    ['a place that is no more', { 7: 'PPLW' }],
    ['no number', { 0: 'x' }],
    ['no name', { 1: '' }],
    ['no country', { 8: '' }],
    ['no degrees', { 4: 'north' }],
  ])('is left out: %s', (_why, over) => expect(readGazetteerLine(line(over), regions)).toBeNull());

  it('is no line at all', () => {
    expect(readGazetteerLine('', regions)).toBeNull();
    expect(readGazetteerLine('a\tb', regions)).toBeNull();
  });
});

describe('the weight of a name', () => {
  it('grows with people, for capitals and for the name that is shown', () => {
    const of = (population: number, is_capital = false, is_shown_name = false) =>
      nameWeight({ population, is_capital, is_shown_name });
    expect([of(0), of(999), of(999_999), of(999_999, true), of(999_999, true, true)]).toEqual([
      0, 300, 600, 700, 850,
    ]);
  });
});

describe('the name in Arabic', () => {
  it.each([
    [['London', 'لأندأن', 'لندن', 'لوندون', 'لندن‎'], 'لندن'],
    [['جده', 'جدة', 'جدّة'], 'جدة'],
    [['القاهرة', 'قاهره', 'قاھىرە'], 'القاهرة'],
    [['رم', 'روم', 'روما', 'رىم'], 'روما'],
    [['تهران', 'طهران', 'تِهران'], 'طهران'],
    [['آمستردام', 'أمستردام', 'امستردام'], 'أمستردام'],
    [['أبوظبي', 'جزيرة أبوظبي وجزر داخلية اخرى'], 'أبوظبي'],
    [['دبى', 'دبي', 'دبئی'], 'دبي'],
    [['برلین', 'بېرلىن'], null],
    [['Berlin'], null],
    [[], null],
  ])('among %j is %s', (aliases, name) => expect(arabicName(aliases)).toBe(name));
});
