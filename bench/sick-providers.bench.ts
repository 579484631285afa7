// Ten people who ask for drafts without pause while AI is off, or while its provider is dead, silent for 30 seconds, lies
// in JSON or sends 10 MB or never ends; and others beside them, who read their positions. How long do those wait?
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as until } from 'node:timers/promises';
import { sql } from 'kysely';
import { createCompany, createPosition, createUser } from '../apps/server/src/platform/testing/factory.ts';
import { textFromPlain } from '../packages/domain/src/text/rich-text-plain.ts';
import { withDatabase } from './harness/cluster.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const ASKERS = 10;
const READS_A_SECOND = 25;
/** Silence ends after 25 s, so that way is looked at for longer. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const SILENT_SECONDS = Math.max(SECONDS, 28);
const MOST_P99_MS = 1_000;
const ADVERT =
  'Provide direct patient care on a busy ward, administer medication and comfort families. Document observations accurately and hand over to the next shift. ';
const LONG_ADVERT = ADVERT.repeat(30).slice(0, 4_000);
/** Of a draft by the small model from a text of 4,000 characters. */
const MOST_EMBEDDED_MS = 100;

type Way = 'off' | 'dead' | 'silent' | 'wrong JSON' | '10 MB' | 'endless';
const WAYS: readonly Way[] = ['off', 'dead', 'silent', 'wrong JSON', '10 MB', 'endless'];

let way: Way = 'off';
/** What each way says. A silent provider says nothing until it is left. */
function say(reply: ServerResponse, isJson: boolean): void {
  reply.setHeader('content-type', 'text/event-stream');
  const line = (words: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: words } }] })}\n\n`;
  if (way === 'wrong JSON') reply.end(`${line('{"subtraits":[{"key":')}data: {"choices":[{"delta":\n\n`);
  if (way === '10 MB') {
    for (let part = 0; part < 160; part += 1) reply.write(`data: ${'x'.repeat(65_536)}\n\n`);
    reply.end();
  }
  if (way === 'endless') {
    reply.write(line(isJson ? '{"subtraits":[' : 'We care '));
    const more = line(isJson ? '{"key":"made_up","relevance":1,"quote":"care"},' : 'care ');
    const each = setInterval(() => reply.write(more), 1);
    reply.on('close', () => clearInterval(each));
  }
}

const provider = createServer((request, reply) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => say(reply, text.includes('"response_format"')));
});
await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;

await withDatabase(async (database) => {
  const company = await createCompany(database.db);
  const boss = await createUser(database.db, 'super_admin');
  const position = await createPosition(database.db, company.organization_id, company.recruiter.id);
  await sql`update positions set title = 'Registered Nurse', description = ${JSON.stringify(textFromPlain(LONG_ADVERT))}
    where id = ${position.id}`.execute(database.db);
  const product = await startServer('product', database);
  const ask = (path: string, token: string, method = 'GET', body?: object, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${product.port}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  const drafts: readonly [string, object][] = [
    ['/ai/drafts/simulation', { position_id: position.id }],
    ['/ai/drafts/position/text', { position_id: position.id, notes: ADVERT, language: 'en' }],
    ['/ai/drafts/score/template', { title: 'Registered Nurse', text: LONG_ADVERT }],
    ['/ai/drafts/rejection/mail', { position_id: position.id, language: 'en', tone: 'warm' }],
  ];

  /** Asks for drafts until it is told to stop. Answers how long each took. */
  async function askOn(first: number, signal: AbortSignal): Promise<number[]> {
    const took: number[] = [];
    for (let n = first; !signal.aborted; n += 1) {
      const [path, body] = drafts[n % drafts.length] ?? ['', {}];
      const began = performance.now();
      try {
        await (await ask(path, company.recruiter.token, 'POST', body, signal)).text();
        took.push(performance.now() - began);
        await until(50, undefined, { signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
    return took;
  }

  /** Reads at a steady pace. Answers how long each took from when it was due, so that a late start is not hidden. */
  async function readOn(seconds: number): Promise<number[]> {
    const began = performance.now();
    const reads: Promise<number>[] = [];
    for (let n = 0; n < READS_A_SECOND * seconds; n += 1) {
      const due = began + (n * 1000) / READS_A_SECOND;
      await until(Math.max(0, due - performance.now()));
      reads.push(
        ask(n % 2 === 0 ? '/positions' : '/auth/user', company.admin.token).then(async (answer) => {
          await answer.text();
          if (answer.status !== 200) throw new Error(`somebody else was answered ${answer.status}`);
          return performance.now() - due;
        }),
      );
    }
    return (await Promise.all(reads)).sort((a, b) => a - b);
  }
  const at = (times: readonly number[], share: number) =>
    times[Math.floor(times.length * share)] ?? Number.NaN;

  await readOn(2);
  for (const [path, body] of drafts) {
    const took: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const began = performance.now();
      const answer = await ask(path, company.recruiter.token, 'POST', body);
      if (!(await answer.text()).includes('"type":"done"')) throw new Error(`${path} was not drafted`);
      took.push(performance.now() - began);
    }
    report({
      what: `${path} without a provider, asked for one after the other`,
      figure: median(took.slice(5)),
      unit: 'ms',
      limit: { most: MOST_EMBEDDED_MS },
      from: `the slowest of 20 ${shown(Math.max(...took.slice(5)))} ms; the first of all ${shown(took[0] ?? 0)} ms`,
    });
  }
  for (way of WAYS) {
    const saved = await ask('/ai/settings', boss.token, 'PUT', {
      is_on: way !== 'off',
      tasks_off: [],
      uses_provider: way !== 'off',
      // Nothing listens at the port for discarding.
      address: way === 'off' ? '' : way === 'dead' ? 'http://127.0.0.1:9/v1' : address,
      model: 'sick',
      price_in_micros: 0,
      price_out_micros: 0,
      monthly_budget_micros: null,
    });
    if (saved.status !== 200) throw new Error(await saved.text());
    const stop = new AbortController();
    const asking = Array.from({ length: ASKERS }, (_, n) => askOn(n, stop.signal));
    const others = await readOn(way === 'silent' ? SILENT_SECONDS : SECONDS);
    stop.abort();
    const took = (await Promise.all(asking)).flat().sort((a, b) => a - b);
    report({
      what: `others while ${ASKERS} people ask for drafts and AI is ${way === 'off' ? 'off' : `on, its provider ${way}`}: 99 of 100 answered within`,
      figure: at(others, 0.99),
      unit: 'ms',
      limit: { most: MOST_P99_MS },
      from: `half within ${shown(at(others, 0.5))} ms, the slowest ${shown(others.at(-1) ?? 0)} ms; ${took.length} drafts answered, half of them within ${shown(at(took, 0.5))} ms`,
    });
    provider.closeAllConnections();
  }
  await product.stop();
});
provider.close();
conclude();
