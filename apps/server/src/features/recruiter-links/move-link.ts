import type { RecruiterLink } from '@tryout/contract/recruiter-links/recruiter-links';
import {
  completePermissions,
  LINK_STATUSES,
  type LinkSide,
  type LinkStatus,
  linkRole,
} from '@tryout/domain/access/recruiter-link';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { NotificationType } from '../notifications/public.ts';
import { linkNow, listedOf, refuseSecond, requireApprovedOrganization } from './held-link.ts';
import { auditLink, refreshSides, tellSide } from './link-news.ts';
import { refuseOddTerms, type Terms } from './link-terms.ts';
import { linkView, readerOn } from './link-view.ts';
import { type LinkReader, type LinkRow, newestLinkTo, storeLinkStatus, storeTerms } from './links.queries.ts';
import { linksSay } from './recruiter-links.messages.ts';

interface Wish {
  readonly from: LinkStatus;
  readonly to: LinkStatus;
  readonly reason: string;
  /** What a company that approves lets the recruiter do; left out: what was asked for. */
  readonly terms?: Terms | undefined;
}

/** Moves the link of a recruiter to a company, named by the company. */
export async function moveClientLink(act: SignedAct, companyId: string, wish: Wish): Promise<RecruiterLink> {
  const reader = readerOn(act.actor, 'recruiter');
  const id = await newestLinkTo(act.db, reader, companyId);
  if (id === undefined) throw notFound();
  return moveLink(act, reader, id, wish);
}

/** Moves a link of the caller's company. */
export function moveRecruiterLink(act: SignedAct, id: string, wish: Wish): Promise<RecruiterLink> {
  return moveLink(act, readerOn(act.actor, 'company'), id, wish);
}

const NEWS: Readonly<Record<LinkStatus, NotificationType>> = {
  new: 'link_asked',
  approved: 'link_approved',
  rejected: 'link_rejected',
  suspended: 'link_suspended',
  closed: 'link_ended',
};

async function moveLink(act: SignedAct, reader: LinkReader, id: string, wish: Wish): Promise<RecruiterLink> {
  const { db, actor, services } = act;
  const { side } = reader;
  const link = await linkNow(act, id);
  refuseStale(link, side, wish);
  const now = services.now();
  const answers = link.status === 'new' && (wish.to === 'approved' || wish.to === 'rejected');
  const bound = answers ? boundBy(reader, link) : null;
  if (wish.to === 'approved') {
    requireApprovedOrganization(act);
    if (link.company_status !== 'approved') {
      throw new Refusal('refused_by_rule', linksSay('links.company_waits'));
    }
    if (bound !== null) await refuseSecond(act, link, bound);
  }
  if (wish.terms && side === 'company' && wish.to === 'approved') {
    refuseOddTerms(act, wish.terms);
    const permissions = completePermissions(wish.terms.permissions);
    await storeTerms(db, link, { ...wish.terms, permissions, position_ids: listedOf(wish.terms) }, now);
  }
  await storeLinkStatus(
    db,
    id,
    {
      status: wish.to,
      reason: wish.reason,
      suspended_by: wish.to === 'suspended' ? side : null,
      closed_by: wish.to === 'closed' ? side : null,
      decided_by: answers ? actor.user_id : null,
      bound,
    },
    now,
  );
  const moved = await linkNow(act, id);
  await auditLink(act, moved, `recruiter_link.${wish.to}`, {
    status: [link.status, wish.to],
    by: side,
    ...(wish.reason ? { reason: wish.reason } : {}),
    ...(wish.to === 'approved' ? { scope: moved.scope, permissions: moved.permissions } : {}),
  });
  const resumed = link.status === 'suspended' && wish.to === 'approved';
  await tellSide(act, moved, side === 'company' ? 'recruiter' : 'company', {
    type: resumed ? 'link_resumed' : NEWS[wish.to],
    key: `${wish.to}:${now.toISOString()}`,
    words: wish.reason,
  });
  await refreshSides(act, moved);
  return linkView(moved, side, true);
}

/** Who takes up an invitation that was sent to an address: whoever answers it. Null: it has a recruiter already. */
function boundBy(reader: LinkReader, link: LinkRow) {
  if (reader.side === 'company' || link.organization_id !== null) return null;
  return { organization_id: reader.organization_id, recruiter_user_id: reader.user_id };
}

function refuseStale(link: LinkRow, side: LinkSide, wish: Wish): void {
  const role = linkRole(side, link);
  const current = { status: link.status, allowed: allowedTargets(LINK_STATUSES, link.status, role) };
  if (link.status !== wish.from) {
    throw new Refusal('stale_status', linksSay('links.moved_meanwhile'), { current });
  }
  const answer = canTransition(LINK_STATUSES, link.status, wish.to, { by: role });
  if (answer.allowed) return;
  const said =
    answer.code === 'wrong_actor' && link.status === 'suspended'
      ? linksSay('links.other_side_resumes')
      : answer.code === 'wrong_actor'
        ? linksSay('links.other_side_answers')
        : linksSay('links.cannot_go');
  throw new Refusal('refused_by_rule', said, { current });
}
