import type { RecruiterLink } from '@tryout/contract/recruiter-links/recruiter-links';
import { LINK_STATUSES, type LinkSide, linkRole } from '@tryout/domain/access/recruiter-link';
import { allowedTargets } from '@tryout/domain/records/transitions';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { LinkReader, LinkRow } from './links.queries.ts';

/** From which side somebody sees links. @throws Refusal (not found) for those who are on neither */
export function readerOf(actor: Actor): LinkReader {
  const [own] = actor.memberships;
  if (!own) throw notFound();
  const { organization_id } = own;
  if (own.kind === 'company') return { side: 'company', company_id: organization_id };
  // Whoever runs the agency or works alone answers for it; the address is what invitations were sent to.
  const answers = actor.user_type === 'independent_recruiter' || actor.user_type === 'staffing_agency_admin';
  return {
    side: 'recruiter',
    organization_id,
    user_id: own.kind === 'independent' ? actor.user_id : null,
    email: answers && actor.email_verified ? actor.email : null,
  };
}

/** A reader of one side; the other side's routes answer as if there was nothing. */
export function readerOn<S extends LinkSide>(actor: Actor, side: S): Extract<LinkReader, { side: S }> {
  const reader = readerOf(actor);
  if (reader.side !== side) throw notFound();
  return reader as Extract<LinkReader, { side: S }>;
}

/**
 * A link as one side sees it. Recruiters read the titles of the positions only while it is in force: before and after
 * they see nothing of the company but what it wrote to them.
 */
export function linkView(row: LinkRow, side: LinkSide, mayAnswer: boolean): RecruiterLink {
  const { id, recruiter_user_id: _user, company_status: _status, ...rest } = row;
  const isOpen = row.status === 'approved' && !row.has_expired;
  return {
    ...rest,
    link_id: id,
    side,
    email: side === 'company' ? row.email : null,
    positions: side === 'company' || isOpen ? row.positions : [],
    allowed: mayAnswer ? allowedTargets(LINK_STATUSES, row.status, linkRole(side, row)) : [],
  };
}
