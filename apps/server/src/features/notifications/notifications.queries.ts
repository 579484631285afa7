import type { KeptLook } from '@tryout/domain/organizations/employer-look';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { ALWAYS_MAILED, DAILY_NEWS } from './mail-pace.ts';

/** Name, colour and pictures of an employer that a mail comes from. */
export async function findSender(db: Db, organizationId: string) {
  const { rows } = await sql<KeptLook & { name: string }>`
    select name, slug, logo_file_id, cover_file_id, accent from organizations where id = ${organizationId}
  `.execute(db);
  return rows[0];
}

/** Somebody to be told. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly locale: string;
  /** False until whoever reads the mailbox has said so: nothing but the request to confirm is sent there. */
  readonly email_confirmed: boolean;
  /** False for kinds the person switched off. */
  readonly mail_wanted: (type: string) => boolean;
  /** Whether news of a kind waits for one mail a day. */
  readonly mail_waits: (type: string) => boolean;
  readonly time_zone: string;
}

/** Active accounts among the ids, with what they want by mail. */
export async function findRecipients(db: Db, ids: readonly string[]): Promise<Recipient[]> {
  const { rows } = await sql<{
    id: string;
    email: string;
    locale: string;
    email_confirmed: boolean;
    muted: string[] | null;
    mail_daily: boolean;
    time_zone: string;
  }>`
    select id, email, locale, time_zone, email_verified_at is not null as email_confirmed, settings->'muted_mail' as muted,
      coalesce((settings->>'mail_daily')::boolean, false) as mail_daily
    from users
    where id = any(${ids}::uuid[]) and status = 'active'
  `.execute(db);
  return rows.map(({ muted, mail_daily, ...person }) => ({
    ...person,
    mail_wanted: (type) => ALWAYS_MAILED.has(type) || !(muted ?? []).includes(type),
    mail_waits: (type) => mail_daily && DAILY_NEWS.has(type),
  }));
}

/**
 * Whether a mailbox was asked within a day to confirm its address and has not answered yet. Requests for one address
 * wait here for each other until the transaction ends.
 */
export async function proofIsAsked(db: Db, email: string, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email-proof:${email}`}, 0))`.execute(db);
  const { rows } = await sql`
    select from mails m join users u on u.id = m.to_user_id
    where m.to_email = ${email} and m.kind = 'email_proof' and m.created_at > ${now}::timestamptz - interval '1 day'
      and u.email = m.to_email and u.email_verified_at is null and u.status = 'active' limit 1
  `.execute(db);
  return rows.length > 0;
}

/** One entry of a person's list. */
export interface NewNotification {
  readonly user_id: string;
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly data: { readonly params: Readonly<Record<string, string>> };
  readonly effect_key: string;
  readonly organization_id: string | null;
}

/**
 * Adds entries; those whose effect was told before are passed over. One of `stages` takes the place of an unread one of
 * them with the same link, so that what happens step by step is one entry until it is read. Answers how many were told.
 */
export async function insertNotifications(
  db: Db,
  entries: readonly NewNotification[],
  stages: readonly string[],
): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = entries.map((entry) => ({ id: uuidv7(), ...entry }));
  const told = await sql`
    with news as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id uuid, user_id uuid, type text, title text, body text, link text, data jsonb, effect_key text, organization_id uuid)
    ), replaced as (
      update notifications n set type = r.type, title = r.title, body = r.body, data = r.data,
        effect_key = r.effect_key, organization_id = r.organization_id, created_at = now()
      from news r
      where r.type = any(${stages}::text[])
        and not exists (select 1 from notifications t where t.user_id = r.user_id and t.effect_key = r.effect_key)
        and n.id = (
          select u.id from notifications u
          where u.user_id = r.user_id and u.read_at is null and u.link = r.link and u.type = any(${stages}::text[])
          order by u.created_at desc, u.id desc limit 1)
      returning n.user_id
    ), inserted as (
      insert into notifications (id, user_id, type, title, body, link, data, effect_key, organization_id)
      select id, user_id, type, title, body, link, data, effect_key, organization_id from news
      where user_id not in (select user_id from replaced)
      on conflict (user_id, effect_key) do nothing returning user_id
    )
    select user_id from replaced union all select user_id from inserted
  `.execute(db);
  return told.rows.length;
}
