import { describe, expect, it } from 'vitest';
import { clockChanges, instantsOf, isTimeZone, localTime, neighboursOf, offsetAt } from './time-zones.ts';

const at = (text: string) => Date.parse(text);
const shown = (instants: readonly number[]) => instants.map((each) => new Date(each).toISOString());

describe('time zones', () => {
  it.each([
    ['America/New_York', '2027-01-15T12:00:00Z', -300],
    ['America/New_York', '2027-07-15T12:00:00Z', -240],
    ['Europe/Berlin', '2027-07-15T12:00:00Z', 120],
    ['Asia/Kolkata', '2027-07-15T12:00:00Z', 330],
    ['Australia/Sydney', '2027-01-15T12:00:00Z', 660],
    ['America/Sao_Paulo', '2027-01-15T12:00:00Z', -180],
    ['Pacific/Apia', '2027-01-15T12:00:00Z', 780],
  ])('knows how far %s is from UTC at %s', (zone, instant, minutes) => {
    expect(offsetAt(zone, at(instant))).toBe(minutes);
  });

  it.each([
    ['America/New_York', '2027-03-14', 150, []],
    ['America/New_York', '2027-11-07', 90, ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z']],
    ['America/New_York', '2027-11-07', 120, ['2027-11-07T07:00:00.000Z']],
    ['Europe/Berlin', '2027-03-28', 120, []],
    ['Europe/Berlin', '2027-10-31', 150, ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']],
    ['Australia/Sydney', '2027-10-03', 150, []],
    ['Asia/Kolkata', '2027-10-31', 150, ['2027-10-30T21:00:00.000Z']],
    ['Europe/Berlin', '2027-01-31', 1440, ['2027-01-31T23:00:00.000Z']],
  ])('finds when the clocks of %s show %s at minute %i', (zone, day, minute, instants) => {
    expect(shown(instantsOf(zone, { day, minute }))).toEqual(instants);
  });

  it('offers both neighbours of a time that the clocks leave out', () => {
    expect(shown(neighboursOf('America/New_York', { day: '2027-03-14', minute: 150 }))).toEqual([
      '2027-03-14T06:59:00.000Z',
      '2027-03-14T07:00:00.000Z',
    ]);
    expect(shown(neighboursOf('Europe/Berlin', { day: '2027-03-28', minute: 179 }))).toEqual([
      '2027-03-28T00:59:00.000Z',
      '2027-03-28T01:00:00.000Z',
    ]);
  });

  it('comes back from every quarter of an hour around the changes of six zones', () => {
    const zones = [
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Australia/Sydney',
      'America/Sao_Paulo',
      'Pacific/Apia',
    ];
    for (const zone of zones) {
      for (const day of [
        '2027-03-14',
        '2027-03-28',
        '2027-04-04',
        '2027-10-03',
        '2027-10-31',
        '2027-11-07',
      ]) {
        for (
          let instant = at(`${day}T00:00:00Z`) - 86_400_000;
          instant < at(`${day}T00:00:00Z`) + 172_800_000;
          instant += 900_000
        )
          expect(instantsOf(zone, localTime(zone, instant))).toContain(instant);
      }
    }
  });

  it('lists the changes of a year', () => {
    const year = (zone: string) => clockChanges(zone, at('2027-01-01T00:00:00Z'), at('2028-01-01T00:00:00Z'));
    expect(year('Europe/Berlin')).toEqual([
      { at: at('2027-03-28T01:00:00Z'), before: 60, after: 120 },
      { at: at('2027-10-31T01:00:00Z'), before: 120, after: 60 },
    ]);
    expect(year('America/New_York').map((each) => new Date(each.at).toISOString())).toEqual([
      '2027-03-14T07:00:00.000Z',
      '2027-11-07T06:00:00.000Z',
    ]);
    expect(year('Asia/Kolkata')).toEqual([]);
  });

  it('tells zones from other words', () => {
    expect(['Europe/Berlin', 'UTC', 'America/New_York'].every(isTimeZone)).toBe(true);
    expect(['', 'Mars/Olympus', '+02:00', 'Europe'].some(isTimeZone)).toBe(false);
  });
});
