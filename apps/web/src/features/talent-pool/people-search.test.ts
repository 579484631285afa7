import { describe, expect, it } from 'vitest';
import { activityRange, readPeopleSearch } from './people-search.ts';

describe('the address of the talent pool', () => {
  it('keeps what it understands and leaves out the rest', () => {
    const owner = '0190aaaa-0000-7000-8000-0000000000a1';
    const read = readPeopleSearch({
      q: 30123,
      source: 'applied',
      owner,
      consent: 'maybe',
      contact: 'no',
      active: -180,
      page: '3',
      cursor: 'c',
      recordsPerPage: 7,
      add: true,
      sort: 'shoe_size',
    });
    expect(read).toMatchObject({
      q: '30123',
      source: 'applied',
      owner,
      contact: 'no',
      active: '-180',
      page: 3,
      cursor: 'c',
    });
    expect([read.consent, read.recordsPerPage, read.sort]).toEqual([undefined, undefined, undefined]);
    expect(readPeopleSearch({ cursor: 'c', owner: 'me', position: 'x' })).toMatchObject({
      cursor: undefined,
      owner: undefined,
      position: undefined,
    });
  });

  it('counts whole days of activity', () => {
    const now = new Date('2026-03-31T15:20:00.000Z');
    expect(activityRange('30', now)).toEqual({ active_from: '2026-03-01T00:00:00.000Z' });
    expect(activityRange('-365', now)).toEqual({ active_before: '2025-03-31T00:00:00.000Z' });
    expect(activityRange(undefined, now)).toEqual({});
  });
});
