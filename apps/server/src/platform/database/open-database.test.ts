import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseProcess, openInAnotherProcess } from '../testing/database-process.ts';
import { systemPlace } from './embedded/cluster-place.ts';
import { runningAsRoot } from './embedded/operating-system-user.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const clean: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (let step = clean.pop(); step; step = clean.pop()) await step();
});

function newFolder(mode = 0o755): string {
  const parent = mkdtempSync(join(tmpdir(), 'open-'));
  chmodSync(parent, mode);
  clean.push(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, "a folder with spaces, ünïcode & 'quotes'");
}

let made: string | undefined;
afterAll(() => {
  if (made) rmSync(join(made, '..'), { recursive: true, force: true });
});

/** A data folder in which Tryout ran and stopped: a copy of one, since making a cluster takes seconds. */
async function usedFolder(): Promise<string> {
  if (!made) {
    const parent = mkdtempSync(join(tmpdir(), 'tryout-made-'));
    chmodSync(parent, 0o755);
    made = join(parent, 'data');
    await reopenAndStop(made);
  }
  const dataDir = newFolder();
  execFileSync('cp', ['-a', made, dataDir]);
  return dataDir;
}

async function open(dataDir: string): Promise<OpenDatabase & { said: string[] }> {
  const said: string[] = [];
  const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) };
  const database = await openDatabase(
    { dataDir, databaseUrl: null, publicUrl: 'http://localhost:4780' },
    log,
  );
  clean.push(() => database.stop());
  return { ...database, said };
}

async function openElsewhere(dataDir: string): Promise<DatabaseProcess> {
  const other = await openInAnotherProcess(dataDir);
  clean.push(() => other.stop());
  return other;
}

function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function reopenAndStop(dataDir: string): Promise<void> {
  const database = await open(dataDir);
  await database.stop();
}

describe('the embedded database', () => {
  it('keeps what was written over a stop and a start, in a path with spaces', async () => {
    const dataDir = newFolder();
    const first = await open(dataDir);
    await first.pool.query('create table kept (value text)');
    await first.pool.query("insert into kept values ('Zoë')");
    await first.stop();
    const second = await open(dataDir);
    expect((await second.pool.query('select value from kept')).rows).toEqual([{ value: 'Zoë' }]);
  });

  it('is PostgreSQL 18, durable, in UTF8, with ICU collations and trigrams', async () => {
    const { pool } = await open(await usedFolder());
    const { rows } = await pool.query(
      "select name, setting from pg_settings where name in ('fsync','full_page_writes','synchronous_commit','server_encoding','TimeZone') order by name",
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      TimeZone: 'UTC',
      fsync: 'on',
      full_page_writes: 'on',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
    await pool.query("create collation by_name (provider = icu, locale = 'und-u-kn-true')");
    await pool.query('create extension pg_trgm');
  });

  it('is asked over a socket in its folder, or over its port where the path is too long for one', async () => {
    const overPort = 'select inet_client_addr() is not null as port';
    const dataDir = await usedFolder();
    const { pool } = await open(dataDir);
    expect((await pool.query(overPort)).rows).toEqual([{ port: false }]);
    const long = join(newFolder(), 'x'.repeat(60));
    mkdirSync(join(long, '..'));
    execFileSync('cp', ['-a', made ?? '', long]);
    const other = await open(long);
    expect((await other.pool.query(overPort)).rows).toEqual([{ port: true }]);
  });

  it('is adopted when the Tryout that ran it was killed', async () => {
    const dataDir = await usedFolder();
    const other = await openElsewhere(dataDir);
    const pid = postmasterPid(dataDir);
    await other.kill();
    const database = await open(dataDir);
    expect(postmasterPid(dataDir)).toBe(pid);
    expect(database.said.join()).toContain(`still running (process ${pid})`);
  });

  it('comes back by itself, with everything acknowledged, when it is killed under writers', async () => {
    const dataDir = await usedFolder();
    const { pool } = await open(dataDir);
    await pool.query('create table written (value bigint primary key)');
    const acknowledged: number[] = [];
    let killed = false;
    let next = 0;
    const write = async () => {
      while (!killed || acknowledged.length === 0) {
        const value = next++;
        const stored = await pool.query('insert into written values ($1)', [value]).then(
          () => true,
          () => false,
        );
        if (stored) acknowledged.push(value);
        if (acknowledged.length === 200 && !killed) {
          killed = true;
          process.kill(postmasterPid(dataDir), 'SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, write));
    const stored = await vi.waitFor(
      async () =>
        (await pool.query<{ value: number }>('select value from written')).rows.map((row) => row.value),
      { timeout: 30_000, interval: 50 },
    );
    expect(acknowledged.filter((value) => !stored.includes(value))).toEqual([]);
  });

  it('starts again right after both it and Tryout were killed', async () => {
    const dataDir = await usedFolder();
    const other = await openElsewhere(dataDir);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await other.kill();
    const { pool } = await open(dataDir);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('starts over a half-made cluster, an emptied lock file and a lock of a process long gone', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'postgres/cluster.unfinished'), { recursive: true });
    writeFileSync(join(dataDir, 'tryout.lock'), '');
    await reopenAndStop(dataDir);
    writeFileSync(
      join(dataDir, 'tryout.lock'),
      JSON.stringify({ pid: process.pid, mark: 'an earlier boot', url: 'x' }),
    );
    await reopenAndStop(dataDir);
  });

  it('refuses a second Tryout on the same data folder, and says which one is running', async () => {
    const dataDir = await usedFolder();
    const other = await openElsewhere(dataDir);
    await expect(open(dataDir)).rejects.toThrow(
      `Tryout is already running on this data folder (process ${other.process.pid}, http://localhost:4780).`,
    );
  });

  it('lets one of several win that start at the same moment', async () => {
    const dataDir = newFolder();
    const others = await Promise.all([
      openElsewhere(dataDir),
      openElsewhere(dataDir),
      openElsewhere(dataDir),
    ]);
    const refused = others.flatMap(({ report }) => ('refused' in report ? [report.refused] : []));
    expect(refused).toHaveLength(2);
    for (const message of refused) expect(message).toContain('already running on this data folder');
    await Promise.all(others.map((other) => other.kill()));
    await reopenAndStop(dataDir);
  });

  it.each(['synchronous_commit', 'fsync'])('refuses to run with %s off', async (setting) => {
    const dataDir = await usedFolder();
    const database = await open(dataDir);
    const admin = new pg.Client({ connectionString: database.connectionString });
    await admin.connect();
    if (setting === 'fsync') await admin.query('alter system set fsync = off');
    else await admin.query('alter role tryout set synchronous_commit = off');
    await admin.end();
    await database.stop();
    // What is given on the command line cannot be changed from inside; what a role sets can, and is refused.
    if (setting === 'fsync') await reopenAndStop(dataDir);
    else await expect(open(dataDir)).rejects.toThrow('synchronous_commit=off');
  });

  it('lives elsewhere, and says so, where the account it runs under cannot reach the data folder', async () => {
    const dataDir = newFolder(0o700);
    const elsewhere = systemPlace(dataDir);
    clean.push(() => rmSync(elsewhere, { recursive: true, force: true }));
    const first = await open(dataDir);
    // Only root gives the database to another account; everybody else reaches their own folders.
    expect(first.said.some((text) => text.includes(`the database is kept in ${elsewhere}`))).toBe(
      runningAsRoot(),
    );
    expect(existsSync(join(runningAsRoot() ? elsewhere : join(dataDir, 'postgres'), 'cluster'))).toBe(true);
    await first.pool.query('create table kept ()');
    await first.stop();
    const second = await open(dataDir);
    expect((await second.pool.query('select from kept')).rows).toEqual([]);
  });

  it('refuses a path that PostgreSQL’s own tools cannot handle', async () => {
    await expect(open(`${newFolder()}/$HOME`)).rejects.toThrow('must not contain');
  });

  it('refuses files of another PostgreSQL generation', async () => {
    const dataDir = await usedFolder();
    await reopenAndStop(dataDir);
    writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '16\n');
    await expect(open(dataDir)).rejects.toThrow('made by PostgreSQL 16');
  });
});

describe('a database of one’s own', () => {
  it('is named, without its password, when it cannot be reached', async () => {
    const config = {
      dataDir: newFolder(),
      databaseUrl: 'postgres://me:hidden@127.0.0.1:1/none',
      publicUrl: 'x',
    };
    const log = { info: () => undefined, warn: () => undefined };
    const refusal = openDatabase(config, log);
    await expect(refusal).rejects.toThrow('postgres://me:***@127.0.0.1:1/none cannot be used');
    await expect(refusal).rejects.not.toThrow('hidden');
  });
});
