import { describe, expect, it } from 'vitest';
import { mentionAt, mentionedIn, withMention } from './mentions.ts';

const people = [
  { user_id: '1', name: 'Ada Berg' },
  { user_id: '2', name: 'Ada Bergson' },
  { user_id: '3', name: 'زينب حداد' },
];

describe('mentions', () => {
  it('knows when one is being written', () => {
    expect(mentionAt('Ask @Ad', 7)).toBe('Ad');
    expect(mentionAt('Ask @', 5)).toBe('');
    expect(mentionAt('@زي', 3)).toBe('زي');
    expect(mentionAt('mail@example', 12)).toBeNull();
    expect(mentionAt('Ask Ada', 7)).toBeNull();
  });

  it('writes the name out where it was begun', () => {
    expect(withMention('Ask @Ad today', 7, 'Ada Berg')).toEqual({ text: 'Ask @Ada Berg  today', caret: 14 });
  });

  it('finds who is meant, the longer name first', () => {
    expect(mentionedIn('@Ada Bergson and @زينب حداد', people).map((each) => each.user_id)).toEqual([
      '2',
      '3',
    ]);
    expect(mentionedIn('@Ada Berg, @Ada Bergson', people)).toHaveLength(2);
    expect(mentionedIn('Ada Berg', people)).toEqual([]);
  });
});
