import pg from 'pg';
import { columnTypes } from '../column-types.ts';

/** A connection of a program's own, without the limits in time that requests have. */
export async function openClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    types: columnTypes,
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    application_name: 'tryout-backup',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks fails the statement in hand, which is where it is told.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
