import {
  addLeadNote as addLeadNoteRoute,
  confirmLead as confirmLeadRoute,
  deleteLead as deleteLeadRoute,
  exportLeads,
  findLeadOrganizations,
  listLeadOwners,
  listLeads,
  moveLead as moveLeadRoute,
  readLead,
  restoreLead as restoreLeadRoute,
  sendLead as sendLeadRoute,
  setLeadOwner as setLeadOwnerRoute,
  withdrawLead as withdrawLeadRoute,
} from '@tryout/contract/leads/leads';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { sendMadeFile } from '../../platform/http/send-file.ts';
import { confirmLead, withdrawLead } from './answer-lead-link.ts';
import { exportedLeads } from './export-leads.ts';
import { leadsSay } from './leads.messages.ts';
import { findLeads, findOrganizationsOf, findPlatformPeople, type LeadFilters } from './leads.queries.ts';
import { sendLead } from './send-lead.ts';
import { addLeadNote, deleteLead, moveLead, restoreLead, setLeadOwner, wholeLead } from './tend-leads.ts';

/** The filters of a request; `me` is whoever asks. */
function filtersOf<Q extends { owner?: 'me' | 'nobody' | undefined }>(
  { owner, ...query }: Q,
  userId: string,
): Omit<Q, 'owner'> & Pick<LeadFilters, 'owner_id'> {
  return { ...query, owner_id: owner === undefined ? null : owner === 'me' ? userId : '' };
}

/** The form, its mailed link, and the list of the platform's people. */
export const leadsHandlers: readonly Handled[] = [
  handle(sendLeadRoute, async (call) => ({ data: await sendLead(call, call.body), status: 201 })),
  handle(confirmLeadRoute, async (call) => {
    await confirmLead(call, call.body.token);
    return { data: {}, message: leadsSay('leads.confirmed') };
  }),
  handle(withdrawLeadRoute, async (call) => {
    await withdrawLead(call, call.body.token);
    return { data: {}, message: leadsSay('leads.withdrawn') };
  }),

  handle(listLeads, async (call) => ({
    data: await findLeads(call.db, filtersOf(call.query, signedIn(call).user_id)),
  })),
  handle(exportLeads, async (call) => {
    const file = await exportedLeads(
      signedAct(call),
      call.query,
      filtersOf(call.query, signedIn(call).user_id),
    );
    sendMadeFile(call.reply, file);
    return undefined;
  }),
  handle(listLeadOwners, async ({ db }) => ({ data: { items: await findPlatformPeople(db) } })),
  handle(readLead, async (call) => ({ data: await wholeLead(signedAct(call), call.params.lead_id) })),
  handle(findLeadOrganizations, async ({ db, params, query }) => ({
    data: { items: await findOrganizationsOf(db, params.lead_id, query.search) },
  })),
  handle(moveLeadRoute, async (call) => ({
    data: await moveLead(signedAct(call), call.params.lead_id, call.body),
  })),
  handle(setLeadOwnerRoute, async (call) => ({
    data: await setLeadOwner(signedAct(call), call.params.lead_id, call.body.owner_id),
    message: leadsSay('leads.owner_set'),
  })),
  handle(addLeadNoteRoute, async (call) => {
    await addLeadNote(signedAct(call), call.params.lead_id, call.body.text);
    return { data: {}, message: leadsSay('leads.note_added'), status: 201 };
  }),
  handle(deleteLeadRoute, async (call) => {
    await deleteLead(signedAct(call), call.params.lead_id);
    return { data: {}, message: leadsSay('leads.deleted') };
  }),
  handle(restoreLeadRoute, async (call) => ({
    data: await restoreLead(signedAct(call), call.params.lead_id),
    message: leadsSay('leads.restored'),
  })),
];
