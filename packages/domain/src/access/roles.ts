/** Type of an account; decides its area and its rights (spec §6). */
export type UserType =
  | 'super_admin'
  | 'candidate'
  | 'independent_recruiter'
  | 'company_admin'
  | 'company_recruiter'
  | 'employee'
  | 'staffing_agency_recruiter'
  | 'staffing_agency_admin';

/** All eight roles in the order of the specification. */
export const USER_TYPES: readonly UserType[] = [
  'super_admin',
  'candidate',
  'independent_recruiter',
  'company_admin',
  'company_recruiter',
  'employee',
  'staffing_agency_recruiter',
  'staffing_agency_admin',
];

/** Narrows any value to a known role. */
export function isUserType(value: unknown): value is UserType {
  return (USER_TYPES as readonly unknown[]).includes(value);
}

/** The role groups used by guards (spec §6). */
export const ROLE_GROUPS = {
  super_admin: ['super_admin'],
  candidate: ['candidate'],
  independent_recruiter: ['independent_recruiter'],
  company: ['company_admin', 'company_recruiter'],
  employee: ['employee'],
  recruiters: ['independent_recruiter', 'company_admin', 'company_recruiter'],
  recruiters_and_candidate: ['independent_recruiter', 'company_admin', 'company_recruiter', 'candidate'],
  recruiters_candidate_and_employee: [
    'independent_recruiter',
    'company_admin',
    'company_recruiter',
    'candidate',
    'employee',
  ],
  independent_recruiter_and_super_admin: ['independent_recruiter', 'super_admin'],
  candidate_company_recruiter_independent_recruiter_and_employee: [
    'candidate',
    'company_recruiter',
    'independent_recruiter',
    'employee',
  ],
  staffing_agency: ['staffing_agency_admin', 'staffing_agency_recruiter'],
  all: USER_TYPES,
} as const satisfies Readonly<Record<string, readonly UserType[]>>;

/** Name of a role group. */
export type RoleGroup = keyof typeof ROLE_GROUPS;

/** Is the account's type in the group? Unknown types are in none. */
export function isInGroup(user_type: string, group: RoleGroup): boolean {
  return (ROLE_GROUPS[group] as readonly string[]).includes(user_type);
}

/** The area mounted under /user (spec §2; agencies own the fallback area, product §1 ruling 18). */
export type Area =
  | 'super_admin'
  | 'employee'
  | 'candidate'
  | 'independent_recruiter'
  | 'company'
  | 'staffing_agency'
  | 'unknown';

const AREAS: Readonly<Record<UserType, Area>> = {
  super_admin: 'super_admin',
  candidate: 'candidate',
  independent_recruiter: 'independent_recruiter',
  company_admin: 'company',
  company_recruiter: 'company',
  employee: 'employee',
  staffing_agency_recruiter: 'staffing_agency',
  staffing_agency_admin: 'staffing_agency',
};

/** The area of a user type; 'unknown' for any type that is not one of the eight. */
export function areaOf(user_type: string): Area {
  return isUserType(user_type) ? AREAS[user_type] : 'unknown';
}
