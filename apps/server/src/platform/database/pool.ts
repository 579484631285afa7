import pg from 'pg';
import type { StartLog } from '../start-log.ts';
import { columnTypes } from './column-types.ts';
import { PlanningClient } from './planning-client.ts';

export type PoolOptions = {
  connectionString: string;
  log: StartLog;
  /** Most connections at a time. */
  max?: number;
  /** How long somebody waits for one of them before the answer is that the database is not available. */
  waitMs?: number;
};

const OLDEST_SUPPORTED = 150_000;

/** Connections to the database, with the value types of `column-types.ts` and UTC as the session's time zone. */
export function createPool({ connectionString, log, max = 20, waitMs = 10_000 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: PlanningClient,
    connectionString,
    max,
    types: columnTypes,
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    application_name: 'tryout',
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements that do not wait for each other's answers travel together. Copying needs a connection of its own.
    pipeline: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A connection that breaks is replaced at the next query, and whoever holds it is told by the query that fails. The
  // pool listens only to connections nobody holds: unheard, the event of another one would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn(`A database connection broke: ${error.message}`));
  });
  pool.on('error', () => undefined);
  return pool;
}

/** Refuses servers older than PostgreSQL 15 and databases that cannot hold every language. */
export async function assertSupportedServer(pool: pg.Pool): Promise<void> {
  const settings = await readSettings(pool, ['server_version_num', 'server_version', 'server_encoding']);
  if (Number(settings.get('server_version_num')) < OLDEST_SUPPORTED) {
    throw new Error(`Tryout needs PostgreSQL 15 or newer, and this is ${settings.get('server_version')}.`);
  }
  if (settings.get('server_encoding') !== 'UTF8') {
    throw new Error(
      `The database must be encoded in UTF8, and this one is in ${settings.get('server_encoding')}.`,
    );
  }
}

/** Refuses settings under which an acknowledged change can be lost when the power goes. */
export async function assertDurable(pool: pg.Pool): Promise<void> {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit'];
  const settings = await readSettings(pool, names);
  const off = names.filter((name) => settings.get(name) === 'off');
  if (off.length > 0) {
    throw new Error(
      `The database runs with ${off.map((name) => `${name}=off`).join(' and ')}, so a power cut could lose applicants. ` +
        'Take that setting back (ALTER SYSTEM, ALTER ROLE or ALTER DATABASE … RESET) and start again.',
    );
  }
}

async function readSettings(pool: pg.Pool, names: string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [names],
  );
  return new Map(rows.map((row) => [row.name, row.setting]));
}
