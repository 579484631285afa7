import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

/** The typed query builder over the whole schema; also what a transaction is. */
export type Db = Kysely<Database>;

/** A query builder over a pool. Ending the pool ends it. */
export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** A query builder over one open connection, for work within a transaction that its owner began. */
export function createDbOn(client: pg.ClientBase): Db {
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined };
  return createDb(pool as unknown as pg.Pool);
}
