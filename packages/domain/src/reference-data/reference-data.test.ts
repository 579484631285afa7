import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSuggestible,
  namesInText,
  readEntryRows,
  replacements,
  withReplaced,
  wordKey,
} from './reference-words.ts';
import { zoneLabel, zoneOffset } from './zone-labels.ts';

describe('many names in one text', () => {
  it('come one by one, each once, without the marks of lists', () => {
    expect(
      namesInText('- Java\n• SQL;sql\r\n3. Go\n\n  Vice President, Sales \t C++\n1.5 tonne crane'),
    ).toEqual(['Java', 'SQL', 'Go', 'Vice President, Sales', 'C++', '1.5 tonne crane']);
    expect(namesInText(' ;\n\t')).toEqual([]);
  });

  it('are each there once, and none is without a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const names = namesInText(text);
        expect(new Set(names.map(wordKey)).size).toBe(names.length);
        expect(
          names.filter((name) => name !== name.trim() || name === '' || /[\n\r;\t]/u.test(name)),
        ).toEqual([]);
      }),
    );
  });
});

describe('what may be suggested', () => {
  it.each(['TypeScript', 'C++', 'ISO 9001', 'لحام', '3D printing', 'Work at heights and depths'])(
    '%s',
    (word) => expect(isSuggestible(word)).toBe(true),
  );
  it.each([
    'ana@mail.test',
    'https://ana.test',
    '+49 170 123 45 67',
    'R',
    '2026',
    'I have worked at sea for years',
    'x'.repeat(61),
    '<b>bold</b>',
  ])('not %s', (word) => expect(isSuggestible(word)).toBe(false));
});

describe('a merge of words', () => {
  const js = replacements(
    { name: 'Java Script', names: { ar: 'جافاسكربت', de: 'Javascript (alt)' } },
    { name: 'JavaScript', names: { ar: 'جافا سكريبت' } },
  );
  it('puts each name in the place of the other’s, by language', () => {
    expect([...js]).toEqual([
      ['java script', 'JavaScript'],
      ['جافاسكربت', 'جافا سكريبت'],
      ['javascript (alt)', 'JavaScript'],
    ]);
    expect(withReplaced(['SQL', 'JAVA  script', 'Go'], js)).toEqual(['SQL', 'JavaScript', 'Go']);
    expect(withReplaced(['java script', 'SQL', 'javascript'], js)).toEqual(['JavaScript', 'SQL']);
    expect(withReplaced(['SQL', 'sql'], js)).toEqual(['SQL', 'sql']);
  });

  it('leaves names alone that both have', () => {
    const pairs = replacements(
      { name: 'CAD', names: { ar: 'الرسم' } },
      { name: 'AutoCAD', names: { ar: 'الرسم' } },
    );
    expect([...pairs]).toEqual([['cad', 'AutoCAD']]);
    expect([...replacements({ name: 'cad', names: {} }, { name: 'CAD', names: {} })]).toEqual([]);
  });

  it('leaves nothing of the old word, loses no other one, and does nothing the second time', () => {
    const word = fc.constantFrom('java script', 'JavaScript', 'JAVA SCRIPT', 'SQL', 'Go', 'جافاسكربت');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const after = withReplaced(words, js);
        expect(after.some((each) => js.has(wordKey(each)))).toBe(false);
        expect(withReplaced(after, js)).toEqual(after);
        const others = (list: readonly string[]) => list.filter((each) => ['SQL', 'Go'].includes(each));
        expect(others(after)).toEqual(others(words));
      }),
    );
  });
});

describe('a file of entries', () => {
  it('has its rows read, and says what is wrong in which', () => {
    const { entries, problems } = readEntryRows([
      { name: ' Java  Script ', name_ar: 'جافا', aliases: 'JS| ECMAScript |js|java script', code: '' },
      { name: 'JAVA SCRIPT' },
      { name: '', aliases: 'x' },
      { name: 'y'.repeat(121), code: 'z'.repeat(41) },
      { name: 'Many', aliases: Array.from({ length: 41 }, (_, i) => `a${i}`).join('|') },
      { name: 'SQL' },
    ]);
    expect(entries).toEqual([
      { name: 'Java Script', names: { ar: 'جافا' }, aliases: ['js', 'ECMAScript'], code: '' },
      { name: 'SQL', names: {}, aliases: [], code: '' },
    ]);
    expect(problems).toEqual([
      { line: 2, field: 'name', code: 'twice' },
      { line: 3, field: 'name', code: 'missing' },
      { line: 4, field: 'name', code: 'too_long' },
      { line: 4, field: 'code', code: 'too_long' },
      { line: 5, field: 'aliases', code: 'too_many' },
    ]);
  });
});

describe('labels of time zones', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  const summer = new Date('2026-07-15T12:00:00Z');
  it.each([
    ['America/New_York', winter, -300, 'GMT-05:00 New York'],
    ['America/New_York', summer, -240, 'GMT-04:00 New York'],
    ['Asia/Kolkata', winter, 330, 'GMT+05:30 Kolkata'],
    ['UTC', winter, 0, 'GMT+00:00 UTC'],
    ['Asia/Kathmandu', winter, 345, 'GMT+05:45 Kathmandu'],
  ])('%s', (zone, at, offset, label) => {
    expect(zoneOffset(zone, at)).toBe(offset);
    expect(zoneLabel(offset, label.slice(10))).toBe(label);
  });
  it('are of zones alone', () => expect(() => zoneOffset('Mars/Base', winter)).toThrow(RangeError));
});
