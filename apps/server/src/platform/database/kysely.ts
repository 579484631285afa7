import { type ConnectionProvider, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

/** The typed query builder over the whole schema; also what a transaction is. */
export type Db = Kysely<Database>;

/**
 * A query builder over a pool. Ending the pool ends it. Statements of a transaction that do not wait for each other travel
 * together; they run in the order in which they were asked for.
 */
export function createDb(pool: pg.Pool): Db {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const executor = db.getExecutor();
  const withProvider = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) => withProvider(new SideBySide(provider));
  return db;
}

/** Gives a transaction's connection to whoever asks. The builder's own would keep each statement until the last is answered. */
class SideBySide implements ConnectionProvider {
  readonly #connection: Promise<DatabaseConnection>;

  constructor(inTurn: ConnectionProvider) {
    this.#connection = inTurn.provideConnection(async (connection) => connection);
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(await this.#connection);
  }
}

/** A query builder over one open connection, for work within a transaction that its owner began. */
export function createDbOn(client: pg.ClientBase): Db {
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined };
  return createDb(pool as unknown as pg.Pool);
}
