import type { MailSuppression } from '@tryout/contract/administration/mail-desk';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

interface Row {
  id: string;
  email: string;
  reason: MailSuppression['reason'];
  detail: string;
  added_at: string;
}

/** An address is its own key; pages need an id, which is made of it. */
const ID = sql`md5(s.email)::uuid`;
const NEWEST: ListOrder = { by: sql`s.added_at`, id: ID, type: 'timestamptz', direction: 'desc' };

/** Addresses that mails are not sent to, the latest first. */
export function findSuppressions(db: Db, wish: PageRequest & { readonly search: string }) {
  const like = `%${wish.search.replace(/[\\%_]/g, '\\$&')}%`;
  return shownAs(
    readPage<Row>(db, wish, {
      order: NEWEST,
      columns: sql`${ID} as id, s.email, s.reason, s.detail, s.added_at`,
      from: sql`mail_suppressions s`,
      filter: sql<boolean>`(${wish.search} = '' or s.email ilike ${like})`,
      sortValue: (row) => row.added_at,
    }),
    ({ id: _id, ...row }): MailSuppression => row,
  );
}

/** Sends to an address again; false where it was not stopped. */
export async function removeSuppressed(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`delete from mail_suppressions where email = ${email} returning email`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a mail went to an address, so that a report about it may be believed. */
export async function wentTo(db: Db, mailId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from mails where id = ${mailId}::uuid and lower(to_email) = ${email} and status = 'sent'
  `.execute(db);
  return rows.length > 0;
}

/** Notes at a mail that it came back. */
export async function noteReturned(db: Db, mailId: string, why: string): Promise<void> {
  await sql`update mails set status = 'failed', last_error = ${why.slice(0, 500)} where id = ${mailId}::uuid`.execute(
    db,
  );
}
