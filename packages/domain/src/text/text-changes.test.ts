import { describe, expect, it } from 'vitest';
import { randomFrom } from '../statistics/random.ts';
import { paragraphsOf, textChanges } from './text-changes.ts';

const short = (before: string, after: string) =>
  textChanges(before, after).map(
    ({ kind, text }) => `${{ same: '=', added: '+', removed: '-' }[kind]}${text}`,
  );

describe('textChanges', () => {
  it.each([
    ['', '', []],
    ['', 'a', ['+a']],
    ['a', '', ['-a']],
    ['a\n\nb\n\nc', 'a\n\nc', ['=a', '-b', '=c']],
    ['a\n\nc', 'a\n\nb\n\nc', ['=a', '+b', '=c']],
    ['a\n\nb', 'a\n\nB', ['=a', '-b', '+B']],
    ['a\nb', 'a\n \nb', ['-a\nb', '+a', '+b']],
  ])('%j to %j', (before, after, changes) => {
    expect(short(before, after)).toEqual(changes);
  });

  it('always tells both texts whole', () => {
    const random = randomFrom('text-changes');
    const some = () =>
      Array.from({ length: Math.floor(random.next() * 8) }, () => 'abcd'[Math.floor(random.next() * 4)]).join(
        '\n\n',
      );
    for (let n = 0; n < 300; n += 1) {
      const [before, after] = [some(), some()];
      const changes = textChanges(before, after);
      const without = (kind: string) => changes.filter((one) => one.kind !== kind).map(({ text }) => text);
      expect(without('added')).toEqual(paragraphsOf(before));
      expect(without('removed')).toEqual(paragraphsOf(after));
    }
  });
});
