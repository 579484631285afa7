import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface Waiting {
  jobs_waiting: number;
  jobs_oldest_due_s: number | null;
  jobs_failed_last_day: number;
  mails_waiting: number;
  mails_oldest_due_s: number | null;
  mails_failed_last_day: number;
  mails_last_sent_at: string | null;
  files: number;
  files_bytes: number;
}

/** What waits and what was given up, with what is stored. */
export async function readWaiting(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*) from pgboss.job where state in ('created', 'retry', 'active')) as jobs_waiting,
      (select extract(epoch from now() - min(start_after))::float8 from pgboss.job
        where state in ('created', 'retry') and start_after < now()) as jobs_oldest_due_s,
      (select count(*) from pgboss.job where state = 'failed' and completed_on > now() - interval '1 day') as jobs_failed_last_day,
      (select count(*) from mails where status = 'queued') as mails_waiting,
      (select extract(epoch from now() - min(send_after))::float8 from mails
        where status = 'queued' and send_after < now()) as mails_oldest_due_s,
      (select count(*) from mails where created_at > now() - interval '1 day'
        and (status = 'failed' or (status = 'queued' and last_error <> ''))) as mails_failed_last_day,
      (select max(sent_at) from mails where status = 'sent' and created_at > now() - interval '30 days') as mails_last_sent_at,
      (select count(*) from files) as files,
      (select coalesce(sum(size), 0)::float8 from files) as files_bytes
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query of sums without a row');
  return row;
}

interface DatabaseSize {
  size_bytes: number;
  connections: number;
  max_connections: number;
  server_version: string;
}

/** The database's own measures. */
export async function readDatabaseSize(db: Db): Promise<DatabaseSize> {
  const { rows } = await sql<DatabaseSize>`
    select pg_database_size(current_database())::float8 as size_bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as max_connections,
      split_part(current_setting('server_version'), ' ', 1) as server_version
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query of settings without a row');
  return row;
}
