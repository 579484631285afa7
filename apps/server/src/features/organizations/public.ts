export { inviteMember } from './invite-member.ts';
export {
  findOrganization,
  insertMember,
  type OrganizationRow,
  superAdmins,
} from './organization-rows.queries.ts';
export { organizationOf, requireApproved } from './own-organization.ts';
export { otherSlugOf, slugOf } from './slug.ts';
