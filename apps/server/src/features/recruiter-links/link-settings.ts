import { randomInt } from 'node:crypto';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  changeLinkSettings as changeRoute,
  readLinkSettings as readRoute,
} from '@tryout/contract/recruiter-links/recruiter-links';
import { audit, type SignedAct } from '../../platform/act.ts';
import { may } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findLinkSettings, storeLinkSettings } from './companies.queries.ts';
import { readerOn } from './link-view.ts';

type Settings = RouteData<typeof readRoute>;

/** Letters and digits that are not mistaken for one another, read aloud or by eye. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** 12 of 30 signs: 5e17 codes. */
const CODE_LENGTH = 12;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Who may ask the caller's company; its code only to those who manage its links. */
export async function linkSettings({ db, actor }: SignedAct): Promise<Settings> {
  const { company_id } = readerOn(actor, 'company');
  const found = await findLinkSettings(db, company_id);
  if (!found) throw notFound();
  const manages = may(actor, 'recruiter_link.manage', { organization_id: company_id });
  return { ...found, code: manages ? found.code : null };
}

/** Changes who may ask, or makes a new code. */
export async function changeSettings(act: SignedAct, body: RouteBody<typeof changeRoute>): Promise<Settings> {
  const { company_id } = readerOn(act.actor, 'company');
  const before = await findLinkSettings(act.db, company_id);
  const code = body.new_code ? newCode() : undefined;
  await storeLinkSettings(act.db, company_id, { requests: body.requests, code });
  const event = {
    event_type: 'update',
    target_type: 'organization',
    target_id: company_id,
    organization_id: company_id,
  } as const;
  if (body.requests !== undefined && body.requests !== before?.requests) {
    await audit(act, {
      ...event,
      action: 'recruiter_link.settings_changed',
      meta: { requests: [before?.requests ?? null, body.requests] },
    });
  }
  if (code !== undefined) await audit(act, { ...event, action: 'recruiter_link.code_made' });
  return linkSettings(act);
}
