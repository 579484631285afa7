import { maskEmail } from '@tryout/domain/accounts/email';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

// To the millisecond, which is what a cursor can carry.
const CREATED = sql`date_trunc('milliseconds', j.created_on)`;
const JOBS: ListOrder = { by: CREATED, id: sql`j.id`, type: 'timestamptz', direction: 'desc' };
const MAILS: ListOrder = { by: sql`m.created_at`, id: sql`m.id`, type: 'timestamptz', direction: 'desc' };

interface JobLine {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  retry_limit: number;
  data: unknown;
  error: string;
  created_at: string;
  started_at: string | null;
  completed_at: string | null;
}

interface MailLine {
  id: string;
  to_email: string;
  kind: string;
  status: string;
  attempts: number;
  last_error: string;
  send_after: string;
  sent_at: string | null;
  created_at: string;
}

/** Jobs of the queue, newest first. */
export async function listJobs(db: Db, wish: PageRequest & { readonly state?: string | undefined }) {
  const filter = sql<boolean>`j.name not like '\\_\\_pgboss%'
    and (${wish.state ?? null}::text is null or j.state::text = ${wish.state ?? null})`;
  return shownAs(
    readPage<JobLine>(db, wish, {
      order: JOBS,
      columns: sql`j.id, j.name, j.state::text as state, j.retry_count, j.retry_limit, j.data,
      coalesce(j.output->>'message', j.output->'value'->>'message', j.output::text, '') as error,
      ${CREATED} as created_at, j.started_on as started_at, j.completed_on as completed_at`,
      from: sql`pgboss.job j`,
      filter,
      sortValue: (row) => row.created_at,
    }),
    ({ id, error, ...row }) => ({
      job_id: id,
      ...row,
      error: ['failed', 'retry'].includes(row.state) ? error.slice(0, 1000) : '',
    }),
  );
}

/** Jobs by id. */
export async function findJobs(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string; state: string }>`
    select id, name, state::text as state from pgboss.job where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Outgoing mails, newest first, without their text. */
export async function listMails(db: Db, wish: PageRequest & { readonly status?: string | undefined }) {
  const filter = sql<boolean>`(${wish.status ?? null}::text is null or m.status = ${wish.status ?? null})`;
  return shownAs(
    readPage<MailLine>(db, wish, {
      order: MAILS,
      columns: sql`id, to_email, kind, status, attempts, last_error, send_after, sent_at, created_at`,
      from: sql`mails m`,
      filter,
      sortValue: (row) => row.created_at,
    }),
    ({ id, to_email, ...row }) => ({
      mail_id: id,
      to_masked: maskEmail(to_email),
      ...row,
    }),
  );
}

/** Mails by id. */
export async function findMails(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from mails where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Queues a mail anew; false when it was sent or taken back meanwhile. */
export async function requeueMail(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update mails set status = 'queued', send_after = least(send_after, now())
    where id = ${id} and status in ('queued', 'failed') returning id
  `.execute(db);
  return rows.length > 0;
}
