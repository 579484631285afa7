// The database is broken twenty times under a server that eight writers never leave alone: every connection ended, a
// backend killed (PostgreSQL restarts itself), the whole database killed (the server restarts it), in turns.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BREAKS, breakDatabase } from '../apps/server/src/platform/testing/break-database.ts';
import { startServer } from '../e2e/setup/start-server.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const TIMES = Number(process.env.BENCH_BREAKS ?? 20);
const EMAIL = 'admin@harbour.test';
const PASSWORD = 'Harbour-Crane-27!';

const parent = mkdtempSync(join(tmpdir(), 'tryout-broken-'));
chmodSync(parent, 0o755);
const dataDir = join(parent, 'data');
const server = await startServer({
  dataDir,
  env: {
    TRYOUT_DEMO: '0',
    TRYOUT_LIBRARY: '0',
    TRYOUT_TRUST_PROXY: '1',
    TRYOUT_ADMIN_EMAIL: EMAIL,
    TRYOUT_ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'fatal',
  },
});
try {
  const opened = await fetch(`${server.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD, token: true }),
  });
  const { token } = ((await opened.json()) as { data: { token: string } }).data;
  const breaks = Array.from({ length: TIMES }, (_, n) => BREAKS[n % BREAKS.length] ?? 'kill the database');
  const seen = await breakDatabase({ baseUrl: server.baseUrl, dataDir, token, email: EMAIL }, breaks);
  const times = seen.healthy_after_ms;
  report({
    what: `acknowledged writes lost in ${TIMES} breaks`,
    figure: seen.lost.length,
    unit: 'writes',
    limit: { most: 0 },
    from: `${shown(seen.acknowledged)} acknowledged, ${shown(seen.put_off)} answered 503 with Retry-After`,
  });
  report({
    what: 'answers other than a success or a 503 with Retry-After, and requests without any answer',
    figure: seen.wrong.length + seen.unanswered,
    unit: 'answers',
    limit: { most: 0 },
    from: seen.wrong.slice(0, 3).join(' ') || 'none',
  });
  report({
    what: 'longest time until healthy and writing again',
    figure: Math.max(...times) / 1000,
    unit: 's',
    limit: { most: 10 },
    from: `median ${shown(median(times) / 1000)} s of ${times.length}`,
  });
  report({
    what: 'a mail asked for after the last break is sent by its job',
    figure: seen.job_after_ms / 1000,
    unit: 's',
    limit: { most: 10 },
    from: `live stream ${seen.told_live ? 'tells' : 'is silent'}`,
  });
  if (!seen.told_live) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(parent, { recursive: true, force: true });
}
conclude();
