// Creating an application and changing a status, durable and logged, against a bare handler that inserts the row and a
// line of the log in one transaction.
import { sql } from 'kysely';
import { withDatabase } from './harness/cluster.ts';
import { compare, type LoadRequest, load, rates } from './harness/load.ts';
import { benchPosition, insertCandidates } from './harness/people.ts';
import { conclude, report } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const ROUNDS = 7;
const REQUESTS = 300;
const WARM_UP = 100;

await withDatabase(async (database) => {
  const { position, recruiter } = await benchPosition(database);
  await insertCandidates(database, 2 * (ROUNDS + 1) * REQUESTS);
  const product = await startServer('product', database);
  const bare = await startServer('bare', database);

  let candidate = 0;
  const create = (path: string, body: object, count: number): LoadRequest[] =>
    Array.from({ length: count }, () => {
      candidate += 1;
      return { method: 'POST', path, token: `candidate-${candidate}`, body };
    });
  const start = (count: number) =>
    create('/api/application/start', { position_id: position.id, consent: true }, count);
  const bareStart = (count: number) => create('/application', { position_id: position.id }, count);
  await load(product.port, start(WARM_UP));
  await load(bare.port, bareStart(WARM_UP));
  const created = await compare(
    ROUNDS,
    () => load(product.port, start(REQUESTS)),
    () => load(bare.port, bareStart(REQUESTS)),
  );
  report({
    what: 'creating an application',
    figure: created.ratio,
    unit: '×',
    limit: { least: 0.65 },
    from: rates(created),
  });

  await sql`update applications set status = 'applied', applied_at = now()`.execute(database.db);
  await database.pool.query('vacuum analyze applications');
  const { rows } = await sql<{ id: string }>`select id from applications order by id`.execute(database.db);
  let applicant = 0;
  const move = (path: string, body: (id: string) => object, count: number): LoadRequest[] =>
    Array.from({ length: count }, () => {
      const id = rows[applicant]?.id ?? '';
      applicant += 1;
      return { method: 'POST', path, token: recruiter.token, body: body(id) };
    });
  const change = (count: number) =>
    move(
      '/api/update/position/application/status',
      (id) => ({ application_id: id, from: 'applied', to: 'short_listed', mail: { send: false } }),
      count,
    );
  const bareChange = (count: number) =>
    move('/status', (id) => ({ application_id: id, to: 'short_listed' }), count);
  await load(product.port, change(WARM_UP));
  await load(bare.port, bareChange(WARM_UP));
  const changed = await compare(
    ROUNDS,
    () => load(product.port, change(REQUESTS)),
    () => load(bare.port, bareChange(REQUESTS)),
  );
  report({
    what: 'changing a status',
    figure: changed.ratio,
    unit: '×',
    limit: { least: 0.5 },
    from: rates(changed),
  });
  await product.stop();
  await bare.stop();
});
conclude();
