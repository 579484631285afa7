import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';

/** Why mails are not sent to an address any more. */
export type SuppressionReason = 'refused' | 'returned' | 'by_hand';

/** Stops mails to an address; false where they are stopped already. */
export async function suppress(
  db: Db,
  entry: {
    readonly email: string;
    readonly reason: SuppressionReason;
    readonly detail: string;
    readonly mail_id: string | null;
    readonly added_by: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into mail_suppressions (email, reason, detail, mail_id, added_by, added_at)
    values (${entry.email.toLowerCase()}, ${entry.reason}, ${entry.detail.slice(0, 500)}, ${entry.mail_id}, ${entry.added_by},
      ${entry.at})
    on conflict do nothing returning email
  `.execute(db);
  return rows.length > 0;
}

/** Whether mails to an address are stopped. */
export async function isSuppressed(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from mail_suppressions where email = lower(${email})`.execute(db);
  return rows.length > 0;
}

/** Where answers to mails go, as it is set; empty: to the sender's own address. */
export async function replyAddress(db: Db): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    select value #>> '{}' as value from app_configs where key = 'mail_reply_to'
  `.execute(db);
  return rows[0]?.value ?? '';
}
