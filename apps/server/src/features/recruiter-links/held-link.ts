import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { hasLiveLink, type LinkRow, lockLink, lockPair } from './links.queries.ts';
import { linksSay } from './recruiter-links.messages.ts';

/** The positions of terms: none where they are for all. */
export const listedOf = (terms: {
  readonly scope: string;
  readonly position_ids: readonly string[];
}): readonly string[] => (terms.scope === 'listed' ? terms.position_ids : []);

/** A link that is there. */
export async function linkNow({ db }: SignedAct, id: string): Promise<LinkRow> {
  const link = await lockLink(db, id);
  if (!link) throw notFound();
  return link;
}

/** Refuses a second live link of a pair, beside the one that is answered. */
export async function refuseSecond(
  { db }: SignedAct,
  link: LinkRow,
  bound: { organization_id: string; recruiter_user_id: string | null },
): Promise<void> {
  await lockPair(db, link.company_id, bound.organization_id);
  if (await hasLiveLink(db, { company_id: link.company_id, ...bound }, link.id)) {
    throw new Refusal('conflict', linksSay('links.exists'));
  }
}

/** Asking and answering is for organizations that the platform has approved. */
export function requireApprovedOrganization({ actor }: SignedAct): void {
  if (actor.memberships[0]?.status !== 'approved') {
    throw new Refusal('refused_by_rule', linksSay('links.organization_waits'));
  }
}
