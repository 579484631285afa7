import {
  listedMails,
  MAILS_PER_ADDRESS,
  MAILS_PER_ORGANIZATION,
  type MailWait,
  mailDelay,
  mailWait,
} from '@tryout/domain/notifications/mail-pace';
import type { Db } from '../database/kysely.ts';
import { Refusal } from '../http/refusal.ts';
import type { Said } from '../language/say.ts';
import { mailSays } from './mail.messages.ts';
import {
  askedByOrganization,
  askedToAddresses,
  listedByOrganization,
  lockPace,
  toldOf,
} from './mail-pace.queries.ts';

interface Ask {
  readonly organization_id: string | null;
  readonly kind: string;
}

/**
 * Refuses a mail that a person asks for while the address or the organization has to be left alone, saying until when.
 * Held until the transaction ends, so that two who press at once send one.
 */
export async function takeMailTurn(db: Db, ask: Ask & { readonly email: string }, now: Date): Promise<void> {
  const { organization_id, kind, email } = ask;
  await lockPace(db, organization_id, email);
  const toAddress = await askedToAddresses(db, organization_id, [email], now);
  const wait = mailWait({
    same_kind_ago_s: toAddress.filter((each) => each.kind === kind).map((each) => each.ago_s),
    to_address_ago_s: toAddress.map((each) => each.ago_s),
    of_organization_ago_s:
      organization_id === null ? [] : await askedByOrganization(db, organization_id, now),
  });
  if (wait) throw refusalOf(wait);
}

function refusalOf({ rule, seconds }: { rule: MailWait; seconds: number }): Refusal {
  return new Refusal('too_many_requests', WORDS[rule](waitSaid(seconds)), { retry_after_s: seconds });
}

const WORDS: Readonly<Record<MailWait, (when: Said) => Said>> = {
  pause: (when) => mailSays('mail.wait.pause', { when }),
  address: (when) => mailSays('mail.wait.address', { count: MAILS_PER_ADDRESS, when }),
  organization: (when) => mailSays('mail.wait.organization', { count: MAILS_PER_ORGANIZATION, when }),
};

function waitSaid(seconds: number): Said {
  if (seconds < 100) return mailSays('mail.seconds', { count: seconds });
  if (seconds < 5400) return mailSays('mail.minutes', { count: Math.ceil(seconds / 60) });
  return mailSays('mail.hours', { count: Math.ceil(seconds / 3600) });
}

/** Which addresses of a list have to be left alone for now. Held until the transaction ends. */
export async function restingAddresses(
  db: Db,
  ask: Ask & { readonly emails: readonly string[] },
  now: Date,
): Promise<Set<string>> {
  await lockPace(db, ask.organization_id, '');
  const asked = await askedToAddresses(db, ask.organization_id, ask.emails, now);
  const resting = new Set<string>();
  for (const email of new Set(asked.map((each) => each.to_email))) {
    const own = asked.filter((each) => each.to_email === email);
    const wait = mailWait({
      same_kind_ago_s: own.filter((each) => each.kind === ask.kind).map((each) => each.ago_s),
      to_address_ago_s: own.map((each) => each.ago_s),
      of_organization_ago_s: [],
    });
    if (wait) resting.add(email);
  }
  return resting;
}

/** When the mails of a list go out, in the list's order. */
export async function turnsOfList(db: Db, organizationId: string, count: number, now: Date): Promise<Date[]> {
  const before = await listedByOrganization(db, organizationId, now);
  return listedMails(before, count).map((seconds) => new Date(now.getTime() + seconds * 1000));
}

/** How long a mail waits that tells of something done: the earliest instant, null where it may go now. */
export async function turnOfNews(
  db: Db,
  mail: { to_email: string; kind: string; organization_id: string | null; application_id: string | null },
  now: Date,
): Promise<Date | null> {
  const delay = mailDelay(await toldOf(db, mail, now));
  return delay > 0 ? new Date(now.getTime() + delay * 1000) : null;
}
