import { emailDomain, isWorkEmail } from '@tryout/domain/accounts/email';
import { mailboxKey } from '@tryout/domain/leads/lead-address';
import { convertsBySignUp } from '@tryout/domain/leads/lead-status';
import type { Act } from '../../platform/act.ts';
import { configValue } from '../app-config/public.ts';
import { addEntry, holdLeadsOf, noteConfirmed, storeLeadStatus } from './leads.queries.ts';

/**
 * Makes customers of the leads that an organization's sign-up answers: of the very address, and of everybody else at the same
 * work domain. Answers how many.
 * @param made the organization, with the proved address of whoever signed it up
 */
export async function convertLeads(
  act: Act,
  made: { readonly organization_id: string; readonly email: string },
): Promise<number> {
  const { db, services } = act;
  const isWork = isWorkEmail(made.email, await configValue(db, 'free_mail_domains'));
  const mailbox = mailboxKey(made.email);
  const at = services.now();
  let converted = 0;
  for (const lead of await holdLeadsOf(db, mailbox, isWork ? (emailDomain(made.email) ?? '') : '')) {
    const how = lead.mailbox === mailbox ? 'address' : 'domain';
    if (!convertsBySignUp(lead.status, how)) continue;
    await storeLeadStatus(db, {
      id: lead.id,
      status: 'approved',
      reason: '',
      organization_id: made.organization_id,
      at,
    });
    if (how === 'address') await noteConfirmed(db, lead.id, at);
    await addEntry(db, {
      lead_id: lead.id,
      kind: 'converted',
      actor_id: null,
      details: { how, from: lead.status },
      at,
    });
    converted += 1;
  }
  return converted;
}
