// Two hundred sign-ins a second from many addresses, all with a wrong password, beside people who only read their own
// page: how long those wait. Sign-ins past the queue are told to come back, which is what keeps the others served.
import { Agent, request } from 'node:http';
import { setTimeout as until } from 'node:timers/promises';
import { withDatabase } from './harness/cluster.ts';
import { insertCandidates } from './harness/people.ts';
import { conclude, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const SIGN_INS_A_SECOND = 200;
const READS_A_SECOND = 50;
const MOST_P99_MS = 300;

await withDatabase(async (database) => {
  await insertCandidates(database, 50);
  const product = await startServer('product', database);
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });

  const ask = (path: string, headers: Record<string, string>, body?: object): Promise<number> => {
    const payload = body && Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: product.port,
          agent,
          path,
          method: body ? 'POST' : 'GET',
          headers: {
            ...headers,
            ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
          },
        },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  };
  const read = (n: number) => ask('/api/auth/user', { authorization: `Bearer candidate-${1 + (n % 50)}` });
  // Every address guesses at accounts that exist and at some that do not, twice each at most.
  const guess = (n: number) =>
    ask(
      '/api/auth/login',
      { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
      {
        email: n % 2 === 0 ? `candidate-${1 + (n % 50)}@example.test` : `nobody-${n}@example.test`,
        password: 'Wrong-Password-1!',
      },
    );

  const atPace = async (aSecond: number, seconds: number, one: (n: number) => Promise<number>) => {
    const times: number[] = [];
    const statuses = new Map<number, number>();
    const began = performance.now();
    const all: Promise<void>[] = [];
    for (let n = 0; n < aSecond * seconds; n += 1) {
      const due = began + (n * 1000) / aSecond;
      await until(Math.max(0, due - performance.now()));
      // Counted from when it was due, so that a late start is not hidden.
      all.push(
        one(n).then((status) => {
          times.push(performance.now() - due);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    }
    await Promise.all(all);
    times.sort((a, b) => a - b);
    return { at: (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN, statuses };
  };

  await atPace(READS_A_SECOND, 3, read);
  const alone = await atPace(READS_A_SECOND, 5, read);
  const [signIns, others] = await Promise.all([
    atPace(SIGN_INS_A_SECOND, SECONDS, guess),
    atPace(READS_A_SECOND, SECONDS, read),
  ]);
  agent.destroy();
  await product.stop();

  report({
    what: `others under ${SIGN_INS_A_SECOND} sign-ins a second: 99 of 100 answered within`,
    figure: others.at(0.99),
    unit: 'ms',
    limit: { most: MOST_P99_MS },
    from: `half within ${shown(others.at(0.5))} ms; alone 99 of 100 within ${shown(alone.at(0.99))} ms`,
  });
  report({
    what: 'others that did not get their page',
    figure: [...others.statuses].reduce((sum, [status, n]) => sum + (status === 200 ? 0 : n), 0),
    unit: 'answers',
    limit: { most: 0 },
    from: told(others.statuses),
  });
  report({
    what: 'sign-ins answered other than judged (422), too many (429) or come back (503)',
    figure: [...signIns.statuses].reduce((sum, [s, n]) => sum + ([422, 429, 503].includes(s) ? 0 : n), 0),
    unit: 'answers',
    limit: { most: 0 },
    from: `${told(signIns.statuses)}; 99 of 100 within ${shown(signIns.at(0.99))} ms`,
  });
});
conclude();

function told(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, n]) => `${shown(n)} × ${status}`).join(', ');
}
