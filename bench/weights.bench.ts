// Other weights for 100,000 stored applicants, against a plain UPDATE of the same rows, while readers read the list.

import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { sql } from 'kysely';
import { reweighPosition } from '../apps/server/src/features/score-cards/reweigh-position.ts';
import { withDatabase } from './harness/cluster.ts';
import { fillPosition } from './harness/many-applicants.ts';
import { benchPosition } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const APPLICANTS = Number(process.env.BENCH_APPLICANTS ?? 100_000);
const ROUNDS = 3;

await withDatabase(async (database) => {
  const { db, pool } = database;
  const { organization_id, position } = await benchPosition(database);
  await fillPosition(
    database,
    { organization_id, position_id: position.id, revision_id: position.revision_id, tag: 'w-' },
    APPLICANTS,
  );
  // People differ in single scores, so that weights matter.
  await pool.query(`update application_scores set scores = array(select (20 + 79 * random() + 0 * length(application_id::text))::real
  from generate_series(1, cardinality(scores)))`);
  const { rows: subtraits } = await sql<{
    id: string;
  }>`select id from subtraits order by key limit 12`.execute(db);

  /** Weights that differ with every round; nobody keeps the place of the round before. */
  function template(round: number): ScoreTemplate {
    const weights = subtraits.map((_, i) => 1 + ((i * 5 + round * 3) % 11));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const parts = subtraits.map(({ id }, i) => ({
      subtrait_id: id,
      weightage: ((weights[i] ?? 0) / total) * 100,
      rank: i + 1,
    }));
    return {
      categories: [
        {
          category_id: 'all',
          category_weightage: 100,
          traits: [{ trait_id: 'all', trait_weightage: 100, subtraits: parts }],
        },
      ],
    };
  }

  const times = { product: [] as number[], plain: [] as number[] };
  const waits = { product: [] as number[], plain: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await whileRead('plain', () =>
      pool.query(
        'update applications set rank_order = rank_order - 1, job_fit_score = 100 - job_fit_score where position_id = $1',
        [position.id],
      ),
    );
    await whileRead('product', async () => {
      const { read, changed } = await reweighPosition(db, position.id, template(round));
      if (read !== APPLICANTS || changed < APPLICANTS * 0.99)
        throw new Error(`read ${read}, changed ${changed}`);
    });
  }
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  report({
    what: `other weights for ${shown(APPLICANTS)} applicants, against a plain UPDATE of the rows`,
    figure: median(times.product.map((time, i) => time / (times.plain[i] ?? Number.NaN))),
    unit: '×',
    limit: { most: 1.5 },
    from: `${seconds(median(times.product))}; UPDATE ${seconds(median(times.plain))}`,
  });
  const longest = (list: readonly number[]) => list.reduce((most, wait) => Math.max(most, wait), 0);
  report({
    what: 'longest wait of a reader of the list meanwhile',
    figure: longest(waits.product),
    unit: 'ms',
    limit: { most: 100 },
    from: `${shown(waits.product.length)} reads of the first page, p50 ${median(waits.product).toFixed(1)} ms, ${waits.product.filter((wait) => wait > 100).length} over 100 ms; during the UPDATE ${shown(longest(waits.plain))} ms`,
  });

  async function whileRead(which: 'product' | 'plain', work: () => Promise<unknown>): Promise<void> {
    await pool.query('vacuum analyze applications');
    await pool.query('checkpoint');
    const reading = readUntilStopped();
    times[which].push(await timed(work));
    for (const wait of await reading.stop()) waits[which].push(wait);
  }

  async function timed(work: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await work();
    return performance.now() - began;
  }

  /** Reads the first page again and again over a connection of its own. */
  function readUntilStopped() {
    const waits: number[] = [];
    let stopped = false;
    const done = (async () => {
      const client = await pool.connect();
      while (!stopped) {
        waits.push(
          await timed(() =>
            client.query(
              'select id, job_fit_score from applications where position_id = $1 and not is_test order by rank_order, id limit 50',
              [position.id],
            ),
          ),
        );
      }
      client.release();
    })();
    return {
      async stop(): Promise<number[]> {
        stopped = true;
        await done;
        return waits;
      },
    };
  }
});
conclude();
