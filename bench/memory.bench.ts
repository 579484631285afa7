// Memory of the server's process: after start, at its highest and after a minute of mixed load, and how much it kept.
import { withDatabase } from './harness/cluster.ts';
import { type LoadRequest, load } from './harness/load.ts';
import { fillPosition } from './harness/many-applicants.ts';
import { benchPosition, insertCandidates } from './harness/people.ts';
import { conclude, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const MEGABYTE = 1_048_576;
/** What may be kept after the load (promise P4), and what the whole process may take. */
const MOST_KEPT_MB = 100;
const MOST_RSS_MB = 512;

await withDatabase(async (database) => {
  const { organization_id, position, recruiter } = await benchPosition(database);
  await fillPosition(
    database,
    { organization_id, position_id: position.id, revision_id: position.revision_id, tag: 'm-' },
    5000,
  );
  await insertCandidates(database, 40_000);
  const server = await startServer('product', database);
  let candidate = 0;
  const mixed = (count: number): LoadRequest[] =>
    Array.from({ length: count }, (_, i) => {
      if (i % 5 === 0) {
        candidate += 1;
        return {
          method: 'POST',
          path: '/api/application/start',
          token: `candidate-${candidate}`,
          body: { position_id: position.id, consent: true },
        };
      }
      const path =
        i % 5 === 1
          ? '/api/positions'
          : `/api/applicants?position_id=${position.id}&recordsPerPage=100&page=${(i % 50) + 1}`;
      return { method: 'GET', path, token: recruiter.token };
    });
  const atStart = await server.memory();
  await load(server.port, mixed(1000));
  const warm = await server.memory();
  let highest = warm.rss;
  let requests = 0;
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    await load(server.port, mixed(500));
    requests += 500;
    highest = Math.max(highest, (await server.memory()).rss);
  }
  const after = await server.memory();
  const mb = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
  report({
    what: `memory of the server, highest in ${SECONDS} s of mixed load`,
    figure: highest / MEGABYTE,
    unit: 'MB',
    limit: { most: MOST_RSS_MB },
    from: `${shown(requests)} requests; ${mb(atStart.rss)} after start, ${mb(warm.rss)} warm`,
  });
  report({
    what: 'memory the server kept after that load',
    figure: (after.heapUsed + after.external - warm.heapUsed - warm.external) / MEGABYTE,
    unit: 'MB',
    limit: { most: MOST_KEPT_MB },
    from: `heap ${mb(warm.heapUsed)} warm, ${mb(after.heapUsed)} after`,
  });
  await server.stop();
});
conclude();
