// What the check of a plan adds to a request: positions published, each counted under the organization's lock, beside the
// same server without the check.
import { Agent } from 'node:http';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { FEATURES } from '../apps/server/src/app.ts';
import { grantEntitlements } from '../apps/server/src/features/entitlements/public.ts';
import { serverAct } from '../apps/server/src/platform/act.ts';
import { withTransaction } from '../apps/server/src/platform/database/transaction.ts';
import type { Feature } from '../apps/server/src/platform/feature.ts';
import { buildServer } from '../apps/server/src/platform/http/build-server.ts';
import { createCompany, createPosition } from '../apps/server/src/platform/testing/factory.ts';
import { withDatabase } from './harness/cluster.ts';
import { compare, type LoadRequest, load, rates, send } from './harness/load.ts';
import { startProduct } from './harness/product-app.ts';
import { conclude, median, report } from './harness/report.ts';

/** Many short ones in turns: what is looked for is smaller than what a round differs from the next. */
const ROUNDS = 31;
const COMPANIES = 16;
const POSITIONS = 12;

const withoutCheck = ({ judgesNeeds, ...feature }: Feature): Feature =>
  judgesNeeds ? { ...feature, judgesNeeds: { ...judgesNeeds, judge: async () => undefined } } : feature;

await withDatabase(async (database) => {
  const { db } = database;
  const product = await startProduct(database.url, database.dataDir);
  const bare = await buildServer(product.services, FEATURES.map(withoutCheck), {
    webRoot: null,
    rateLimits: false,
  });
  await sql`insert into app_configs (key, value) values ('billing', 'true')
    on conflict (key) do update set value = 'true'`.execute(db);
  const drafts: { readonly id: string; readonly token: string }[] = [];
  const made: { readonly organization_id: string; readonly id: string; readonly token: string }[] = [];
  for (let n = 0; n < COMPANIES; n += 1) {
    const { organization_id, recruiter } = await createCompany(db);
    made.push({ organization_id, id: recruiter.id, token: recruiter.token });
    await withTransaction(db, (tx) =>
      grantEntitlements(serverAct(product.services, tx), {
        organization_id,
        source: 'plan',
        source_id: uuidv7(),
        values: { 'positions.active': 1_000 },
        starts: new Date(),
        ends: null,
      }),
    );
  }
  // One company after another, so that those at once are of different ones.
  for (let n = 0; n < POSITIONS; n += 1) {
    for (const company of made) {
      const position = await createPosition(db, company.organization_id, company.id, { status: 'draft' });
      drafts.push({ id: position.id, token: company.token });
    }
  }
  await database.pool.query('vacuum analyze');

  const publications: readonly LoadRequest[] = drafts.map(({ id, token }) => ({
    method: 'POST',
    path: `/api/position/${id}/transitions`,
    token,
    body: { from: 'draft', to: 'published' },
  }));
  const port = async (app: typeof bare): Promise<number> => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const [checked, unchecked] = [await port(product.app), await port(bare)];
  const publish = async (to: number) => {
    await sql`update positions set status = 'draft', published_at = null`.execute(db);
    return load(to, publications);
  };
  await publish(checked);
  await publish(unchecked);
  const published = await compare(
    ROUNDS,
    () => publish(checked),
    () => publish(unchecked),
  );
  report({
    what: 'publishing a position, with the check of the plan',
    figure: published.ratio,
    unit: '×',
    limit: { least: 0.95 },
    from: rates(published),
  });
  // One request at a time, to one server and the other in turns: nothing waits, so that the middle ones differ by the check.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: Readonly<Record<'checked' | 'unchecked', number[]>> = { checked: [], unchecked: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`update positions set status = 'draft', published_at = null`.execute(db);
    for (const [n, one] of publications.entries()) {
      const to = (n + round) % 2 === 0 ? 'checked' : 'unchecked';
      const began = performance.now();
      await send(to === 'checked' ? checked : unchecked, agent, one);
      took[to].push(performance.now() - began);
    }
  }
  agent.destroy();
  const [withCheck, without] = [median(took.checked), median(took.unchecked)];
  report({
    what: 'what the check of the plan adds to one request (difference of the medians)',
    figure: withCheck - without,
    unit: 'ms',
    limit: { most: 0.2 },
    from: `p50 ${withCheck.toFixed(2)} ms of ${took.checked.length}; without ${without.toFixed(2)} ms of ${took.unchecked.length}`,
  });
  await bare.close();
  await product.stop();
});
conclude();
