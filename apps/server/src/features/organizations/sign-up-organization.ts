import type { UserType } from '@tryout/domain/access/roles';
import { emailDomain } from '@tryout/domain/accounts/email';
import { audit, type SignedAct } from '../../platform/act.ts';
import { displayName } from '../../platform/http/actor.ts';
import { finishRoleStep, refuseFreeMail } from '../accounts/public.ts';
import { convertLeads } from '../leads/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import {
  findOrganization,
  findOwnOrganization,
  insertMember,
  insertOrganization,
  type OrganizationKind,
  type OrganizationRow,
  storeOrganization,
  superAdmins,
} from './organization-rows.queries.ts';
import { otherSlugOf, slugOf } from './slug.ts';

interface Form {
  readonly name: string;
  readonly website: string;
  readonly industry_id: string | null;
  readonly size: string;
  readonly default_time_zone: string;
}

const KIND_OF: Partial<Record<UserType, OrganizationKind>> = {
  company_admin: 'company',
  staffing_agency_admin: 'staffing_agency',
  independent_recruiter: 'independent',
};

/**
 * Step 3 of the sign-up for those who act for an organization: makes it with the caller as its first member, or
 * corrects the one this account has made.
 */
export async function signUpOrganization(
  act: SignedAct,
  form: Form,
): Promise<{ signup_step: number; organization: OrganizationRow }> {
  const { db, actor } = act;
  const kind = KIND_OF[actor.user_type];
  if (!kind) throw new Error('the access policy lets a role through that has no kind of organization');
  const signup_step = await finishRoleStep(db, actor);
  await refuseFreeMail(db, actor.user_type, actor.email);
  const own = await findOwnOrganization(db, actor.user_id);
  if (own) await storeOrganization(db, own.organization_id, form);
  const id = own?.organization_id ?? (await makeOrganization(act, kind, form));
  const organization = await findOrganization(db, id);
  if (!organization) throw new Error('an organization that was just made is gone');
  return { signup_step, organization };
}

async function makeOrganization(act: SignedAct, kind: OrganizationKind, form: Form): Promise<string> {
  const { db, actor, services } = act;
  const made = {
    ...form,
    kind,
    domain: emailDomain(actor.email) ?? '',
    status: services.config.approveOrganizations ? ('approved' as const) : ('new' as const),
    created_by: actor.user_id,
  };
  const id =
    (await insertOrganization(db, { ...made, slug: slugOf(form.name) })) ??
    (await insertOrganization(db, { ...made, slug: otherSlugOf(form.name) }));
  if (!id) throw new Error('two random short names in a row were taken');
  await insertMember(db, { organization_id: id, user_id: actor.user_id, role: actor.user_type });
  await audit(act, {
    event_type: 'create',
    action: 'organization.created',
    target_type: 'organization',
    target_id: id,
    organization_id: id,
    meta: { kind, status: made.status },
  });
  await convertLeads(act, { organization_id: id, email: actor.email });
  if (made.status === 'new') {
    await notifyPeople(act, await superAdmins(db), {
      type: 'organization_waiting',
      effect_key: `organization:${id}:waiting`,
      params: { organization: form.name, person: displayName(actor) },
      link: '/user/admin/organizations?status=new',
      organization_id: id,
      mail: {},
    });
  }
  return id;
}
