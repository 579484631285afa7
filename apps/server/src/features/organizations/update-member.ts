import { EMPLOYEE_STATUSES } from '@tryout/domain/organizations/employee-status';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { endSessions } from '../auth/public.ts';
import { ROLES_OF_KIND, RUNNING_ROLES } from './member-roles.ts';
import {
  countOtherMemberships,
  countOthersWithRole,
  findMember,
  lockMembers,
  type MemberChange,
  type MemberRow,
  storeMember,
  storeUserType,
} from './members.queries.ts';
import { findOrganization } from './organization-rows.queries.ts';
import { organizationsSay } from './organizations.messages.ts';

/** What the form of a member sends. */
export interface MemberForm {
  readonly employee_id: string;
  readonly role?: string | undefined;
  readonly title?: string | undefined;
  readonly department_id?: string | null | undefined;
  readonly location_id?: string | null | undefined;
  readonly is_interviewer?: boolean | undefined;
  readonly status?:
    | { readonly to: 'active' | 'deactivated'; readonly from: 'active' | 'deactivated' }
    | undefined;
}

/** Something that belongs to one organization. */
interface MemberRef {
  readonly id: string;
  readonly organization_id: string;
}

/**
 * Refuses a part of another organization, such as its department, as one that is not there.
 * @throws Refusal (not found)
 */
export function refuseForeignParts(member: MemberRef, parts: readonly MemberRef[]): void {
  if (parts.some((part) => part.organization_id !== member.organization_id)) throw notFound();
}

/** Changes a member. A new role or a deactivation ends the person's sessions, so that it counts at once. */
export async function updateMember(act: SignedAct, named: MemberRef, form: MemberForm): Promise<MemberRow> {
  const { db } = act;
  await lockMembers(db, named.organization_id);
  const member = await findMember(db, named.id);
  if (!member) throw notFound();
  const role = form.role === member.role ? undefined : form.role;
  if (role !== undefined) await checkRole(db, member, role);
  if (form.status) checkStatus(member, form.status);
  const leaves = form.status?.to === 'deactivated';
  if ((role !== undefined || leaves) && member.status === 'active') await checkSomebodyRuns(db, member);
  const change: MemberChange = { ...form, role, status: form.status?.to };
  await storeMember(db, member.employee_id, change);
  if (role !== undefined) await storeUserType(db, member.user_id, role);
  if (role !== undefined || leaves) await endSessions(act, member.user_id);
  await audit(act, {
    event_type: 'update',
    action: leaves ? 'member.deactivated' : 'member.changed',
    target_type: 'user',
    target_id: member.user_id,
    organization_id: member.organization_id,
    meta: {
      ...(role === undefined ? {} : { role: [member.role, role] }),
      ...(form.status ? { status: [member.status, form.status.to] } : {}),
    },
  });
  const changed = await findMember(db, member.employee_id);
  if (!changed) throw notFound();
  return changed;
}

async function checkRole(db: Db, member: MemberRow, role: string): Promise<void> {
  const organization = await findOrganization(db, member.organization_id);
  if (
    !organization ||
    !ROLES_OF_KIND[organization.kind].includes(role) ||
    member.role === 'independent_recruiter'
  ) {
    throw invalidField('role', organizationsSay('organizations.role_unknown'));
  }
  if ((await countOtherMemberships(db, member)) > 0) {
    throw new Refusal('refused_by_rule', organizationsSay('organizations.works_elsewhere'));
  }
}

function checkStatus(member: MemberRow, wish: { to: 'active' | 'deactivated'; from: string }): void {
  const current = {
    status: member.status,
    allowed: allowedTargets(EMPLOYEE_STATUSES, member.status, 'admin'),
  };
  if (member.status !== wish.from) {
    throw new Refusal('stale_status', organizationsSay('organizations.member_changed'), { current });
  }
  if (!canTransition(EMPLOYEE_STATUSES, member.status, wish.to, { by: 'admin' }).allowed) {
    throw new Refusal('refused_by_rule', organizationsSay('organizations.member_cannot_go'), { current });
  }
}

async function checkSomebodyRuns(db: Db, member: MemberRow): Promise<void> {
  if (!RUNNING_ROLES.includes(member.role) || (await countOthersWithRole(db, member)) > 0) return;
  throw new Refusal('refused_by_rule', organizationsSay('organizations.last_runner'));
}
