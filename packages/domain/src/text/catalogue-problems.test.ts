import { describe, expect, it } from 'vitest';
import { catalogueProblems } from './catalogue-problems.ts';

describe('a catalogue', () => {
  it('without problems has none', () => {
    const en = { 'a.b': 'Hello {name}', 'a.c': '{n, plural, one {# file} other {# files}}' };
    const ar = {
      'a.b': 'مرحبًا {name}',
      'a.c': '{n, plural, zero {لا ملفات} one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}',
    };
    expect(catalogueProblems({ en, ar })).toEqual([]);
  });

  it.each([
    ['a key that Arabic lacks', { a: 'Yes' }, {}, ['a: no Arabic words']],
    ['a key that English lacks', {}, { a: 'نعم' }, ['a: no English words']],
    ['blank words', { a: 'Yes' }, { a: '  ' }, ['a: no Arabic words']],
    ['a place that nothing fills', { a: '{n} of 3' }, { a: '{m} من 3' }, ['a: {m} is not filled']],
    [
      'a count without its forms',
      { a: '{n, plural, one {# day} other {# days}}' },
      { a: '{n, plural, zero {# يوم} one {# يوم} few {# أيام} many {# يومًا} other {# يوم}}' },
      ['a: the form "two" is missing in Arabic'],
    ],
  ])('tells of %s', (_what, en, ar, problems) => {
    expect(catalogueProblems({ en: en as Record<string, string>, ar: ar as Record<string, string> })).toEqual(
      problems,
    );
  });

  it('tells of a message that cannot be read', () => {
    expect(catalogueProblems({ en: { a: 'Hello {name}' }, ar: { a: 'مرحبًا {name' } })[0]).toMatch(
      /^a: SyntaxError/,
    );
  });
});
