import type { UserType } from '@tryout/domain/access/roles';
import type { OrganizationKind } from './organization-rows.queries.ts';

/** Roles of each kind of organization between which its admins may move people. */
export const ROLES_OF_KIND: Readonly<Record<OrganizationKind, readonly string[]>> = {
  company: ['company_admin', 'company_recruiter', 'employee'],
  staffing_agency: ['staffing_agency_admin', 'staffing_agency_recruiter'],
  independent: ['employee'],
};

/** Roles without which an organization would have nobody to run it. */
export const RUNNING_ROLES: readonly string[] = [
  'company_admin',
  'staffing_agency_admin',
  'independent_recruiter',
];

/** Which roles a member may invite (product §2.2): recruiters only hiring managers. */
export function invitableRoles(inviter: UserType, kind: OrganizationKind): readonly string[] {
  return inviter === 'company_recruiter' ? ['employee'] : ROLES_OF_KIND[kind];
}
