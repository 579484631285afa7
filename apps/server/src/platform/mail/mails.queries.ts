import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../database/kysely.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** A mail to be sent once. The effect key names what it tells about, so that a retry cannot send it twice. */
export interface OutgoingMail {
  readonly effect_key: string;
  readonly to_email: string;
  readonly to_user_id?: string | null;
  readonly organization_id?: string | null;
  readonly application_id?: string | null;
  readonly kind: string;
  readonly locale?: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  /** Not before this instant: the time in which a decision may still be undone. */
  readonly send_after?: Date;
  /** Set for a mail that a person asked for; null or left out: it tells of something done. */
  readonly asked_in?: 'act' | 'list' | null;
  /** What it tells, for kinds whose mails are put together while they wait. */
  readonly parts?: readonly MailPart[] | null;
  /** An iCalendar file that goes with it; null or left out: none. */
  readonly calendar?: string | null;
  /** Path below the public address that stops mails of its kind by one call (RFC 8058); null or left out: none. */
  readonly stop_path?: string | null;
  readonly created_at: Date;
}

/** One thing that a mail tells. The key names it, so that it is told once. */
export interface MailPart {
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
}

/** Puts a mail in the outbox, in the caller's transaction. Returns its id, or null when it was there already. */
export async function queueMail(db: Db, jobs: Jobs, mail: OutgoingMail): Promise<string | null> {
  const id = uuidv7();
  const { rows } = await sql<{ id: string }>`
    insert into mails (id, effect_key, to_email, to_user_id, organization_id, application_id, kind, locale, subject,
      body_text, body_html, send_after, asked_in, parts, calendar, stop_path, created_at)
    values (${id}, ${mail.effect_key}, ${mail.to_email}, ${mail.to_user_id ?? null}, ${mail.organization_id ?? null},
      ${mail.application_id ?? null}, ${mail.kind}, ${mail.locale ?? 'en'}, ${mail.subject}, ${mail.body_text},
      ${mail.body_html}, ${mail.send_after ?? new Date(0)}, ${mail.asked_in ?? null},
      ${mail.parts ? JSON.stringify(mail.parts) : null}, ${mail.calendar ?? null}, ${mail.stop_path ?? null},
      ${mail.created_at})
    on conflict (effect_key) do nothing returning id
  `.execute(db);
  if (rows.length === 0) return null;
  await jobs.enqueue(
    db,
    'mail.send',
    { mail_id: id },
    mail.send_after ? { startAfter: mail.send_after } : {},
  );
  return id;
}

/** A mail to an address that still waits and can take in more of its kind, held; undefined when there is none. */
export async function lockWaitingMail(
  db: Db,
  mail: { to_email: string; kind: string; organization_id: string | null; locale: string },
  now: Date,
): Promise<{ id: string; parts: MailPart[] } | undefined> {
  const { rows } = await sql<{ id: string; parts: MailPart[] }>`
    select id, parts from mails
    where to_email = ${mail.to_email} and kind = ${mail.kind} and locale = ${mail.locale} and parts is not null
      and organization_id is not distinct from ${mail.organization_id} and status = 'queued' and send_after > ${now}
      and created_at > ${now}::timestamptz - interval '1 day'
    order by created_at limit 1 for update skip locked
  `.execute(db);
  return rows[0];
}

/** Gives a waiting mail more to tell. */
export async function storeMailParts(
  db: Db,
  id: string,
  mail: { parts: readonly MailPart[]; subject: string; body_text: string; body_html: string },
): Promise<void> {
  await sql`
    update mails set parts = ${JSON.stringify(mail.parts)}, subject = ${mail.subject}, body_text = ${mail.body_text},
      body_html = ${mail.body_html} where id = ${id}
  `.execute(db);
}

/** One mail that is due, locked until the transaction ends; undefined when it was sent, cancelled or is early. */
export async function lockDueMail(db: Db, id: string) {
  const { rows } = await sql<{
    id: string;
    to_email: string;
    kind: string;
    subject: string;
    body_text: string;
    body_html: string;
    calendar: string | null;
    stop_path: string | null;
  }>`
    select id, to_email, kind, subject, body_text, body_html, calendar, stop_path from mails
    where id = ${id} and status = 'queued' and send_after <= now() for update skip locked
  `.execute(db);
  return rows[0];
}

/** Marks a mail as handed over. */
export async function markMailSent(db: Db, id: string): Promise<void> {
  await sql`update mails set status = 'sent', sent_at = now(), attempts = attempts + 1, last_error = '' where id = ${id}`.execute(
    db,
  );
}

/** Ends a mail that is not sent: the address is not there, or mails to it are stopped. */
export async function giveUpMail(
  db: Db,
  id: string,
  status: 'failed' | 'cancelled',
  why: string,
): Promise<void> {
  await sql`update mails set status = ${status}, attempts = attempts + 1, last_error = ${why.slice(0, 500)} where id = ${id}`.execute(
    db,
  );
}

/** Notes why a mail could not be handed over; it stays queued and is tried again. */
export async function noteMailFailure(db: Db, id: string, error: string): Promise<void> {
  await sql`update mails set attempts = attempts + 1, last_error = ${error.slice(0, 500)} where id = ${id}`.execute(
    db,
  );
}
