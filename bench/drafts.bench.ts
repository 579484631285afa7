// Drafts by the small model: a position of 4,000 characters is ranked, beside only counting the stems of its text; the first
// draft that a server makes after its start, and those after it; and how long a provider's first words take to be shown.

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STARTER_CROSSWALK } from '@tryout/domain/relevance/crosswalk';
import { rankSubtraits } from '@tryout/domain/relevance/rank-subtraits';
import { countStems } from '@tryout/domain/relevance/relevance-model';
import { randomFrom } from '@tryout/domain/statistics/random';
import { textFromPlain } from '@tryout/domain/text/rich-text-plain';
import { relevanceFiles, titleIndex } from '../apps/server/src/features/ai-assist/relevance-files.ts';
import { createCompany, createPosition, createUser } from '../apps/server/src/platform/testing/factory.ts';
import { type BenchDatabase, withDatabase } from './harness/cluster.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const CHARACTERS = 4_000;
const ROUNDS = 15;
const STARTS = 5;
const DRAFTS = 20;
const MOST_MS = 100;
const MOST_SHOWN_MS = 300;

const [{ model }, titles] = await Promise.all([relevanceFiles(), titleIndex()]);
const random = randomFrom('drafts');
const stems = [...model.stems.keys()];
/** An advert in which hardly a word comes twice: the most that there is to do. */
const words = Array.from(
  { length: 900 },
  (_, i) => `${stems[random.int(stems.length)]}${i % 9 === 8 ? '.\n' : ''}`,
);
const text = words.join(' ').slice(0, CHARACTERS);
const keys = Object.keys(STARTER_CROSSWALK);

function once(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const rounds = Array.from({ length: ROUNDS + 5 }, () => ({
  rank: once(() =>
    rankSubtraits(model, titles, STARTER_CROSSWALK, keys, { title: 'Registered Nurse', text }),
  ),
  count: once(() => countStems('registered nurse', text)),
})).slice(5);
const rank = median(rounds.map((round) => round.rank));

report({
  what: `an advert of ${CHARACTERS} characters, ranked by the small model`,
  figure: rank,
  unit: 'ms',
  limit: { most: MOST_MS },
  from: `${keys.length} subtraits`,
});
report({
  what: 'the same, against counting its stems',
  figure: median(rounds.map((round) => round.rank / round.count)),
  unit: '×',
  limit: { most: 60 },
  from: `${median(rounds.map((round) => round.count)).toFixed(2)} ms to count`,
});

await withDatabase(async (database) => {
  const { organization_id, recruiter } = await createCompany(database.db);
  const position = await createPosition(database.db, organization_id, recruiter.id);
  await database.pool.query('update positions set title = $2, description = $3 where id = $1', [
    position.id,
    'Registered Nurse',
    JSON.stringify(textFromPlain(text)),
  ]);
  await drafts(database, position.id, recruiter.token);
  await firstWords(database, position.id, recruiter.token);
});
conclude();

function asking(port: number, token: string) {
  return (path: string, body: object, method = 'POST') =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
}

/** Servers are started anew, since only the first draft of each is a first one. */
async function drafts(database: BenchDatabase, position_id: string, token: string): Promise<void> {
  const firsts: number[] = [];
  const others: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startServer('product', database);
    const ask = asking(server.port, token);
    for (let n = 0; n <= DRAFTS; n += 1) {
      const began = performance.now();
      const answer = await ask('/ai/drafts/simulation', { position_id });
      if (!(await answer.text()).includes('"type":"done"')) throw new Error('nothing was drafted');
      (n === 0 ? firsts : others).push(performance.now() - began);
    }
    await server.stop();
  }
  report({
    what: `simulation from ${CHARACTERS} characters, the first draft after a start, whole request`,
    figure: median(firsts),
    unit: 'ms',
    limit: { most: MOST_MS },
    from: `${STARTS} starts, the slowest ${shown(Math.max(...firsts))} ms`,
  });
  report({
    what: 'the same, drafts after the first',
    figure: median(others),
    unit: 'ms',
    limit: { most: MOST_MS },
    from: `${others.length} drafts, the slowest ${shown(Math.max(...others))} ms`,
  });
}

/** A provider says two words and then nothing, so that only what comes at once is counted. */
async function firstWords(database: BenchDatabase, position_id: string, token: string): Promise<void> {
  let said = 0;
  const provider = createServer((request, reply: ServerResponse) => {
    request.resume();
    request.on('end', () => {
      reply.setHeader('content-type', 'text/event-stream');
      reply.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'We care for ' } }] })}\n\n`);
      said = performance.now();
    });
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const boss = await createUser(database.db, 'super_admin');
  const server = await startServer('product', database);
  const saved = await asking(server.port, boss.token)(
    '/ai/settings',
    {
      is_on: true,
      tasks_off: [],
      uses_provider: true,
      address: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
      model: 'quick',
      price_in_micros: 0,
      price_out_micros: 0,
      monthly_budget_micros: null,
    },
    'PUT',
  );
  if (saved.status !== 200) throw new Error(await saved.text());
  const ask = asking(server.port, token);
  const waits: number[] = [];
  for (let n = 0; n < DRAFTS; n += 1) {
    const answer = await ask('/ai/drafts/position/text', { position_id, notes: 'We care.', language: 'en' });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let told = ''; reader && !told.includes('"words"'); ) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`no words were told: ${told}`);
      told += value;
    }
    waits.push(performance.now() - said);
    await reader?.cancel();
  }
  report({
    what: "a provider's first words, until they are shown",
    figure: Math.max(...waits),
    unit: 'ms',
    limit: { most: MOST_SHOWN_MS },
    from: `the slowest of ${DRAFTS}; half of them within ${shown(median(waits))} ms`,
  });
  await server.stop();
  provider.closeAllConnections();
  provider.close();
}
