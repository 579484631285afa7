import { catalogueProblems } from '@tryout/domain/text/catalogue-problems';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.tsx';

const COMPLETE = ['en', 'ar'];
type Group = Readonly<Record<string, string>>;
const files = import.meta.glob<{ readonly play?: Group; readonly default: unknown }>('../*/words/*.json', {
  eager: true,
});
const all = Object.entries(files).map(([path, file]) => {
  const [, folder = 'harbour', tag = ''] = /(?:([\w-]+)\/)?words\/([\w-]+)\.json$/.exec(path) ?? [];
  // Simulations and the vocabulary have no parts: their files are one group.
  return { game: folder, tag, play: file.play ?? (file.default as Group) };
});
const english = (game: string) => all.find((each) => each.game === game && each.tag === 'en')?.play ?? {};

describe('the words of the stations', () => {
  it.each(all)('of $game can all be read in $tag, whatever number stands in them', ({ tag, play }) => {
    const words = wordsOf(tag, play);
    for (const id of Object.keys(play)) {
      for (const n of [0, 1, 2, 5, 11, 100]) {
        const values = new Proxy({}, { get: () => n });
        expect(words.formatMessage({ id }, values)).not.toMatch(/[{}]|<\/?[a-z]/);
      }
    }
  });

  it.each(all)(
    'of $game are complete in $tag, with the same values and in all forms',
    ({ game, tag, play }) => {
      expect(catalogueProblems(english(game), play, tag, { mayLack: !COMPLETE.includes(tag) })).toEqual([]);
    },
  );

  it('say numbers, times and lists as the language writes them', () => {
    const english = wordsOf('en', {});
    expect(english.formatNumber(5)).toBe('5');
    expect(english.formatNumber(5, { signDisplay: 'always' })).toBe('+5');
    expect(english.formatList(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(wordsOf('de', {}).formatNumber(1234.5)).toBe('1.234,5');
    expect(wordsOf('de', {}).formatTime(new Date(0), { timeStyle: 'short', timeZone: 'UTC' })).toBe('00:00');
  });

  it('show a key that has no message, so that it is noticed', () => {
    expect(wordsOf('en', {}).formatMessage({ id: 'harbour.unknown' })).toBe('harbour.unknown');
  });
});
