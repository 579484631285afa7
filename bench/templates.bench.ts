// Two score templates on stored plays: what the comparison page asks for, with 100,000 people and with a million.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { rowsOfBytes } from '@tryout/domain/score-cards/mean-bytes';
import { scoreColumns } from '@tryout/domain/score-cards/score-columns';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { sql } from 'kysely';
import { comparePeople } from '../apps/server/src/features/score-templates/compare-templates.ts';
import { meanLayouts, readMeans } from '../apps/server/src/features/score-templates/means.queries.ts';
import type { Actor } from '../apps/server/src/platform/http/actor.ts';
import { withDatabase } from './harness/cluster.ts';
import { meansLoop } from './harness/means-loop.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const SIZES = [100_000, 1_000_000].filter((size) => size <= Number(process.env.BENCH_MOST ?? 1_000_000));
const ROUNDS = 5;
const SUBTRAITS = 12;

await withDatabase(async (database) => {
  const { db, pool } = database;
  const { organization_id, position } = await benchPosition(database);
  const { rows: subtraits } = await sql<{
    id: string;
  }>`select id from subtraits order by id limit ${SUBTRAITS}`.execute(db);
  const ids = subtraits.map((row) => row.id);
  const before = template(0);
  const after = template(3);
  const actor = { user_type: 'company_admin', organization_ids: [organization_id] } as unknown as Actor;
  const on = { position_id: position.id };
  const times = new Map<number, number>();

  for (const size of SIZES) {
    await fillMeans(size);
    const rounds: {
      whole: number;
      read: number;
      plain: number;
      scored: number;
      loop: number;
      delay: number;
    }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const each = await measure(size);
      // The first one warms up.
      if (round > 0) rounds.push(each);
    }
    const of = (name: keyof (typeof rounds)[0]) => median(rounds.map((round) => round[name]));
    times.set(size, of('whole'));
    report({
      what: `two templates on ${shown(size)} people: scored, ranked, tau, 200 nearby weightings of each`,
      figure: of('whole') / 1000,
      unit: 's',
      limit: size === 100_000 ? { most: 1 } : null,
      from: `reading ${of('read').toFixed(0)} ms; one template scored ${of('scored').toFixed(0)} ms; ${rounds.map((round) => (round.whole / 1000).toFixed(2)).join(' · ')} s`,
    });
    report({
      what: `longest time the server answered nobody else meanwhile, ${shown(size)} people`,
      figure: Math.max(...rounds.map((round) => round.delay)),
      unit: 'ms',
      limit: { most: 100 },
      from: 'event loop of the server, 1 ms steps',
    });
    if (size !== 100_000) continue;
    report({
      what: `reading ${shown(size)} people's means, against one row each`,
      figure: median(rounds.map((round) => round.read / round.plain)),
      unit: '×',
      limit: { most: 0.8 },
      from: `${of('read').toFixed(0)} ms; row by row ${of('plain').toFixed(0)} ms`,
    });
    report({
      what: `scoring ${shown(size)} people by one template, against a raw loop over typed arrays`,
      figure: median(rounds.map((round) => round.loop / round.scored)),
      unit: '×',
      limit: { least: 0.05 },
      from: `${Math.round(size / of('scored'))}k people/s; loop ${Math.round(size / of('loop'))}k people/s`,
    });
  }
  const [few, many] = [times.get(100_000), times.get(1_000_000)];
  if (few !== undefined && many !== undefined) {
    report({
      what: 'two templates on 1,000,000 people against 100,000',
      figure: many / few,
      unit: '×',
      limit: { most: 13 },
      from: `${(many / 1000).toFixed(2)} s; ${(few / 1000).toFixed(2)} s`,
    });
  }

  async function measure(size: number) {
    const lag = monitorEventLoopDelay({ resolution: 1 });
    lag.enable();
    const whole = await timed(async () => {
      const found = await comparePeople({ db, actor }, { on, before, after });
      if (found.count !== size || found.tau === null || found.top_after.length !== 10)
        throw new Error('not compared');
    });
    lag.disable();
    const chunks: Buffer[] = [];
    const read = await timed(async () => {
      let last: string | null = null;
      for (let count = 10_000; count === 10_000; ) {
        const chunk = await readMeans(db, on, actor, last, 10_000);
        count = chunk.count;
        if (count > 0) chunks.push(chunk.rows);
        const hex = chunk.ids.subarray(-16).toString('hex');
        last = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') || last;
      }
    });
    const plain = await timed(() =>
      pool.query(
        'select application_id, layout_id, means from application_means where position_id = $1 order by application_id',
        [position.id],
      ),
    );
    const rows = rowsOfBytes(chunks, size, await meanLayouts(db), ids);
    const loop = meansLoop(after, rows);
    let sum = 0;
    const looped = await timed(() => {
      for (let row = 0; row < size; row += 1) sum += loop(row);
    });
    let fits: Float64Array = new Float64Array();
    const scored = await timed(() => {
      fits = scoreColumns(after, rows).fit;
    });
    const total = fits.reduce((all, fit) => all + fit, 0);
    if (!(Math.abs(total - sum) < size * 0.06)) throw new Error(`the two do not agree: ${total}, ${sum}`);
    return { whole, read, plain, scored, loop: looped, delay: lag.max / 1e6 };
  }

  /** Three categories, five traits, weights that differ with the number given. */
  function template(shift: number): ScoreTemplate {
    const weights = ids.map((_, i) => 1 + ((i * 5 + shift * 7) % 11));
    const trait = (name: string, from: number, to: number, trait_weightage: number) => ({
      trait_id: name,
      trait_weightage,
      subtraits: ids
        .slice(from, to)
        .map((subtrait_id, i) => ({ subtrait_id, weightage: weights[from + i] ?? 1, rank: i + 1 })),
    });
    return {
      categories: [
        { category_id: 'a', category_weightage: 40, traits: [trait('a1', 0, 3, 60), trait('a2', 3, 5, 40)] },
        { category_id: 'b', category_weightage: 35, traits: [trait('b1', 5, 7, 55), trait('b2', 7, 9, 45)] },
        { category_id: 'c', category_weightage: 25, traits: [trait('c1', 9, 12, 100)] },
      ],
    };
  }

  /** People whose subtraits hang together, as those of one person do. */
  async function fillMeans(size: number): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query(`set session_replication_role = 'replica'; set statement_timeout = 0`);
      await client.query('delete from application_means');
      await client.query('insert into mean_layouts (subtrait_ids) values ($1) on conflict do nothing', [ids]);
      await client.query(
        `insert into application_means (application_id, organization_id, position_id, layout_id, means)
         select gen_random_uuid(), $1, $2, (select id from mean_layouts where subtrait_ids = $3::uuid[]),
           (select string_agg(int4send(greatest(0, least(100000000,
              ((15 + 60 * people.able + 25 * one.chance) * 1000000)::int))), ''::bytea)
            from (select random() as chance, people.n as of from generate_series(1, ${SUBTRAITS})) one)
         from (select n, random() as able from generate_series(1, $4::int) n offset 0) people`,
        [organization_id, position.id, ids, size],
      );
      await client.query('vacuum analyze application_means');
    } finally {
      client.release(true);
    }
  }

  async function timed(work: () => unknown): Promise<number> {
    const began = performance.now();
    await work();
    return performance.now() - began;
  }
});
conclude();
