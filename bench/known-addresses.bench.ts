// Whether the time of an answer tells that an address has an account: each door that takes an address from anybody, five
// hundred times with addresses of accounts and five hundred times with others, in drawn order, one after the other.
import { request } from 'node:http';
import { randomFrom } from '@tryout/domain/statistics/random';
import { withDatabase } from './harness/cluster.ts';
import { benchPosition, insertCandidates } from './harness/people.ts';
import { conclude, median, report, shown } from './harness/report.ts';
import { startServer } from './harness/servers.ts';

const EACH = 500;
const WARM_UP = 40;
const MOST_RATIO = 1.1;
const order = randomFrom('known addresses');

await withDatabase(async (database) => {
  const { position } = await benchPosition(database);
  await insertCandidates(database, 10 * (EACH + WARM_UP));
  const product = await startServer('product', database);

  let place = 0;
  const ask = (path: string, body: object): Promise<{ status: number; ms: number }> => {
    const payload = Buffer.from(JSON.stringify(body));
    // Each from a network of its own, so that no limit for one network is met.
    place += 1;
    const from = `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const sent = request(
        {
          host: '127.0.0.1',
          port: product.port,
          path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': payload.length,
            'x-forwarded-for': from,
          },
        },
        (response) => {
          response.resume();
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  };

  let next = 0;
  const compare = async (what: string, path: string, body: (email: string) => object | Promise<object>) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const statuses = { known: new Set<number>(), unknown: new Set<number>() };
    // Drawn whole, not pair by pair: a mail that is sent after an answer slows the next one, whichever kind that is.
    const kinds = Array.from({ length: WARM_UP + EACH }, () => ['known', 'unknown'] as const).flat();
    for (const [i, kind] of order.shuffle(kinds).entries()) {
      next += 1;
      const answer = await ask(
        path,
        await body(kind === 'known' ? `candidate-${next}@example.test` : `nobody-${next}@example.test`),
      );
      statuses[kind].add(answer.status);
      if (i >= 2 * WARM_UP) times[kind].push(answer.ms);
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const alike = [...statuses.known].join() === [...statuses.unknown].join();
    report({
      what: `${what}: time for an address of an account, against one without${alike ? '' : ' (answers differ)'}`,
      figure: Math.max(known / unknown, unknown / known),
      unit: '×',
      limit: { most: MOST_RATIO },
      from: `medians of ${times.known.length} and ${times.unknown.length}: ${shown(known)} ms and ${shown(unknown)} ms; status ${[...statuses.known].join()} and ${[...statuses.unknown].join()}`,
    });
  };

  const person = { first_name: 'Amina', last_name: 'Okafor', consent: true, token: true };
  await compare('applying', '/api/application/start', (email) => ({
    position_id: position.id,
    ...person,
    email,
  }));
  await compare('applying without consent', '/api/application/start', (email) => ({
    position_id: position.id,
    ...person,
    consent: false,
    email,
  }));
  await compare('asking for a new password', '/api/user/password/reset/code', (email) => ({ email }));
  await compare('signing in with a wrong password', '/api/auth/login', (email) => ({
    email,
    password: 'Wrong-Harbour-7',
  }));
  await product.stop();
});
conclude();
