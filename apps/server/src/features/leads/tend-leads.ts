import type { RouteBody } from '@tryout/contract/define-route';
import type { Lead, moveLead as moveRoute, WholeLead } from '@tryout/contract/leads/leads';
import { LEAD_STATUSES } from '@tryout/domain/leads/lead-status';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { leadsSay } from './leads.messages.ts';
import {
  addEntry,
  findColleagues,
  findEntries,
  findLead,
  findPlatformPerson,
  holdLead,
  storeLeadDeleted,
  storeLeadOwner,
  storeLeadRestored,
  storeLeadStatus,
} from './leads.queries.ts';

const MOST_LINES = 200;

/** One lead with its history. */
export async function wholeLead({ db }: SignedAct, id: string): Promise<WholeLead> {
  const lead = await findLead(db, id);
  if (!lead) throw notFound();
  return {
    ...lead,
    history: await findEntries(db, id, MOST_LINES),
    colleagues: await findColleagues(db, id),
  };
}

async function leadNow({ db }: SignedAct, id: string): Promise<Lead> {
  const lead = await findLead(db, id);
  if (!lead) throw notFound();
  return lead;
}

/** Holds a lead that is there. @throws Refusal for one that is deleted or gone */
async function heldLead({ db }: SignedAct, id: string) {
  const lead = await holdLead(db, id);
  if (!lead || lead.is_deleted) throw notFound();
  return lead;
}

/** Moves a lead to another status. @throws Refusal where it is not as the caller saw it, or may not go there */
export async function moveLead(act: SignedAct, id: string, wish: RouteBody<typeof moveRoute>): Promise<Lead> {
  const { db, services, actor } = act;
  const lead = await heldLead(act, id);
  const current = { status: lead.status, allowed: allowedTargets(LEAD_STATUSES, lead.status) };
  if (lead.status !== wish.from) {
    throw new Refusal('stale_status', leadsSay('leads.stale_status'), { current });
  }
  const judged = canTransition(LEAD_STATUSES, lead.status, wish.to, { has_reason: wish.reason !== null });
  if (!judged.allowed) {
    if (judged.code === 'reason_required') throw invalidField('reason', leadsSay('leads.say_why'));
    throw new Refusal('refused_by_rule', leadsSay('leads.not_allowed'), { current });
  }
  const at = services.now();
  const reason = wish.to === 'rejected' ? (wish.reason ?? '') : '';
  await storeLeadStatus(db, {
    id,
    status: wish.to,
    reason,
    organization_id: wish.to === 'approved' ? wish.organization_id : null,
    at,
  });
  await addEntry(db, {
    lead_id: id,
    kind: 'status',
    actor_id: actor.user_id,
    details: { from: wish.from, to: wish.to, reason, text: wish.note },
    at,
  });
  return leadNow(act, id);
}

/** Gives a lead to one of the platform's people, or to nobody. @throws Refusal for anybody else */
export async function setLeadOwner(act: SignedAct, id: string, ownerId: string | null): Promise<Lead> {
  const { db, services, actor } = act;
  const lead = await heldLead(act, id);
  const owner = ownerId === null ? null : await findPlatformPerson(db, ownerId);
  if (owner === undefined) throw new Refusal('refused_by_rule', leadsSay('leads.not_an_owner'));
  const at = services.now();
  await storeLeadOwner(db, id, ownerId, at);
  await addEntry(db, {
    lead_id: id,
    kind: 'owner',
    actor_id: actor.user_id,
    details: { from: lead.owner_name, to: owner?.name ?? '' },
    at,
  });
  return leadNow(act, id);
}

/** Adds a note. */
export async function addLeadNote(act: SignedAct, id: string, text: string): Promise<void> {
  await heldLead(act, id);
  const { db, services, actor } = act;
  await addEntry(db, {
    lead_id: id,
    kind: 'note',
    actor_id: actor.user_id,
    details: { text },
    at: services.now(),
  });
}

/** Deletes a lead for now. Of one that is deleted already nothing changes. */
export async function deleteLead(act: SignedAct, id: string): Promise<void> {
  const { db, services, actor } = act;
  const at = services.now();
  if (!(await storeLeadDeleted(db, id, at))) return;
  await addEntry(db, { lead_id: id, kind: 'deleted', actor_id: actor.user_id, at });
  await audit(act, {
    event_type: 'delete',
    action: 'lead.deleted',
    target_type: 'lead',
    target_id: id,
    organization_id: null,
  });
}

/** Brings a deleted lead back. @throws Refusal where its mailbox has written anew */
export async function restoreLead(act: SignedAct, id: string): Promise<Lead> {
  const { db, services, actor } = act;
  const held = await holdLead(db, id);
  if (!held) throw notFound();
  if (held.is_deleted) {
    const at = services.now();
    if (!(await storeLeadRestored(db, id, at))) throw new Refusal('conflict', leadsSay('leads.wrote_again'));
    await addEntry(db, { lead_id: id, kind: 'restored', actor_id: actor.user_id, at });
  }
  return leadNow(act, id);
}
