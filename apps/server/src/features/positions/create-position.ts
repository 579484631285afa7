import type { createPosition as route } from '@tryout/contract/positions/positions';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { uuidv7 } from 'uuidv7';
import { type Actor, displayName } from '../../platform/http/actor.ts';
import { type Call, signedIn } from '../../platform/http/call.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { notifyPeople } from '../notifications/public.ts';
import { givePrivilegeToCreator } from './people/privileges.queries.ts';
import { positionSlug } from './position-slug.ts';
import { positionsSay } from './positions.messages.ts';
import { findRecruiters, insertPosition } from './positions.queries.ts';
import { DEFAULT_FORM, insertRevision } from './revisions.queries.ts';

/** The organization a caller makes positions for: the named one, or the only one they belong to. */
export function makingFor(actor: Actor, organizationId: string | undefined): string {
  if (organizationId !== undefined) {
    if (!actor.organization_ids.includes(organizationId)) throw notFound();
    return organizationId;
  }
  const own = actor.memberships[0];
  if (!own) throw new Refusal('refused_by_rule', positionsSay('positions.no_organization'));
  return own.organization_id;
}

/** Begins a draft. A hiring manager's is a request: they may change it until it is published. */
export async function createPosition(call: Call<typeof route>): Promise<string> {
  const actor = signedIn(call);
  const { db, body } = call;
  const organization_id = makingFor(actor, body.organization_id);
  const client = body.client_company_id ?? null;
  if (client !== null && !actor.linked_organization_ids.includes(client)) throw notFound();
  // Whoever may create but not publish asks others to do so.
  const is_request = scopeOf('position.publish', actor.user_type) === 'no';
  const id = uuidv7();
  await insertPosition(db, {
    id,
    organization_id,
    client_company_id: client,
    title: body.title,
    slug: positionSlug(body.title),
    visibility: body.visibility,
    is_request,
    created_by: actor.user_id,
  });
  await insertRevision(db, {
    organization_id,
    position_id: id,
    revision: 1,
    application_form: DEFAULT_FORM,
    score_template_id: null,
    created_by: actor.user_id,
  });
  await recordSecurityEvent(db, call, {
    event_type: 'create',
    action: 'position.created',
    target_type: 'position',
    target_id: id,
    organization_id,
    meta: { title: body.title, visibility: body.visibility, is_request },
  });
  if (is_request) {
    await givePrivilegeToCreator(db, { organization_id, position_id: id, actor });
    const recruiters = await findRecruiters(db, organization_id);
    await notifyPeople(call, recruiters, {
      type: 'position_requested',
      effect_key: id,
      params: { person: displayName(actor), position: body.title },
      link: `/user/positions/${id}`,
      organization_id,
      mail: {},
    });
  }
  return id;
}
