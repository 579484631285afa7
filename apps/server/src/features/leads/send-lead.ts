import { randomInt } from 'node:crypto';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { sendLead as route } from '@tryout/contract/leads/leads';
import { emailDomain, isWorkEmail } from '@tryout/domain/accounts/email';
import { mailboxKey } from '@tryout/domain/leads/lead-address';
import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { linkToken } from '../../platform/link-token.ts';
import { configValue } from '../app-config/public.ts';
import { mailTo, notifyPeople } from '../notifications/public.ts';
import { leadsSay } from './leads.messages.ts';
import {
  addEntry,
  countEntries,
  countMadeSince,
  findPlatformPeople,
  keepLead,
  noteConfirmMailed,
} from './leads.queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * New leads that are kept within ten minutes, from wherever they come: more than that are programs, and what they would
 * have mailed to strangers is not mailed.
 */
const MOST_NEW = 200;
const MOST_NEW_MINUTES = 10;

/** Messages of one mailbox that are kept within a day; more are answered alike. */
const MOST_OF_MAILBOX = 5;

/** Letters and digits that are not taken for one another when they are read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  return `L-${Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}

/**
 * Keeps a message of a prospective customer, and mails a link that confirms the address, at most one a day. Whoever fills in
 * the field that nobody sees is answered alike.
 * @throws Refusal while more new leads come than people would send
 */
export async function sendLead(act: Act, form: RouteBody<typeof route>): Promise<RouteData<typeof route>> {
  const { db, services } = act;
  const reference = newReference();
  if (form.website !== '') return { reference };
  const now = services.now();
  if (!(await isOpen(act, form.source, now))) throw new Refusal('refused_by_rule', leadsSay('leads.closed'));
  const since = new Date(now.getTime() - MOST_NEW_MINUTES * MINUTE_MS);
  if ((await countMadeSince(db, since, MOST_NEW)) >= MOST_NEW) {
    throw new Refusal('too_many_requests', leadsSay('leads.flood'), {
      retry_after_s: MOST_NEW_MINUTES * 60,
    });
  }
  const { website: _trap, consent: _given, utm, message, ...given } = form;
  const isWork = isWorkEmail(form.email, await configValue(db, 'free_mail_domains'));
  const lead = await keepLead(
    db,
    {
      ...given,
      mailbox: mailboxKey(form.email),
      domain: isWork ? (emailDomain(form.email) ?? '') : '',
    },
    now,
  );
  const dayAgo = new Date(now.getTime() - DAY_MS);
  if ((await countEntries(db, lead.id, 'asked', dayAgo)) >= MOST_OF_MAILBOX) return { reference };
  await addEntry(db, {
    lead_id: lead.id,
    kind: 'asked',
    actor_id: act.actor?.user_id ?? null,
    details: { ...given, message, utm },
    reference,
    at: now,
  });
  const mailedToday = lead.confirm_mailed_at !== null && new Date(lead.confirm_mailed_at) > dayAgo;
  if (lead.confirmed_at === null && !mailedToday) {
    await noteConfirmMailed(db, lead.id, now);
    await mailTo(act, {
      type: 'lead_confirm',
      effect_key: `${lead.id}:${now.toISOString().slice(0, 10)}`,
      params: { reference },
      email: form.email,
      locale: form.locale,
      link: `/contact/${linkToken(services, 'lead', lead.id, 1)}`,
    });
  }
  if (lead.confirmed_at !== null) await tellOfLead(act, { id: lead.id, name: form.name, reference });
  return { reference };
}

async function isOpen({ db }: Act, source: string, now: Date): Promise<boolean> {
  if (!(await configValue(db, 'leads_open'))) return false;
  const until = await configValue(db, 'early_bird_until');
  return source !== 'early_bird' || until === '' || now.toISOString().slice(0, 10) <= until;
}

/** Tells the platform's people of a message whose address is confirmed. */
export async function tellOfLead(
  act: Act,
  lead: { readonly id: string; readonly name: string; readonly reference: string },
): Promise<void> {
  const people = await findPlatformPeople(act.db);
  await notifyPeople(
    act,
    people.map((one) => one.user_id),
    {
      type: 'lead_received',
      effect_key: `${lead.id}:${lead.reference}`,
      params: { person: lead.name },
      link: `/user/admin/leads?lead=${lead.id}`,
      mail: {},
    },
  );
}
