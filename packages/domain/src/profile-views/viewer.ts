import type { UserType } from '../access/roles.ts';

/** As what somebody looked at a candidate, in the order of the constraint in the database. */
export const VIEWER_ROLES = ['admin', 'recruiter', 'hiring_manager', 'agency'] as const;

/** See `VIEWER_ROLES`. */
export type ViewerRole = (typeof VIEWER_ROLES)[number];

/** Hours within which a second look by the same viewer at the same candidate is no view of its own. */
export const VIEW_HOURS = 24;

/** Days that a candidate's list and chart of views go back. */
export const VIEWS_SHOWN_DAYS = 90;

const ROLE_OF: Readonly<Partial<Record<UserType, ViewerRole>>> = {
  company_admin: 'admin',
  company_recruiter: 'recruiter',
  independent_recruiter: 'recruiter',
  employee: 'hiring_manager',
  staffing_agency_admin: 'agency',
  staffing_agency_recruiter: 'agency',
};

/**
 * As what an account looks at candidates; null where its looks are no views: a candidate's own, and those that a super
 * admin has for a reason, which have a log of their own.
 */
export function viewerRole(userType: UserType): ViewerRole | null {
  return ROLE_OF[userType] ?? null;
}
