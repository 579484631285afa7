// Backup and restore of 100,000 applications with files, by the commands a person runs: time, memory, equality.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBackup } from '../apps/server/src/platform/database/backup/read-backup.ts';
import { migrationsFolder } from '../apps/server/src/platform/database/migrate.ts';
import { withDatabase } from './harness/cluster.ts';
import { fillPosition } from './harness/many-applicants.ts';
import { runMeasured } from './harness/measured-process.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, report, shown } from './harness/report.ts';

const APPLICATIONS = Number(process.env.BENCH_APPLICANTS ?? 100_000);
const FILES = Math.round(APPLICATIONS / 5);
const SECRET = 'q8Zr1vM4xT7nB2kJ5wL9cF3hD6gP0sYa';
const MOST_SECONDS = 300;
const MOST_MB = 300;

await withDatabase(async (database) => {
  const { organization_id, position } = await benchPosition(database);
  await fillPosition(
    database,
    { organization_id, position_id: position.id, revision_id: position.revision_id, tag: 'b-' },
    APPLICATIONS,
  );
  const folder = mkdtempSync(join(tmpdir(), 'tryout-bench-backup-'));
  try {
    writeFiles(join(folder, 'from/files'), FILES);
    await backUpAndRestore(database.url, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
conclude();

async function backUpAndRestore(url: string, folder: string): Promise<void> {
  const first = join(folder, 'first.zip');
  const second = join(folder, 'second.zip');
  const settings = { TRYOUT_SECRET: SECRET, TRYOUT_DATA_DIR: join(folder, 'from') };
  const restored = { TRYOUT_SECRET: SECRET, TRYOUT_DATA_DIR: join(folder, 'to') };
  tell('backup', await runMeasured('apps/server/src/backup.ts', [first], { ...settings, DATABASE_URL: url }));
  tell(
    'restore',
    await runMeasured('apps/server/src/restore.ts', [first], { ...restored, DATABASE_URL: '' }),
  );
  await runMeasured('apps/server/src/backup.ts', [second], { ...restored, DATABASE_URL: '' });
  const [before, after] = [
    await checkBackup(first, migrationsFolder),
    await checkBackup(second, migrationsFolder),
  ];
  const digest = (tables: readonly { sha256: string; rows: number }[]) =>
    tables.map(({ sha256, rows }) => `${sha256}${rows}`);
  const rows = before.tables.reduce((sum, table) => sum + table.rows, 0);
  const same = digest(before.tables).filter((each, i) => each === digest(after.tables)[i]).length;
  report({
    what: 'tables whose rows are the same to the byte after a restore',
    figure: same / before.tables.length,
    unit: 'of all',
    limit: { least: 1 },
    from: `${before.tables.length} tables, ${shown(rows)} rows; ${after.files.count} of ${FILES} files${before.files.sha256 === after.files.sha256 ? ', all the same' : ', NOT the same'}; ${(statSync(first).size / 1e6).toFixed(0)} MB`,
  });
}

function tell(what: string, { seconds, megabytes }: { seconds: number; megabytes: number }): void {
  const of = `${what} of ${shown(APPLICATIONS)} applications and ${shown(FILES)} files`;
  report({ what: of, figure: seconds, unit: 's', limit: { most: MOST_SECONDS }, from: 'the whole command' });
  report({
    what: `${of}: memory of the process`,
    figure: megabytes,
    unit: 'MB',
    limit: { most: MOST_MB },
    from: 'highest resident set; the database is a process of its own',
  });
}

function writeFiles(folder: string, count: number): void {
  for (let i = 0; i < count; i += 1) {
    const content = Buffer.alloc(20_000 + (i % 1000), `${i} `);
    const sha256 = createHash('sha256').update(content).digest('hex');
    mkdirSync(join(folder, sha256.slice(0, 2)), { recursive: true });
    writeFileSync(join(folder, sha256.slice(0, 2), sha256), content);
  }
}
