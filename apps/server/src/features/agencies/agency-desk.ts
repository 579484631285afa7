import type {
  assignDeskPosition,
  DeskPosition,
  DeskPositionDetail,
  listDeskPositions,
  noteAgencyFee,
} from '@tryout/contract/agencies/agency-positions';
import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import { audit, type SignedAct } from '../../platform/act.ts';
import { shownAs } from '../../platform/http/keyset.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { tellOfShare } from './agency-news.ts';
import { readerOf } from './agency-side.ts';
import {
  type DeskRow,
  findAgencyClients,
  findAssignable,
  findDeskPage,
  findDeskPosition,
  storeAssigned,
  storeFeeNote,
} from './shares.queries.ts';

function deskView(row: DeskRow): DeskPosition {
  return {
    agency_share_id: row.id,
    title: row.title,
    company: { company_id: row.organization_id, name: row.company_name },
    locations: row.locations,
    remote: row.remote,
    job_type: row.job_type,
    level: row.level,
    closes_on: row.closes_on,
    terms: row.terms,
    accepts: row.position_status === 'published',
    assigned: row.assigned,
    submitted: row.submitted,
    shared_at: row.created_at,
  };
}

/** One page of what clients share with the caller's agency. */
export function listDesk(
  { db, actor }: SignedAct,
  query: RouteQuery<typeof listDeskPositions>,
): Promise<RouteData<typeof listDeskPositions>> {
  return shownAs(findDeskPage(db, readerOf(actor), query), deskView);
}

/** A shared position as the caller's agency reads it. */
export async function deskPosition(
  { db, actor }: SignedAct,
  share: RowOfRef<'agency_share'>,
): Promise<DeskPositionDetail> {
  const reader = readerOf(actor);
  const row = await findDeskPosition(db, share.id, reader);
  if (!row) throw notFound();
  return {
    ...deskView(row),
    description: row.description,
    skills: row.skills,
    technical_skills: row.technical_skills,
    openings: row.openings,
    note: row.note,
    people: reader.sees_all ? await findAssignable(db, share) : [],
  };
}

/** Says which recruiters of the agency work on a shared position; those who are new to it are told. */
export async function assignPeople(
  act: SignedAct,
  share: RowOfRef<'agency_share'>,
  body: RouteBody<typeof assignDeskPosition>,
): Promise<DeskPositionDetail> {
  const added = await storeAssigned(act.db, share, body.employee_ids);
  await audit(act, {
    event_type: 'update',
    action: 'agency_position.assigned',
    target_type: 'agency_position',
    target_id: share.id,
    organization_id: share.agency_id,
    meta: { people: body.employee_ids.length },
  });
  if (added.length > 0) {
    const news = {
      type: 'agency_position_assigned' as const,
      key: `assigned:${act.services.now().toISOString()}`,
      params: { company: share.company_name, position: share.title },
    };
    await tellOfShare(act, share, news, added);
  }
  return deskPosition(act, share);
}

/** Keeps the agency's note on its fees with a client. */
export async function noteFee(
  act: SignedAct,
  companyId: string,
  { fee_note }: RouteBody<typeof noteAgencyFee>,
): Promise<void> {
  const { db, actor, services } = act;
  const { organization_id } = readerOf(actor);
  const clients = await findAgencyClients(db, organization_id);
  if (!clients.some((client) => client.company_id === companyId)) throw notFound();
  await storeFeeNote(
    db,
    { organization_id, company_id: companyId, fee_note, updated_by: actor.user_id },
    services.now(),
  );
}
