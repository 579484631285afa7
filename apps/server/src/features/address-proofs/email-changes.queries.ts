import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A change of address that is open. */
export interface EmailChangeRow {
  readonly id: string;
  readonly user_id: string;
  readonly session_id: string | null;
  readonly old_email: string;
  readonly new_email: string;
  readonly old_confirmed_at: string | null;
  readonly new_confirmed_at: string | null;
  readonly expires_at: string;
}

const COLUMNS = sql`id, user_id, session_id, old_email, new_email, old_confirmed_at, new_confirmed_at, expires_at`;

/** Stores a change of address in place of one that is open. */
export async function insertEmailChange(
  db: Db,
  change: {
    readonly user_id: string;
    readonly session_id: string;
    readonly old_email: string;
    readonly new_email: string;
    readonly old_token_hash: Buffer;
    readonly new_token_hash: Buffer;
    /** An address that was never proved has no say. */
    readonly old_has_no_say: boolean;
    readonly now: Date;
    readonly hours: number;
  },
): Promise<EmailChangeRow> {
  await endEmailChanges(db, change.user_id, 'replaced', change.now);
  const { rows } = await sql<EmailChangeRow>`
    insert into email_changes (id, user_id, session_id, old_email, new_email, old_token_hash, new_token_hash,
      old_confirmed_at, asked_at, expires_at)
    values (${uuidv7()}, ${change.user_id}, ${change.session_id}, ${change.old_email}, ${change.new_email},
      ${change.old_token_hash}, ${change.new_token_hash}, case when ${change.old_has_no_say} then ${change.now}::timestamptz end,
      ${change.now}, ${change.now}::timestamptz + make_interval(hours => ${change.hours}))
    returning ${COLUMNS}
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('a change of address was not stored');
  return row;
}

/** The open change of an account. */
export async function findEmailChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const { rows } = await sql<EmailChangeRow>`
    select ${COLUMNS} from email_changes where user_id = ${userId} and outcome is null and expires_at > ${now}
  `.execute(db);
  return rows[0];
}

/** The open change behind a mailed token, held until the transaction ends, and whose token it is. */
export async function lockEmailChange(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<(EmailChangeRow & { readonly is_old: boolean }) | undefined> {
  const { rows } = await sql<EmailChangeRow & { is_old: boolean }>`
    select ${COLUMNS}, old_token_hash = ${tokenHash} as is_old from email_changes
    where (old_token_hash = ${tokenHash} or new_token_hash = ${tokenHash}) and outcome is null and expires_at > ${now}
    for update
  `.execute(db);
  return rows[0];
}

/** Notes that a mailbox has said yes. */
export async function storeYes(db: Db, id: string, isOld: boolean, now: Date): Promise<void> {
  await (isOld
    ? sql`update email_changes set old_confirmed_at = coalesce(old_confirmed_at, ${now}) where id = ${id}`
    : sql`update email_changes set new_confirmed_at = coalesce(new_confirmed_at, ${now}) where id = ${id}`
  ).execute(db);
}

/** Ends the open change of an account. Answers whether there was one. */
export async function endEmailChanges(
  db: Db,
  userId: string,
  outcome: 'changed' | 'stopped' | 'cancelled' | 'replaced',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update email_changes set outcome = ${outcome}, ended_at = ${now} where user_id = ${userId} and outcome is null
    returning id
  `.execute(db);
  return rows.length > 0;
}

/** Mails that wait for the old address of an account go to its new one. */
export async function readdressMails(
  db: Db,
  userId: string,
  { old_email, new_email }: Pick<EmailChangeRow, 'old_email' | 'new_email'>,
): Promise<void> {
  await sql`update mails set to_email = ${new_email}
    where to_user_id = ${userId} and to_email = ${old_email} and status = 'queued'`.execute(db);
}

/** Whose change a mailed token belongs to. */
export async function findChanger(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from email_changes where old_token_hash = ${tokenHash} or new_token_hash = ${tokenHash}
  `.execute(db);
  return rows[0]?.user_id;
}
