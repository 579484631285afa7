// Writes the types and the document of the schema from the migrations: node scripts/describe-database.mjs [--check]
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onNodeWithTypeScript } from './runtime.mjs';

await onNodeWithTypeScript(import.meta.filename);
const { describeDatabase } = await import(
  '../apps/server/src/platform/database/description/describe-database.ts'
);
const { startEmbeddedCluster } = await import(
  '../apps/server/src/platform/database/embedded/embedded-cluster.ts'
);
const { migrate } = await import('../apps/server/src/platform/database/migrate.ts');
const { createPool } = await import('../apps/server/src/platform/database/pool.ts');

const checkOnly = process.argv.includes('--check');
const root = join(import.meta.dirname, '..');
const log = { info() {}, warn: console.warn };

const dataDir = mkdtempSync(join(tmpdir(), 'tryout-describe-'));
const cluster = await startEmbeddedCluster({
  dataDir,
  log,
  initdbArguments: ['--no-sync'],
  settings: { fsync: 'off' },
});
try {
  const pool = createPool({ connectionString: cluster.connectionString('postgres'), log });
  await migrate(pool);
  const files = await describeDatabase(pool);
  await pool.end();
  for (const [path, text] of Object.entries(files)) {
    const target = join(root, path);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    if (checkOnly) {
      console.error(`${path} does not say what the migrations make. Run: node scripts/describe-database.mjs`);
      process.exitCode = 1;
    } else {
      writeFileSync(target, text);
      console.log(`Wrote ${path}`);
    }
  }
} finally {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(cluster.place, { recursive: true, force: true });
}
