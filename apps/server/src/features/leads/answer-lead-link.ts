import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readLinkToken } from '../../platform/link-token.ts';
import { leadsSay } from './leads.messages.ts';
import { addEntry, eraseLead, findEntries, findLead, noteConfirmed } from './leads.queries.ts';
import { tellOfLead } from './send-lead.ts';

function leadOf({ services }: Act, token: string): string {
  const read = readLinkToken(services, 'lead', token);
  if (!read) throw new Refusal('gone', leadsSay('leads.link_over'));
  return read.id;
}

/** Confirms the address of a message, and tells the platform's people; once more changes nothing. @throws Refusal for a link that is over */
export async function confirmLead(act: Act, token: string): Promise<void> {
  const { db, services } = act;
  const id = leadOf(act, token);
  const lead = await findLead(db, id);
  if (!lead || lead.deleted_at !== null) throw new Refusal('gone', leadsSay('leads.link_over'));
  const now = services.now();
  if (!(await noteConfirmed(db, id, now))) return;
  const [asked] = (await findEntries(db, id, 20)).filter((entry) => entry.kind === 'asked');
  await addEntry(db, { lead_id: id, kind: 'confirmed', actor_id: null, at: now });
  await tellOfLead(act, { id, name: lead.name, reference: asked?.reference ?? '' });
}

/** Erases a message and its sender by the mailed link; once more changes nothing. @throws Refusal for a link that is not ours */
export async function withdrawLead(act: Act, token: string): Promise<void> {
  await eraseLead(act.db, leadOf(act, token));
}
