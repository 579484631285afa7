import { ALL_ROUTES } from '@tryout/contract/all-routes';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { actorsOf } from '../../platform/testing/isolation/actors.ts';
import { sampleInput, variantsOf } from '../../platform/testing/isolation/sample-input.ts';
import { sendInput } from '../../platform/testing/isolation/send-input.ts';
import { buildTenant, type Tenant } from '../../platform/testing/isolation/tenant-world.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

/** A word that stands in nothing but the adjustments of plays. */
const MARK = 'zqadjusted';

let app: TestApp;
let home: Tenant;
let abroad: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  home = await buildTenant(app, 'adjustedhere');
  abroad = await buildTenant(app, 'adjustedthere');
  await sql`update plays set accommodations = accommodations || jsonb_build_object('mark', ${MARK}::text),
    tasks = (select jsonb_agg(task || jsonb_build_object('accommodations', accommodations || jsonb_build_object('mark', ${MARK}::text)))
      from jsonb_array_elements(tasks) task)`.execute(app.db);
  // What was written about another way is for the one who answers, who does not decide here.
  await sql`update adjustment_messages set body = ${MARK}`.execute(app.db);
  for (const { ids, ungranted } of [home, abroad]) {
    await sql`update adjustment_requests set assigned_to = ${ungranted.id} where id = ${ids.adjustment_request}`.execute(
      app.db,
    );
  }
});
afterAll(() => app.stop());

it('adjustments are in no answer that anybody who decides can get', { timeout: 240_000 }, async () => {
  const superAdmin = await createUser(app.db, 'super_admin');
  const deciders = actorsOf(home, abroad, superAdmin).filter(
    ({ caller, token }) =>
      token !== null &&
      token !== home.ungranted.token &&
      !['candidate', 'super_admin', 'anonymous'].includes(caller),
  );
  const reads = ALL_ROUTES.filter((route) => route.method === 'GET' && route.access !== 'play_session');
  const seen: string[] = [];
  let answered = 0;
  for (const actor of deciders) {
    for (const route of reads) {
      if (route.access === 'play_session' || scopeOf(route.access, actor.caller) === 'no') continue;
      for (let variant = 0; variant < variantsOf(route.body); variant += 1) {
        const input = sampleInput(route, {
          variant,
          lean: true,
          texts: home.texts,
          pick: (site) => actor.own[site.kind ?? 'user'],
        });
        const answer = await sendInput(app.app, route, input, actor.token);
        if (answer.status < 300) answered += 1;
        if (answer.text.includes(MARK)) seen.push(`${actor.name}: ${route.path}`);
      }
    }
  }
  expect(seen).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

it('adjustments are in no log, mail, notification, search word or export', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(app.db);
  const holding: string[] = [];
  for (const { name } of rows) {
    const hits =
      await sql`select from ${sql.table(name)} t where t::text like ${`%${MARK}%`} limit 1`.execute(app.db);
    if (hits.rows.length > 0) holding.push(name);
  }
  expect(holding).toEqual(['adjustment_messages', 'plays']);
});
