import { describe, expect, it } from 'vitest';
import { usualAvailability } from './availability.ts';
import { dayLength, partOffsets } from './event-day.ts';
import { type Bookable, freeDayStarts, freeStarts, isFreeFor } from './free-times.ts';
import { inTurn } from './round-robin.ts';

const at = (text: string) => Date.parse(text);
const time = (from: string, until: string) => ({ start: at(from), end: at(until) });
const WISH = {
  window: time('2027-01-12T00:00:00Z', '2027-01-13T00:00:00Z'),
  duration_min: 0,
  step_min: 15,
  now: at('2027-01-01T00:00:00Z'),
};
const person = (busy: Bookable['busy'] = [], changes: Partial<Bookable['availability']> = {}): Bookable => ({
  availability: { ...usualAvailability('UTC'), notice_min: 0, ...changes },
  busy,
  interviews: busy,
});
const clock = (starts: readonly number[]) => starts.map((each) => new Date(each).toISOString().slice(11, 16));

describe('an interview day', () => {
  it('has its parts one after the other, with their breaks between', () => {
    const parts = [
      { duration_min: 30, break_min: 15 },
      { duration_min: 60, break_min: 0 },
      { duration_min: 45, break_min: 10 },
    ];
    expect(partOffsets(parts)).toEqual([0, 45, 105]);
    expect(dayLength(parts)).toBe(150);
    expect(dayLength([])).toBe(0);
  });

  it('begins where each part suits its own people', () => {
    const [lea, max] = [person([time('2027-01-12T09:00:00Z', '2027-01-12T15:00:00Z')]), person()];
    const parts = [
      { offset_min: 0, duration_min: 30, required: [max], one_of: [] },
      { offset_min: 45, duration_min: 60, required: [lea], one_of: [] },
    ];
    expect(clock(freeDayStarts(parts, WISH))).toEqual(['14:15', '14:30', '14:45', '15:00', '15:15']);
    expect(freeDayStarts([], WISH)).toEqual([]);
  });

  it('takes a person in several parts only where as many still fit into the day', () => {
    const busy = [time('2027-01-12T09:00:00Z', '2027-01-12T10:00:00Z')];
    const free = (most_per_day: number, adding: number) =>
      freeStarts([{ ...person(busy, { most_per_day }), adding }], { ...WISH, duration_min: 60 }).length > 0;
    expect([free(1, 1), free(2, 1), free(2, 2), free(3, 2), free(2, 3)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('one of several people', () => {
  it('is enough where that one is free for all of it', () => {
    const early = person([time('2027-01-12T10:00:00Z', '2027-01-12T17:00:00Z')]);
    const late = person([time('2027-01-12T09:00:00Z', '2027-01-12T16:00:00Z')]);
    const starts = (duration_min: number) =>
      clock(freeDayStarts([{ offset_min: 0, duration_min, required: [], one_of: [early, late] }], WISH));
    expect(starts(60)).toEqual(['09:00', '16:00']);
    expect(starts(90)).toEqual([]);
    const both = [{ offset_min: 0, duration_min: 60, required: [late], one_of: [early, late] }];
    expect(clock(freeDayStarts(both, WISH))).toEqual(['16:00']);
    expect(isFreeFor(early, time('2027-01-12T09:00:00Z', '2027-01-12T10:00:00Z'), 0)).toBe(true);
    expect(isFreeFor(early, time('2027-01-12T09:30:00Z', '2027-01-12T10:30:00Z'), 0)).toBe(false);
  });

  it('is who had the fewest turns, then whose last one was longest ago, then always the same', () => {
    const turns = (user_id: string, recent: number, last_at: string | null) => ({ user_id, recent, last_at });
    const people = [
      turns('d', 1, '2027-01-03T00:00:00.000Z'),
      turns('b', 1, '2027-01-01T00:00:00.000Z'),
      turns('a', 2, '2026-12-01T00:00:00.000Z'),
      turns('e', 0, '2026-11-01T00:00:00.000Z'),
      turns('f', 0, null),
      turns('c', 1, '2027-01-01T00:00:00.000Z'),
    ];
    expect(inTurn(people).map((each) => each.user_id)).toEqual(['f', 'e', 'b', 'c', 'd', 'a']);
    expect(inTurn([...people].reverse())).toEqual(inTurn(people));
  });

  it('shares hundreds of interviews out evenly', () => {
    const people = new Map(
      ['a', 'b', 'c'].map((id) => [id, { user_id: id, recent: 0, last_at: null as string | null }]),
    );
    for (let n = 0; n < 300; n++) {
      const [next] = inTurn([...people.values()]);
      if (next)
        people.set(next.user_id, {
          ...next,
          recent: next.recent + 1,
          last_at: new Date(n * 1000).toISOString(),
        });
    }
    expect([...people.values()].map((each) => each.recent)).toEqual([100, 100, 100]);
  });
});
