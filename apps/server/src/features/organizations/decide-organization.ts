import {
  ORGANIZATION_STATUSES,
  type OrganizationStatus,
} from '@tryout/domain/organizations/organization-status';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { type NotificationType, notifyPeople } from '../notifications/public.ts';
import {
  adminsOf,
  lockOrganization,
  storeOrganizationStatus,
  superAdmins,
} from './organization-rows.queries.ts';
import { organizationsSay } from './organizations.messages.ts';

const NEWS: Partial<Record<OrganizationStatus, NotificationType>> = {
  approved: 'organization_approved',
  rejected: 'organization_rejected',
  suspended: 'organization_suspended',
};

/** Moves an organization to another status and tells its admins and the other super admins. */
export async function decideOrganization(
  act: SignedAct,
  wish: { organization_id: string; to: string; from: string; note: string },
): Promise<{ organization_id: string; status: string }> {
  const { db, actor } = act;
  const organization = await lockOrganization(db, wish.organization_id);
  if (!organization) throw notFound();
  const current = {
    status: organization.status,
    allowed: allowedTargets(ORGANIZATION_STATUSES, organization.status, 'super_admin'),
  };
  if (organization.status !== wish.from) {
    throw new Refusal('stale_status', organizationsSay('organizations.decided_meanwhile'), {
      current,
    });
  }
  const to = wish.to as OrganizationStatus;
  const answer = canTransition(ORGANIZATION_STATUSES, organization.status, to, {
    by: 'super_admin',
    has_reason: wish.note !== '',
  });
  if (!answer.allowed) {
    if (answer.code === 'reason_required')
      throw invalidField('note', organizationsSay('organizations.say_why'));
    throw new Refusal('refused_by_rule', organizationsSay('organizations.cannot_go'), { current });
  }
  await storeOrganizationStatus(db, organization.organization_id, to, wish.note);
  await audit(act, {
    event_type: 'update',
    action: `organization.${to}`,
    target_type: 'organization',
    target_id: organization.organization_id,
    organization_id: organization.organization_id,
    meta: { status: [organization.status, to], reason: wish.note },
  });
  const type = NEWS[to];
  if (type) {
    const news = {
      type,
      effect_key: `organization:${organization.organization_id}:${to}:${act.origin.request_id}`,
      params: { organization: organization.name, reason: wish.note },
      organization_id: organization.organization_id,
    };
    await notifyPeople(act, await adminsOf(db, organization.organization_id), {
      ...news,
      link: '/user/organization/profile',
      mail: {},
    });
    const others = (await superAdmins(db)).filter((id) => id !== actor.user_id);
    await notifyPeople(act, others, { ...news, link: '/user/admin/organizations', mail: false });
  }
  return { organization_id: organization.organization_id, status: to };
}
