import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, isInGroup, ROLE_GROUPS, USER_TYPES } from '../access/roles.ts';
import { normalizeLinkedin } from '../accounts/linkedin.ts';
import { passwordProblem } from '../accounts/password.ts';
import {
  completenessPercentage,
  PROFILE_WEIGHTS,
  profileCompleteness,
} from '../accounts/profile-completeness.ts';
import { formatMoney, isCents, percentOf } from '../money/money.ts';
import { offsetOf, pageCount, pagingOf, pagingProblems } from '../records/paging.ts';
import { statusLabel, statusStyle } from '../records/status-label.ts';
import { trimDeep } from './trim.ts';
import { nextVersionName } from './version-name.ts';

describe('passwords (ruling 9)', () => {
  it.each([
    ['', 'must contain caps'],
    ['abc', 'must contain caps'],
    ['ABC', 'must contain small'],
    ['Abc', 'must contain number'],
    ['Abc1', 'must contain symbol'],
    ['Abc_1', 'must contain symbol'],
    ['Abc1!', 'must be at least 10 characters'],
    ['Abcdefg1!', 'must be at least 10 characters'],
    ['Abcdefgh1!', null],
    ['Ärger über 1', null],
    [`Aa1!${'x'.repeat(252)}`, null],
    [`Aa1!${'x'.repeat(253)}`, 'must be at most 256 characters'],
    ['Password1!', 'is too common'],
  ])('%s: %s', (password, message) => {
    expect(passwordProblem(password, (each) => each === 'Password1!')?.message ?? null).toBe(message);
  });
});

describe('version names (ruling 17)', () => {
  it.each([
    ['Sales sim', 'Sales sim 1.0'],
    ['1.9', '2.0'],
    ['v2', 'v2.1'],
    ['Room 101', 'Room 101.1'],
    ['Balloon 0.7', 'Balloon 0.8'],
    ['Balloon 1.1', 'Balloon 1.2'],
    ['A 9.9', 'A 10.0'],
    ['A 1.25', 'A 1.35'],
    ['A 1.95', 'A 2.05'],
    ['1.2.3', '1.2.4'],
    ['007', '007.1'],
    ['  Sales sim  ', 'Sales sim 1.0'],
    ['', '1.0'],
    ['A -1', 'A -1.1'],
    ['99999999999999999999.9', '100000000000000000000.0'],
  ])('%s -> %s', (name, next) => {
    expect(nextVersionName(name)).toBe(next);
  });

  it('counts up by tenths without end or drift', () => {
    let name = 'Sim';
    for (let tenths = 10; tenths < 150; tenths++) {
      name = nextVersionName(name);
      expect(name).toBe(`Sim ${Math.floor(tenths / 10)}.${tenths % 10}`);
    }
  });
});

describe('profile completeness (ruling 5)', () => {
  it.each([
    [0, 0],
    [10, 10],
    [20, 20],
    [30, 30],
    [40, 40],
    [50, 60],
    [60, 70],
    [70, 80],
    [80, 90],
    [90, 100],
  ])('%s -> %s', (sum, percentage) => {
    expect(completenessPercentage(sum)).toBe(percentage);
  });

  it('counts what is filled and lists what is missing', () => {
    expect(profileCompleteness({})).toEqual({ percentage: 0, missing: Object.keys(PROFILE_WEIGHTS) });
    expect(
      profileCompleteness({ tagline: ' ', skills: ['welding'], experience: [], bio: 'x', phone: null }),
    ).toEqual({
      percentage: 30,
      missing: ['tagline', 'phone', 'profile_picture_path', 'cover_picture_path', 'experience', 'education'],
    });
    const full = { tagline: 'a', bio: 'a', phone: 'a', profile_picture_path: 'a', cover_picture_path: 'a' };
    expect(profileCompleteness({ ...full, skills: [1], experience: [1], education: [1] })).toEqual({
      percentage: 100,
      missing: [],
    });
  });
});

describe('trimming (ruling 8)', () => {
  it('trims at any depth, except passwords and written texts, and keeps the rest', () => {
    const at = new Date();
    const body = {
      name: ' a ',
      list: [' b ', { c: ' c ' }],
      password: ' p ',
      nested: { new_password: [' q '] },
      description: { blocks: [{ text: [{ text: 'plan ' }, { text: 'berths', bold: true }] }] },
      n: 1,
      at,
      none: null,
    };
    expect(trimDeep(body)).toEqual({
      name: 'a',
      list: ['b', { c: 'c' }],
      password: ' p ',
      nested: { new_password: [' q '] },
      description: body.description,
      n: 1,
      at,
      none: null,
    });
    expect(trimDeep({ answer: ' x ', other: ' y ' }, ['answer'])).toEqual({ answer: ' x ', other: 'y' });
    expect(body.name).toBe(' a ');
  });

  it('does not let a body reach a prototype', () => {
    const hostile = JSON.parse('{"__proto__": {"admin": " yes "}}');
    const copy = trimDeep(hostile) as Record<string, unknown>;
    expect(copy.admin).toBeUndefined();
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(trimDeep(trimDeep(value))).toEqual(trimDeep(value));
      }),
    );
  });
});

describe('LinkedIn links', () => {
  it.each([
    ['linkedin.com/in/mia', 'https://linkedin.com/in/mia'],
    [' www.linkedin.com/in/mia/ ', 'https://www.linkedin.com/in/mia'],
    ['http://de.linkedin.com/in/mia?trk=x#y', 'https://de.linkedin.com/in/mia'],
    ['HTTPS://WWW.LinkedIn.com/in/Mia-1', 'https://www.linkedin.com/in/Mia-1'],
  ])('%s -> %s', (raw, url) => {
    expect(normalizeLinkedin(raw)).toEqual({ url, problem: null });
  });

  it.each([
    ['', 'empty'],
    ['linkedin.com/company/x', 'not_a_profile'],
    ['linkedin.com/in/', 'not_a_profile'],
    ['https://linkedin.com.evil.test/in/mia', 'not_linkedin'],
    ['https://linkedin.com@evil.test/in/mia', 'not_linkedin'],
    ['https://evillinkedin.com/in/mia', 'not_linkedin'],
    ['javascript://linkedin.com/in/mia', 'invalid'],
    ['http://', 'invalid'],
  ])('%s is %s', (raw, problem) => {
    expect(normalizeLinkedin(raw)).toEqual({ url: null, problem });
  });
});

describe('status labels (spec §4)', () => {
  it.each([
    ['new', 'Pending', 'deactivated'],
    ['draft', 'draft', 'deactivated'],
    ['paused', 'paused', 'deactivated'],
    ['approved', 'approved', 'active'],
    ['published', 'published', 'active'],
    ['rejected', 'rejected', 'blocked'],
    ['closed', 'closed', 'blocked'],
    ['basic_info_entered', 'basic info entered', 'neutral'],
    ['constructor', 'constructor', 'neutral'],
  ])('%s: %s, %s', (status, label, style) => {
    expect([statusLabel(status), statusStyle(status)]).toEqual([label, style]);
  });
});

describe('roles (spec §6)', () => {
  it('has eight roles, each with its area', () => {
    expect(USER_TYPES.map(areaOf)).toEqual([
      'super_admin',
      'candidate',
      'independent_recruiter',
      'company',
      'company',
      'employee',
      'staffing_agency',
      'staffing_agency',
    ]);
    expect([areaOf('visitor'), areaOf('toString')]).toEqual(['unknown', 'unknown']);
  });

  it('groups them', () => {
    expect(ROLE_GROUPS.all).toHaveLength(8);
    expect(isInGroup('employee', 'recruiters_candidate_and_employee')).toBe(true);
    expect(isInGroup('company_admin', 'candidate_company_recruiter_independent_recruiter_and_employee')).toBe(
      false,
    );
    expect(isInGroup('visitor', 'all')).toBe(false);
  });
});

describe('money (ruling 20) and paging', () => {
  it('shows dollars without cents on screen and with them on invoices', () => {
    expect([formatMoney(123_450), formatMoney(1_250), formatMoney(1_249), formatMoney(-1_250)]).toEqual([
      '$1,235',
      '$13',
      '$12',
      '-$13',
    ]);
    expect(formatMoney(1_250, { with_cents: true })).toBe('$12.50');
    expect([percentOf(1_050, 19), percentOf(50, 1)]).toEqual([200, 1]);
    expect([isCents(1), isCents(1.5), isCents('1')]).toEqual([true, false, false]);
    expect(() => formatMoney(0.5)).toThrow(RangeError);
  });

  it('pages from 1 in allowed sizes', () => {
    expect(pagingOf({})).toEqual({ page: 1, recordsPerPage: 20 });
    expect(pagingOf({ page: 3, recordsPerPage: 50 })).toEqual({ page: 3, recordsPerPage: 50 });
    expect(pagingProblems({ page: 0, recordsPerPage: 30 })).toEqual(['page', 'recordsPerPage']);
    expect(pagingProblems({ page: 1.5 })).toEqual(['page']);
    expect(pagingOf({ page: 0, recordsPerPage: 30 })).toEqual({ page: 1, recordsPerPage: 20 });
    expect(offsetOf({ page: 3, recordsPerPage: 50 })).toBe(100);
    expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2]);
  });
});
