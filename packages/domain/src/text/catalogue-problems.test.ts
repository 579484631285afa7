import { describe, expect, it } from 'vitest';
import { catalogueProblems } from './catalogue-problems.ts';

describe('a catalogue', () => {
  it('without problems has none', () => {
    const en = { 'a.b': 'Hello {name}', 'a.c': '{n, plural, one {# file} other {# files}}' };
    const ar = {
      'a.b': 'مرحبًا {name}',
      'a.c': '{n, plural, zero {لا ملفات} one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}',
    };
    expect(catalogueProblems(en, ar, 'ar')).toEqual([]);
  });

  it.each([
    ['a key that Arabic lacks', { a: 'Yes' }, {}, ['a: no words in ar']],
    ['a key that English lacks', {}, { a: 'نعم' }, ['a: no English words']],
    ['blank words', { a: 'Yes' }, { a: '  ' }, ['a: no words in ar']],
    ['a place that nothing fills', { a: '{n} of 3' }, { a: '{m} من 3' }, ['a: {m} is not filled']],
    [
      'a count without its forms',
      { a: '{n, plural, one {# day} other {# days}}' },
      { a: '{n, plural, zero {# يوم} one {# يوم} few {# أيام} many {# يومًا} other {# يوم}}' },
      ['a: the form "two" is missing in ar'],
    ],
  ])('tells of %s', (_what, en, ar, problems) => {
    expect(catalogueProblems(en as Record<string, string>, ar as Record<string, string>, 'ar')).toEqual(
      problems,
    );
  });

  it('may lack words in a language that is not complete, but no forms of what it has', () => {
    const en = { a: 'Yes', b: '{n, plural, one {# day} other {# days}}' };
    expect(catalogueProblems(en, {}, 'pl', { mayLack: true })).toEqual([]);
    expect(
      catalogueProblems(en, { b: '{n, plural, one {# dzień} other {# dni}}' }, 'pl', { mayLack: true }),
    ).toEqual(['b: the form "few" is missing in pl', 'b: the form "many" is missing in pl']);
  });

  it('tells of a message that cannot be read', () => {
    expect(catalogueProblems({ a: 'Hello {name}' }, { a: 'مرحبًا {name' }, 'ar')[0]).toMatch(
      /^a: SyntaxError/,
    );
  });
});
