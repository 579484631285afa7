import { describe, expect, it } from 'vitest';
import { cityOf, zonedLines, zonedText } from './zoned-text.ts';

const half = (starts_at: string) => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 1_800_000).toISOString(),
});

describe('a time in words', () => {
  it('names both 1:30s of the night that repeats an hour, and a change of clocks in between', () => {
    const say = (at: string) => {
      const { time, zone } = zonedText('en-GB', 'America/New_York', half(at));
      return `${time} ${zone}`;
    };
    expect(say('2027-11-07T05:00:00Z')).toBe('01:00–01:30 New York (GMT-4)');
    expect(say('2027-11-07T05:30:00Z')).toBe('01:30–01:00 New York (GMT-4 → GMT-5)');
    expect(say('2027-11-07T06:30:00Z')).toBe('01:30–02:00 New York (GMT-5)');
    expect(say('2027-03-14T06:30:00Z')).toBe('01:30–03:00 New York (GMT-5 → GMT-4)');
  });

  it('says a zone whose clocks show the same only once, and the end’s day where it is another', () => {
    const noon = half('2027-06-01T16:00:00Z');
    expect(zonedLines('en-GB', ['America/New_York', 'America/Toronto'], noon)).toHaveLength(1);
    expect(zonedText('en-GB', 'Asia/Kolkata', half('2027-06-01T18:15:00Z')).time).toBe(
      '23:45–Wed, 2 Jun 2027, 00:15',
    );
    expect(zonedLines('ar-u-nu-latn', ['America/New_York'], noon)[0]).toMatch(/2027، 12:00–12:30/);
  });

  it.each([
    ['America/New_York', 'New York'],
    ['Asia/Calcutta', 'Kolkata'],
    ['Europe/Kiev', 'Kyiv'],
    ['UTC', 'UTC'],
  ])('calls %s %s', (zone, city) => expect(cityOf(zone)).toBe(city));

  it('names every zone in Arabic, each by another name, without a Latin letter', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
    const names = zones.map((zone) => cityOf(zone, 'ar-u-nu-latn'));
    expect(names.filter((name) => /[a-z]/i.test(name) || name === '')).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(cityOf('America/New_York', 'ar')).toBe('نيويورك');
    expect(cityOf('Europe/Berlin', 'ar')).toBe('ألمانيا');
    expect(cityOf('UTC', 'ar')).toBe('UTC');
    expect(zonedText('ar', 'America/New_York', half('2027-06-01T16:00:00Z')).zone).toMatch(/^نيويورك \(/);
  });
});
