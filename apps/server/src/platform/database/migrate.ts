import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

export type Migration = { version: number; name: string; checksum: string; sql: string };

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_240_118_001;
const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Brings the database up to date: every file of `migrations/` not applied yet, in order, each in a transaction.
 * Servers that start together wait for each other. Returns what was applied.
 */
export async function migrate(pool: pg.Pool, folder: string = migrationsFolder): Promise<Migration[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return await applyMissing(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}

/** The migrations of a folder in order. Refuses misnamed files, doubled and left-out numbers. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (!version || !name) throw new Error(`Migration ${file} must be named like 0001_what_it_does.sql.`);
      const sql = readFileSync(join(folder, file), 'utf8');
      return { version: Number(version), name, sql, checksum: checksumOf(sql) };
    });
  migrations.forEach((migration, index) => {
    if (migration.version !== index + 1) {
      throw new Error(
        `Migrations must be numbered 0001, 0002, … without gaps; found ${label(migration)} in place ${index + 1}.`,
      );
    }
  });
  return migrations;
}

/** Makes the schema that `migrations` lead to in an empty database, within the caller's transaction. */
export async function buildSchema(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await makeHistory(client);
  for (const migration of migrations) await applyOne(client, migration);
}

async function makeHistory(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    )`);
}

async function applyOne(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
    migration.version,
    migration.name,
    migration.checksum,
  ]);
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  await makeHistory(client);
  const { rows } = await client.query<{ version: number; name: string; checksum: string }>(
    'select version, name, checksum from schema_migrations order by version',
  );
  assertSameHistory(rows, migrations);
  const missing = migrations.slice(rows.length);
  for (const migration of missing) await apply(client, migration);
  return missing;
}

function assertSameHistory(
  applied: { version: number; name: string; checksum: string }[],
  migrations: Migration[],
): void {
  for (const row of applied) {
    const migration = migrations[row.version - 1];
    if (!migration) {
      throw new Error(
        `The database has migration ${label(row)}, which this Tryout does not know: it was written by a newer Tryout. ` +
          'Start that version, or restore a backup made before it.',
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new Error(
        `Migration ${label(migration)} was changed after it was applied to this database. Migrations are never edited: ` +
          'put the file back as it was and write the change as a new migration.',
      );
    }
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyOne(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${label(migration)} failed and left no trace: ${reason}`, { cause: error });
  }
}

/** Line ends do not count, so a checkout on another system keeps its history. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}

function label({ version, name }: { version: number; name: string }): string {
  return `${String(version).padStart(4, '0')}_${name}`;
}
