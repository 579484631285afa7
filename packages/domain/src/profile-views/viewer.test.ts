import { expect, it } from 'vitest';
import { USER_TYPES } from '../access/roles.ts';
import { viewerRole } from './viewer.ts';

it('counts the looks of all who hire, and of nobody else', () => {
  expect(Object.fromEntries(USER_TYPES.map((type) => [type, viewerRole(type)]))).toEqual({
    super_admin: null,
    candidate: null,
    independent_recruiter: 'recruiter',
    company_admin: 'admin',
    company_recruiter: 'recruiter',
    employee: 'hiring_manager',
    staffing_agency_recruiter: 'agency',
    staffing_agency_admin: 'agency',
  });
});
