import type { RouteSend } from '@tryout/contract/define-route';
import type { inviteMember } from '@tryout/contract/organizations/members';

export type MemberRole = RouteSend<typeof inviteMember>['body']['role'];

const BY_KIND: Readonly<Record<string, readonly MemberRole[]>> = {
  company: ['company_recruiter', 'employee', 'company_admin'],
  staffing_agency: ['staffing_agency_recruiter', 'staffing_agency_admin'],
  independent: ['employee'],
};

/** The roles that members of an organization of this kind can have. */
export const rolesIn = (kind: string): readonly MemberRole[] => BY_KIND[kind] ?? [];

/** All roles of members. */
export const MEMBER_ROLES: readonly MemberRole[] = [...new Set(Object.values(BY_KIND).flat())];

/** The roles somebody may invite into an organization of this kind; recruiters only hiring managers. */
export function invitableRoles(userType: string, kind: string): readonly MemberRole[] {
  return userType === 'company_recruiter' ? ['employee'] : (BY_KIND[kind] ?? []);
}
