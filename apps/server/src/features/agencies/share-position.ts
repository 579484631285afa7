import type {
  AgencyShare,
  changeAgencyShare,
  listAgencyShares,
  sharePosition as shareRoute,
} from '@tryout/contract/agencies/agency-positions';
import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { OwnershipMode } from '@tryout/domain/agencies/ownership';
import { audit, type SignedAct } from '../../platform/act.ts';
import { shownAs } from '../../platform/http/keyset.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { agenciesSay } from './agencies.messages.ts';
import { auditBoth, tellOfShare } from './agency-news.ts';
import { readerOf } from './agency-side.ts';
import {
  endShare,
  findAgencies,
  findSharePage,
  findShares,
  insertShare,
  lockShare,
  type ShareRow,
  storeOwnershipMode,
  storeShareTerms,
} from './shares.queries.ts';

function shareView(row: ShareRow): AgencyShare {
  return {
    agency_share_id: row.id,
    position: { position_id: row.position_id, title: row.title, status: row.position_status },
    agency: { agency_id: row.agency_id, name: row.agency_name },
    terms: row.terms,
    note: row.note,
    status: row.status,
    is_seen: row.is_seen,
    submitted: row.submitted,
    waiting: row.waiting,
    created_at: row.created_at,
  };
}

/** One page of what the caller's company shares with agencies. */
export function listShares(
  { db, actor }: SignedAct,
  query: RouteQuery<typeof listAgencyShares>,
): Promise<RouteData<typeof listAgencyShares>> {
  return shownAs(findSharePage(db, readerOf(actor), query), shareView);
}

/** Shares a published position with an agency whose link is in force. */
export async function sharePosition(
  act: SignedAct,
  position: RowOfRef<'position'>,
  body: RouteBody<typeof shareRoute>,
): Promise<AgencyShare> {
  const { db, actor, services } = act;
  const [agency] = await findAgencies(db, position.organization_id, body.agency_id);
  if (!agency) throw notFound();
  if (position.status !== 'published') {
    throw new Refusal('refused_by_rule', agenciesSay('agencies.publish_first'));
  }
  if (position.visibility === 'confidential') {
    throw new Refusal('refused_by_rule', agenciesSay('agencies.confidential'));
  }
  const id = await insertShare(
    db,
    {
      organization_id: position.organization_id,
      position_id: position.id,
      agency_id: agency.agency_id,
      terms: body.terms,
      note: body.note,
      shared_by: actor.user_id,
    },
    services.now(),
  );
  if (id === undefined) throw new Refusal('conflict', agenciesSay('agencies.shared_already'));
  const share = await shareNow(act, id);
  await auditBoth(act, share, {
    event_type: 'create',
    action: 'agency_position.shared',
    target_type: 'agency_position',
    target_id: id,
    meta: { position_id: share.position_id },
  });
  await tellOfShare(act, share, {
    type: 'agency_position_shared',
    key: 'shared',
    params: { company: share.company_name, position: share.title, words: share.note },
  });
  return shareView(share);
}

async function shareNow({ db, actor }: SignedAct, id: string): Promise<ShareRow> {
  const [share] = await findShares(db, [id], readerOf(actor));
  if (!share) throw notFound();
  return share;
}

async function openShare({ db, actor }: SignedAct, id: string): Promise<ShareRow> {
  const share = await lockShare(db, id, readerOf(actor));
  if (!share) throw notFound();
  if (share.status !== 'open') throw new Refusal('refused_by_rule', agenciesSay('agencies.share_ended'));
  return share;
}

/** Changes terms and note; submissions keep the terms they were made under. */
export async function changeShare(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof changeAgencyShare>,
): Promise<AgencyShare> {
  const { db, services } = act;
  const share = await openShare(act, id);
  await storeShareTerms(db, id, body, services.now());
  await auditBoth(act, share, {
    event_type: 'update',
    action: 'agency_position.changed',
    target_type: 'agency_position',
    target_id: id,
    meta: { terms: [share.terms, body.terms] },
  });
  if (share.terms !== body.terms) {
    await tellOfShare(act, share, {
      type: 'agency_position_changed',
      key: services.now().toISOString(),
      params: { company: share.company_name, position: share.title, words: body.terms },
    });
  }
  return shareView(await shareNow(act, id));
}

/** Stops sharing; the agency sees the position no more from its next request on. */
export async function stopSharing(act: SignedAct, id: string): Promise<AgencyShare> {
  const { db, services } = act;
  const share = await openShare(act, id);
  await endShare(db, id, services.now());
  await auditBoth(act, share, {
    event_type: 'update',
    action: 'agency_position.ended',
    target_type: 'agency_position',
    target_id: id,
  });
  await tellOfShare(act, share, {
    type: 'agency_position_ended',
    key: 'ended',
    params: { company: share.company_name, position: share.title },
  });
  return shareView(await shareNow(act, id));
}

/** Says how long submissions that are accepted from now on bind the caller's company. */
export async function changeOwnership(act: SignedAct, ownership: OwnershipMode) {
  const { organization_id } = readerOf(act.actor);
  await storeOwnershipMode(act.db, organization_id, ownership);
  await audit(act, {
    event_type: 'update',
    action: 'agency.settings_changed',
    target_type: 'organization',
    target_id: organization_id,
    organization_id,
    meta: { ownership },
  });
  return { ownership };
}
