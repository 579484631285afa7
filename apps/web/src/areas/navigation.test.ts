import { ACCESS_POLICY, type Action, scopeOf } from '@tryout/domain/access/access-policy';
import { isUserType, USER_TYPES } from '@tryout/domain/access/roles';
import { describe, expect, it } from 'vitest';
import { ADMIN_PLACES } from './admin-places.ts';
import { inSections, type NavigationItem, placesOf, sectionAt } from './navigation.ts';
import { placeNameAt } from './place-name.ts';

/** Somebody of a type with all rights that it can have. */
const user = (user_type: string) => ({
  user_type,
  rights: isUserType(user_type)
    ? Object.keys(ACCESS_POLICY).filter((action) => scopeOf(action as Action, user_type) !== 'no')
    : [],
});
const paths = (userType: string) => placesOf(user(userType), ADMIN_PLACES).map((place) => place.to);

describe('placesOf', () => {
  it.each([...USER_TYPES, 'something_new'])('starts %s at home and names no place twice', (type) => {
    expect(paths(type)[0]).toBe('/user');
    expect(new Set(paths(type)).size).toBe(paths(type).length);
    expect(paths(type)).toContain('/user/settings/account');
  });

  it('puts every place under one heading, or under none', () => {
    for (const type of USER_TYPES) {
      const sections = inSections(placesOf(user(type), ADMIN_PLACES));
      expect(sections.flatMap(({ places }) => places.map((place) => place.to)).toSorted()).toEqual(
        paths(type).toSorted(),
      );
      expect(new Set(sections.map(({ section }) => section)).size).toBe(sections.length);
    }
  });

  it('shows the super admin at most eight places at a time', () => {
    const [home, ...groups] = inSections(placesOf(user('super_admin'), ADMIN_PLACES));
    const inSight = (places: readonly NavigationItem[]) => places.filter((place) => !place.seldom).length;
    for (const { section, places } of groups) {
      expect(section).toBeDefined();
      // One more while a page is open that is reached from elsewhere.
      expect(inSight(home?.places ?? []) + inSight(places) + 1).toBeLessThanOrEqual(8);
    }
  });

  it('gives the security log to those who may read it', () => {
    const readers = USER_TYPES.filter((type) => paths(type).includes('/user/admin/security-logs'));
    expect(readers).toEqual(['super_admin', 'independent_recruiter', 'company_admin']);
  });

  it('gives the pages of the platform to the super admin alone', () => {
    const platform = [
      'organizations',
      'accounts',
      'plays',
      'jobs',
      'config',
      'norms',
      'traits',
      'tasks',
      'formulas',
    ].map((name) => `/user/admin/${name}`);
    expect(paths('super_admin')).toEqual(expect.arrayContaining(platform));
    for (const type of USER_TYPES.filter((one) => one !== 'super_admin')) {
      expect(paths(type).filter((path) => platform.includes(path))).toEqual([]);
    }
  });
});

describe('sectionAt', () => {
  it.each([
    ['/user', null],
    ['/user/admin/formulas/7', 'areas.section.assessment'],
    ['/user/admin/accounts', 'areas.section.customers'],
    ['/user/notifications', null],
  ])('%s is in %s', (path, section) => {
    expect(sectionAt(placesOf(user('super_admin'), ADMIN_PLACES), path)).toBe(section);
  });
});

describe('placeNameAt', () => {
  it.each([
    ['/user', 'areas.nav.home'],
    ['/user/positions/7/applicants?page=2', 'areas.nav.positions'],
    ['/user/admin/accounts', 'areas.nav.accounts'],
    ['/user/organization/emails', 'areas.nav.organization'],
    ['/user/organization/recruiters?list=ended', 'areas.nav.clients'],
    ['/user/settings/sessions', 'areas.nav.settings'],
    ['/user/positionsandmore', null],
    ['/user/terms', null],
  ])('%s is %s', (path, name) => {
    expect(placeNameAt(path)).toBe(name);
  });
});
