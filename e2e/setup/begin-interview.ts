import pg from 'pg';
import { inject } from 'vitest';

/** Puts an interview to nine minutes ago: what happens once it has begun is done without waiting for it. */
export async function beginInterview(id: string): Promise<void> {
  const address = new URL(inject('demo').databases);
  address.pathname = '/journeys';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query('delete from event_times where event_id = $1', [id]);
  await client.query(
    `update events set starts_at = now() - interval '9 minutes',
       ends_at = now() - interval '9 minutes' + duration_min * interval '1 minute' where id = $1`,
    [id],
  );
  await client.end();
}
