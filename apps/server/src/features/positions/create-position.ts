import type { RouteBody } from '@tryout/contract/define-route';
import type { PositionDetail, createPosition as route } from '@tryout/contract/positions/positions';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { type Actor, displayName, may, workingFor } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { notifyPeople } from '../notifications/public.ts';
import { findApprovalSteps } from './people/approvals.queries.ts';
import { givePrivilegeToCreator } from './people/privileges.queries.ts';
import { readPosition } from './position-detail.ts';
import { positionSlug } from './position-slug.ts';
import { positionsSay } from './positions.messages.ts';
import { addToLink, findRecruiters, insertPosition } from './positions.queries.ts';
import { DEFAULT_FORM, insertRevision } from './revisions.queries.ts';

/** The organization a caller makes positions for: the named one, or the only one they belong to. */
export function makingFor(actor: Actor, organizationId: string | undefined): string {
  const [own] = workingFor(actor);
  const named = organizationId ?? own;
  if (!named) throw new Refusal('refused_by_rule', positionsSay('positions.no_organization'));
  if (!may(actor, 'position.create', { organization_id: named })) {
    if (actor.link?.company_id !== named) throw notFound();
    throw new Refusal('forbidden', positionsSay('positions.link_creates_none'));
  }
  return named;
}

/** Begins a draft. A hiring manager's is a request: they may change it until it is published. */
export async function createPosition(
  act: SignedAct,
  { language, ...body }: RouteBody<typeof route> & { readonly language: Language },
): Promise<PositionDetail> {
  const { db, actor } = act;
  const organization_id = makingFor(actor, body.client_company_id ?? body.organization_id);
  const client = actor.link?.company_id ?? null;
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
  await listForLink(act, id);
  await audit(act, {
    event_type: 'create',
    action: 'position.created',
    target_type: 'position',
    target_id: id,
    organization_id,
    meta: { title: body.title, visibility: body.visibility, is_request },
  });
  if (is_request) {
    await givePrivilegeToCreator(db, { organization_id, position_id: id, actor });
    // Where somebody has to approve it, they are asked once it is sent to them.
    const asks = (await findApprovalSteps(db, organization_id)).length > 0;
    const recruiters = asks ? [] : await findRecruiters(db, id);
    await notifyPeople(act, recruiters, {
      type: 'position_requested',
      effect_key: id,
      params: { person: displayName(actor), position: body.title },
      link: `/user/positions/${id}`,
      organization_id,
      mail: {},
    });
  }
  return readPosition({ ...act, actor: withRightTo(actor, id) }, id, language);
}

/** What a recruiter makes for a client that lists their positions joins the list. */
export async function listForLink({ db, actor }: SignedAct, positionId: string): Promise<void> {
  if (actor.link?.position_ids) await addToLink(db, actor.link, positionId);
}

/**
 * A hiring manager's right to a request, and a recruiter's to what they make for a client that lists its positions, is
 * made together with it, after the caller's rights were looked up.
 */
export function withRightTo(actor: Actor, positionId: string): Actor {
  const { link } = actor;
  if (link?.position_ids) {
    return { ...actor, link: { ...link, position_ids: [...link.position_ids, positionId] } };
  }
  if (actor.user_type !== 'employee') return actor;
  return { ...actor, privileges: new Map([...actor.privileges, [positionId, 'reviewer' as const]]) };
}
