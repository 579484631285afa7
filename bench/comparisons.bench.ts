// What pages compare, try or preview within their request, with 10,000 applicants of one position: how long each takes.
import { randomUUID } from 'node:crypto';
import { createUser } from '../apps/server/src/platform/testing/factory.ts';
import { withDatabase } from './harness/cluster.ts';
import { fillPosition } from './harness/many-applicants.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const APPLICANTS = Number(process.env.BENCH_APPLICANTS ?? 10_000);
const ROUNDS = 5;
/** Beyond this, work belongs into the background, with a job that its owner sees. */
const MOST_SECONDS = 2;

await withDatabase(async (database) => {
  const { pool } = database;
  const { organization_id, position, admin } = await benchPosition(database);
  const superAdmin = await createUser(database.db, 'super_admin');
  await fillPosition(
    database,
    { organization_id, position_id: position.id, revision_id: position.revision_id, tag: 'compared-' },
    APPLICANTS,
  );
  const { rows: simulations } = await pool.query<{ id: string; score_template_id: string; tasks: number }>(
    `select s.id, s.score_template_id, count(*)::int as tasks from simulations s
       join simulation_tasks st on st.simulation_id = s.id
     where s.status = 'published' and s.organization_id is null and s.score_template_id is not null
     group by s.id order by count(*) desc, s.id limit 1`,
  );
  const [simulation] = simulations;
  if (!simulation) throw new Error('there is no simulation of the platform');
  const { rows: templates } = await pool.query<{ id: string; definition: object }>(
    `select id, definition from score_templates where status = 'published' and organization_id is null
     order by (id = $1) desc, id limit 2`,
    [simulation.score_template_id],
  );
  const [before, after] = templates;
  if (!before || !after) throw new Error('there are no two score templates of the platform');
  await playedBy(simulation);

  const product = await startServer('product', database);
  const ask = async (as: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${product.port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${as}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return { data: JSON.parse(text).data, bytes: text.length };
  };
  const measure = async (
    what: string,
    run: () => Promise<{ readonly bytes: number }>,
    rounds: number = ROUNDS,
  ): Promise<void> => {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      ({ bytes } = await run());
      // The first one warms up, unless it is the only one.
      if (round > 0 || rounds === 0) times.push((performance.now() - began) / 1000);
    }
    report({
      what: `${what}, ${shown(APPLICANTS)} applicants`,
      figure: median(times),
      unit: 's',
      limit: { most: MOST_SECONDS },
      from: `${times.map((time) => time.toFixed(2)).join(' · ')} s; ${shown(bytes / 1000)} kB`,
    });
  };

  const compared = await ask(admin.token, '/admin/score/templates/compare', {
    before: { score_template_id: before.id },
    after: { score_template_id: after.id },
    on: { position_id: position.id },
  });
  if (compared.data.count !== APPLICANTS) throw new Error('not everybody was compared');
  await measure('two score templates compared', () =>
    ask(admin.token, '/admin/score/templates/compare', {
      before: { score_template_id: before.id },
      after: { score_template_id: after.id },
      on: { position_id: position.id },
    }),
  );
  await measure('two score templates compared on everybody of the platform', () =>
    ask(superAdmin.token, '/admin/score/templates/compare', {
      before: { score_template_id: before.id },
      after: { score_template_id: after.id },
      on: { everybody: true },
    }),
  );
  const whatIf = await ask(admin.token, `/position/${position.id}/what-if`);
  if (whatIf.data.count !== APPLICANTS) throw new Error('not everybody is in the what-if');
  await measure(`what-if opened (${whatIf.data.parts.length} shared measures)`, () =>
    ask(admin.token, `/position/${position.id}/what-if`),
  );
  const [without] = whatIf.data.tasks as { key: string }[];
  await measure(
    'what-if put in place: computed again by the server, stored, chosen',
    () =>
      ask(admin.token, `/position/${position.id}/what-if/uses`, {
        score_template_id: before.id,
        definition: whatIf.data.template.definition,
        without: [without?.key ?? ''],
        choice: { kind: 'top', size: Math.round(APPLICANTS / 10) },
      }),
    0,
  );
  const { rows: formulas } = await pool.query<{
    task_key: string;
    subtrait_id: string;
    source: string;
  }>(
    `select f.task_key, f.subtrait_id, f.source from formulas f
       join (select distinct task_key from play_data_points) played on played.task_key = f.task_key
     where f.status = 'published' and f.source <> '' order by f.task_key, f.key limit 1`,
  );
  const [formula] = formulas;
  if (!formula) throw new Error('no formula of a task that was played');
  await measure('formula tried on 2,000 past plays beside the one in force', () =>
    ask(superAdmin.token, '/admin/formulas/preview/plays', { ...formula, limit: 2000 }),
  );
  await measure('own samples of all norms', () => ask(superAdmin.token, '/admin/norms'));
  await measure('forms that were played', () => ask(superAdmin.token, '/admin/calibrations'));
  await measure('retention by other rules', () =>
    ask(admin.token, '/organization/retention/preview', { rules: [{ outcome: 'rejected', months: 6 }] }),
  );
  await product.stop();

  /** Everybody has played the simulation: data points, means, and a card with responses for all that its formulas measure. */
  async function playedBy({
    id,
    score_template_id,
  }: {
    id: string;
    score_template_id: string;
  }): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query(`set session_replication_role = 'replica'; set statement_timeout = 0`);
      await client.query(
        'insert into position_simulations (organization_id, revision_id, simulation_id, sort_order) values ($1, $2, $3, 0)',
        [organization_id, position.revision_id, id],
      );
      await client.query('update position_revisions set score_template_id = $2 where id = $1', [
        position.revision_id,
        score_template_id,
      ]);
      await client.query(
        `create unlogged table bench_measures as
         select (row_number() over (order by st.sort_order, f.key))::int as n, st.sort_order, t.key as task_key,
           t.version as task_version, f.data_point, f.subtrait_id, f.id as formula_id
         from simulation_tasks st join tasks t on t.id = st.task_id
           join formulas_of_tasks ft on ft.task_id = t.id join formulas f on f.id = ft.formula_id
         where st.simulation_id = '${id}'`,
      );
      await client.query(
        `update plays set simulation_id = $2, ended_at = created_at, accommodations = '{"time_factor":1}', tasks =
           (select jsonb_agg(jsonb_build_object('key', task_key, 'version', task_version) order by sort_order)
            from (select distinct sort_order, task_key, task_version from bench_measures) t)
         where organization_id = $1`,
        [organization_id, id],
      );
      await client.query(
        `insert into play_data_points (play_id, organization_id, task_index, task_key, key, value, trials)
         select p.id, p.organization_id, d.place, d.task_key, d.data_point, round((100 * random())::numeric, 6), 40
         from plays p, (select distinct on (place, data_point) place, task_key, data_point from (
             select (dense_rank() over (order by sort_order) - 1)::int as place, task_key, data_point from bench_measures) m
           order by place, data_point) d
         where p.organization_id = $1`,
        [organization_id],
      );
      await client.query(
        `insert into mean_layouts (subtrait_ids)
         select array_agg(subtrait_id order by subtrait_id) from (select distinct subtrait_id from bench_measures) s
         on conflict do nothing`,
      );
      await client.query(
        `insert into application_means (application_id, organization_id, position_id, layout_id, means)
         select a.id, a.organization_id, a.position_id, l.id,
           (select string_agg(int4send((greatest(0, least(100, 10 + a.job_fit_score * 0.9 + 20 * (random() - 0.5))) * 1000000)::int), ''::bytea order by place)
            from generate_series(1, cardinality(l.subtrait_ids)) place)
         from applications a, mean_layouts l
         where a.position_id = $1 and l.subtrait_ids =
           (select array_agg(subtrait_id order by subtrait_id) from (select distinct subtrait_id from bench_measures) s)`,
        [position.id],
      );
      await client.query(
        `insert into score_cards (id, organization_id, application_id, version, status, job_fit_score, coverage,
           score_card_data, pins, trace, inputs_digest, result_digest)
         select gen_random_uuid(), a.organization_id, a.id, 1, 'approved', a.job_fit_score, 1,
           jsonb_build_object('data_point_responses', (select jsonb_agg(jsonb_build_object(
               'data_point', m.task_key || '.' || m.data_point, 'responses', jsonb_build_array(jsonb_build_object(
                 'subtrait_id', m.subtrait_id, 'value', round((100 * random())::numeric, 3), 'total_score', 100))))
             from bench_measures m where a.id is not null)),
           '{}', jsonb_build_object('formulas', (select jsonb_agg(jsonb_build_object(
               'data_point', m.task_key || '.' || m.data_point, 'subtrait_id', m.subtrait_id, 'formula_id', m.formula_id,
               'value', 50, 'measure', jsonb_build_object('sd', 10),
               'exactness', jsonb_build_object('sem', 4, 'sd', 10, 'kind', 'retest', 'is_estimated', false)))
             from bench_measures m where a.id is not null)), encode(sha256(a.id::text::bytea), 'hex'), null
         from applications a where a.position_id = $1`,
        [position.id],
      );
      await client.query(
        `update applications a set score_card_id = c.id, job_fit_sem = 3 from score_cards c
         where c.application_id = a.id and a.position_id = $1`,
        [position.id],
      );
      await client.query('drop table bench_measures');
      await client.query(
        'vacuum analyze plays, play_data_points, application_means, score_cards, applications, position_simulations',
      );
    } finally {
      client.release(true);
    }
  }
});
conclude();
