// Events of plays stored with acknowledged durability, and a finished play stored, scored and ranked in one request,
// against a bare handler that inserts the same rows in one transaction.
import { uuidv7 } from 'uuidv7';
import { withDatabase } from './harness/cluster.ts';
import { compare, type LoadRequest, type LoadResult, load, rates, send } from './harness/load.ts';
import { benchPosition } from './harness/people.ts';
import { type Statement, startProduct } from './harness/product-app.ts';
import { addSimulation, batches, openPlay, type ReadyPlay } from './harness/ready-plays.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

/**
 * What takes minutes to play is sent within seconds. With a clock of plays this quick what is claimed can have passed, so
 * that plays count as they do in the world.
 */
const QUICK_CLOCK_RATE = 5000;
const ROUNDS = 5;
const PLAYS = 48;
const BATCH = 5;
/** 200 candidates who play at once, each sending two batches a second. */
const LEAST_BATCHES_PER_SECOND = 400;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

await withDatabase(async (database) => {
  const { organization_id, position, recruiter } = await benchPosition(database);
  await addSimulation(database, organization_id, position.revision_id);
  const heard: Statement[] = [];
  const inner = await startProduct(database.url, database.dataDir, {
    onStatement: (statement) => heard.push(statement),
  });
  const product = await startServer('product', database, QUICK_CLOCK_RATE);
  const bare = await startServer('bare', database);

  const ready = (count: number, seed: string) =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        openPlay(product.port, database, organization_id, position, `${seed}:${i}`),
      ),
    );
  /** Each play's batches in order, many plays beside one another: one connection carries one play at a time. */
  const playAll = async (
    plays: readonly ReadyPlay[],
  ): Promise<{ batches: number; events: number; ms: number }> => {
    const lists = plays.map((play) => batches(play, BATCH));
    const began = performance.now();
    let next = 0;
    const worker = async () => {
      for (let list = lists[next++]; list; list = lists[next++]) {
        for (const { token, body } of list) {
          await send(product.port, undefined, { method: 'POST', path: '/api/play/events', token, body });
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    return {
      batches: lists.reduce((sum, list) => sum + list.length, 0),
      events: plays.reduce((sum, { sends }) => sum + sends.flat().length, 0),
      ms: performance.now() - began,
    };
  };

  await playAll(await ready(8, 'warm-up'));
  const rounds: { plays: ReadyPlay[]; batches: number; events: number; ms: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const plays = await ready(PLAYS, `round-${round}`);
    rounds.push({ plays, ...(await playAll(plays)) });
  }
  const perSecond = (pick: 'batches' | 'events') =>
    median(rounds.map((round) => (round[pick] / round.ms) * 1000));
  report({
    what: `play events, batches of at most ${BATCH} acknowledged after they are durable`,
    figure: perSecond('batches'),
    unit: 'batches/s',
    limit: { least: LEAST_BATCHES_PER_SECOND },
    from: `${shown(perSecond('events'))} events/s`,
  });

  const [warm, ...measured] = rounds.map((round) => round.plays);
  const [sample, ...others] = warm ?? [];
  if (!sample) throw new Error('no plays were made');
  const existing = await rowIds();
  heard.length = 0;
  const finished = await inner.app.inject({
    method: 'POST',
    url: '/api/play/complete',
    headers: { authorization: `Bearer ${sample.token}` },
    payload: {},
  });
  if (finished.statusCode !== 200) throw new Error(`finishing answered ${finished.body}`);
  const writes = heard.filter(
    ({ sql }) => /^\s*(insert|update)/i.test(sql) && !/pg_notify|idempotency/.test(sql),
  );
  await send(bare.port, undefined, {
    method: 'POST',
    path: '/prepare',
    token: '',
    body: { name: 'finish', statements: writes },
  });
  const made = new Set(
    [...JSON.stringify(writes).matchAll(UUID)].map(([id]) => id).filter((id) => !existing.has(id)),
  );
  const complete = (plays: readonly ReadyPlay[]): LoadRequest[] =>
    plays.map((play) => ({ method: 'POST', path: '/api/play/complete', token: play.token, body: {} }));
  // The rows belong to applications of their own, whose plays nobody finishes.
  const spare = new Map<number, ReadyPlay[]>();
  for (let round = -1; round < ROUNDS; round += 1) spare.set(round, await ready(PLAYS, `bare-${round}`));
  const insert = (plays: readonly ReadyPlay[]): LoadRequest[] =>
    plays.map((play) => ({
      method: 'POST',
      path: '/write/finish',
      token: recruiter.token,
      body: {
        replace: [
          [sample.play_id, play.play_id],
          [sample.application_id, play.application_id],
          [sample.candidate_id, play.candidate_id],
          ...[...made].map((id) => [id, uuidv7()]),
        ],
      },
    }));
  await load(product.port, complete(others));
  await load(bare.port, insert(spare.get(-1) ?? []));
  const result = await compare(
    ROUNDS,
    (round): Promise<LoadResult> => load(product.port, complete(measured[round] ?? [])),
    (round): Promise<LoadResult> => load(bare.port, insert(spare.get(round) ?? [])),
  );
  report({
    what: 'a finished play stored, scored and ranked, against inserting the same rows',
    figure: result.ratio,
    unit: '×',
    limit: { least: 0.3 },
    from: `${rates(result, 'plays')} (${writes.length} statements)`,
  });
  const { rows: outcomes } = await database.pool.query<{ ended: number; calculated: number }>(
    `select count(*)::int as ended,
       count(*) filter (where a.job_fit_score is not null and p.integrity_review = '{}')::int as calculated
     from plays p join applications a on a.id = p.application_id where p.state = 'completed'`,
  );
  const { ended = 0, calculated = 0 } = outcomes[0] ?? {};
  report({
    what: 'finished plays whose times could not be true, or that gave no score',
    figure: ended - calculated,
    unit: 'plays',
    limit: { most: 0 },
    from: `${shown(ended)} finished`,
  });
  await inner.stop();
  await product.stop();
  await bare.stop();

  /** Ids that stood in the database before, so that only new rows get ids of their own. */
  async function rowIds(): Promise<Set<string>> {
    const ids = new Set<string>();
    for (const table of [
      'users',
      'organizations',
      'positions',
      'position_revisions',
      'applications',
      'plays',
      'members',
      'subtraits',
      'traits',
    ]) {
      const { rows } = await database.pool.query<{ id: string }>(`select id from ${table}`);
      for (const { id } of rows) ids.add(id);
    }
    return ids;
  }
});
conclude();
