import type { RouteBody } from '@tryout/contract/define-route';
import type {
  RecruiterLink,
  changeRecruiter as route,
} from '@tryout/contract/recruiter-links/recruiter-links';
import { completePermissions } from '@tryout/domain/access/recruiter-link';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { linkNow, listedOf } from './held-link.ts';
import { auditLink, refreshSides, tellSide } from './link-news.ts';
import { linkView } from './link-view.ts';
import { storeTerms } from './links.queries.ts';
import { linksSay } from './recruiter-links.messages.ts';

/** What a company lets a recruiter do, as a request says it. */
export type Terms = RouteBody<typeof route>;

/** Refuses a list without positions and a last day that has passed. */
export function refuseOddTerms({ services }: SignedAct, terms: Terms): void {
  if (
    terms.scope === 'listed' &&
    terms.position_ids.length === 0 &&
    !terms.permissions.includes('create_positions')
  ) {
    throw invalidField('position_ids', linksSay('links.positions_missing'));
  }
  if (terms.valid_until !== null && terms.valid_until < services.now().toISOString().slice(0, 10)) {
    throw invalidField('valid_until', linksSay('links.day_has_passed'));
  }
}

/** Changes what a link lets its recruiter do; what is taken away is gone with their next request. */
export async function changeTerms(act: SignedAct, id: string, terms: Terms): Promise<RecruiterLink> {
  refuseOddTerms(act, terms);
  const link = await linkNow(act, id);
  if (
    link.status === 'rejected' ||
    link.status === 'closed' ||
    (link.requested_by !== 'company' && link.status === 'new')
  ) {
    throw new Refusal('refused_by_rule', linksSay('links.not_live'));
  }
  const kept = {
    scope: terms.scope,
    permissions: completePermissions(terms.permissions),
    valid_until: terms.valid_until,
    position_ids: listedOf(terms),
  };
  await storeTerms(act.db, link, kept, act.services.now());
  const changed = await linkNow(act, id);
  await auditLink(act, changed, 'recruiter_link.changed', {
    scope: [link.scope, kept.scope],
    permissions: [link.permissions, kept.permissions],
    valid_until: [link.valid_until, kept.valid_until],
    positions: kept.position_ids.length,
  });
  await tellSide(act, changed, 'recruiter', {
    type: 'link_changed',
    key: `changed:${act.services.now().toISOString()}`,
    words: '',
  });
  await refreshSides(act, changed);
  return linkView(changed, 'company', true);
}
