import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listRecruiters } from '@tryout/contract/recruiter-links/recruiter-links';
import { scopeOf } from '@tryout/domain/access/access-policy';
import type { LinkSide } from '@tryout/domain/access/recruiter-link';
import type { SignedAct } from '../../platform/act.ts';
import { linkView, readerOn } from './link-view.ts';
import { countLinks, findLinkPage } from './links.queries.ts';

/** One page of the links of the caller's side. */
export async function listLinks(
  { db, actor }: SignedAct,
  side: LinkSide,
  query: RouteQuery<typeof listRecruiters>,
): Promise<RouteData<typeof listRecruiters>> {
  const reader = readerOn(actor, side);
  const [page, counts] = await Promise.all([findLinkPage(db, reader, query), countLinks(db, reader)]);
  const mayAnswer = scopeOf('recruiter_link.manage', actor.user_type) !== 'no';
  return { ...page, items: page.items.map((row) => linkView(row, side, mayAnswer)), counts };
}
