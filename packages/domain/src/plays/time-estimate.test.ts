import { describe, expect, it } from 'vitest';
import { applyingMinutes, playMinutes } from './time-estimate.ts';

const task = (seconds: number, group_id: string | null = null) => ({ seconds, group_id });
const minutesOf = (tasks: ReturnType<typeof task>[], n: number | null = null) =>
  playMinutes(
    tasks,
    n === null ? [] : [{ id: 'g', pick: 'random_n', n, shuffle: false }],
    (each) => each.seconds,
  );

describe('how long a play takes', () => {
  it.each([
    ['nothing', minutesOf([]), { shortest: 0, longest: 0 }],
    ['a task with its practice', minutesOf([task(30)]), { shortest: 1, longest: 1 }],
    ['rounded up once, over all tasks', minutesOf([task(50), task(40)]), { shortest: 3, longest: 3 }],
    ['one of two', minutesOf([task(60, 'g'), task(300, 'g')], 1), { shortest: 2, longest: 6 }],
    ['kept in tenths of minutes', minutesOf([task(0.1 * 60 * 3 + 12)]), { shortest: 1, longest: 1 }],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});

describe('how long applying takes', () => {
  it('is the sum of parts that are told one by one', () => {
    const load = { short_questions: 3, long_questions: 1, play: { shortest: 6, longest: 9 } };
    expect(applyingMinutes(load)).toEqual({
      form_minutes: 3,
      question_minutes: 7,
      play_minutes: 9,
      shortest_minutes: 16,
      minutes: 19,
    });
  });
});
