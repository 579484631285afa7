import type { RouteBody } from '@tryout/contract/define-route';
import type {
  askCompany as askCompanyRoute,
  askRecruiter as askRecruiterRoute,
  RecruiterLink,
} from '@tryout/contract/recruiter-links/recruiter-links';
import { completePermissions, type LinkSide, restsUntil } from '@tryout/domain/access/recruiter-link';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { emailHasLink, findAskedCompany } from './companies.queries.ts';
import { linkNow, listedOf, requireApprovedOrganization } from './held-link.ts';
import { auditLink, refreshSides, sendOffer, tellSide } from './link-news.ts';
import { refuseOddTerms } from './link-terms.ts';
import { linkView, readerOn } from './link-view.ts';
import { insertLink, latestRefusal, lockPair, storeTerms } from './links.queries.ts';
import { linksSay } from './recruiter-links.messages.ts';

/** A recruiter or an agency asks a company, found by name or by its code. */
export async function askCompany(
  act: SignedAct,
  body: RouteBody<typeof askCompanyRoute>,
): Promise<RecruiterLink> {
  const { db, actor, services } = act;
  const reader = readerOn(actor, 'recruiter');
  requireApprovedOrganization(act);
  const { code, company_id } = body;
  if ((code === undefined) === (company_id === undefined)) {
    throw invalidField('code', linksSay('links.company_or_code'));
  }
  const company = await findAskedCompany(
    db,
    code === undefined ? { company_id: company_id as string } : { code: code.toUpperCase() },
  );
  if (!company) {
    throw code === undefined ? notFound() : invalidField('code', linksSay('links.code_unknown'));
  }
  await lockPair(db, company.company_id, reader.organization_id);
  const pair = { organization_id: reader.organization_id, user_id: reader.user_id };
  refuseResting('recruiter', await latestRefusal(db, company.company_id, pair), services.now());
  const id = await insertLink(
    db,
    {
      recruiter_user_id: reader.user_id,
      organization_id: reader.organization_id,
      company_id: company.company_id,
      email: null,
      requested_by: 'recruiter',
      asked_by: actor.user_id,
      scope: 'all_positions',
      permissions: completePermissions(body.permissions),
      valid_until: null,
      message: body.message,
    },
    services.now(),
  );
  if (id === undefined) throw new Refusal('conflict', linksSay('links.exists'));
  const link = await linkNow(act, id);
  await auditLink(act, link, 'recruiter_link.asked', { by: 'recruiter', permissions: link.permissions });
  await tellSide(act, link, 'company', { type: 'link_asked', key: 'asked', words: link.message });
  await refreshSides(act, link);
  return linkView(link, 'recruiter', true);
}

/**
 * A company asks a recruiter or an agency by e-mail. Whether the address has an account is not told: the invitation
 * waits for whoever proves the address.
 */
export async function askRecruiter(
  act: SignedAct,
  body: RouteBody<typeof askRecruiterRoute>,
): Promise<RecruiterLink> {
  const { db, actor, services } = act;
  const { company_id } = readerOn(actor, 'company');
  requireApprovedOrganization(act);
  refuseOddTerms(act, body);
  await lockPair(db, company_id, body.email);
  if (await emailHasLink(db, company_id, body.email)) {
    throw new Refusal('conflict', linksSay('links.exists'));
  }
  refuseResting('company', await latestRefusal(db, company_id, { email: body.email }), services.now());
  const id = await insertLink(
    db,
    {
      recruiter_user_id: null,
      organization_id: null,
      company_id,
      email: body.email,
      requested_by: 'company',
      asked_by: actor.user_id,
      scope: body.scope,
      permissions: completePermissions(body.permissions),
      valid_until: body.valid_until,
      message: body.message,
    },
    services.now(),
  );
  if (id === undefined) throw new Refusal('conflict', linksSay('links.exists'));
  await storeTerms(
    db,
    { id, company_id },
    { ...body, permissions: completePermissions(body.permissions), position_ids: listedOf(body) },
    services.now(),
  );
  const link = await linkNow(act, id);
  await auditLink(act, link, 'recruiter_link.asked', { by: 'company', email: body.email });
  await sendOffer(act, { ...link, email: body.email });
  await refreshSides(act, link);
  return linkView(link, 'company', true);
}

function refuseResting(
  side: LinkSide,
  refused: { readonly requested_by: LinkSide; readonly decided_at: Date } | null,
  now: Date,
): void {
  const until = restsUntil(side, refused);
  if (until !== null && until > now) {
    throw new Refusal('refused_by_rule', linksSay('links.rests', { date: until.toISOString().slice(0, 10) }));
  }
}
