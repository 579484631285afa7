import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createDrain } from './drain.ts';
import { endConnectionsWhenStopping } from './end-connections.ts';

const CONNECTIONS = 8;

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

function ask(agent: Agent, port: number, path = '/'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path }, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        );
    }).on('error', reject);
  });
}

/** Asks `times` times after each other, on each of eight connections at once. */
async function askOnEach(agent: Agent, port: number, times: number): Promise<Answer[]> {
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const own: Answer[] = [];
      while (own.length < times) own.push(await ask(agent, port));
      return own;
    }),
  );
  return answers.flat();
}

it('a server that drains answers everything, and lets go of each connection with an answer', async () => {
  const app = Fastify({ keepAliveTimeout: 65_000 });
  const drain = createDrain();
  endConnectionsWhenStopping(app, drain);
  const [allArrived, arrived] = [Promise.withResolvers<void>(), { count: 0 }];
  const released = Promise.withResolvers<void>();
  app.get('/', () => 'served');
  app.get('/slow', async () => {
    arrived.count += 1;
    if (arrived.count === CONNECTIONS) allArrived.resolve();
    await released.promise;
    return 'served';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  const before = await askOnEach(agent, port, 3);
  const underWay = Array.from({ length: CONNECTIONS }, () => ask(agent, port, '/slow'));
  await allArrived.promise;
  drain.begin();
  released.resolve();
  const whileItBegan = await Promise.all(underWay);
  const after = await askOnEach(agent, port, 3);
  await app.close();
  agent.destroy();

  expect(before).toEqual(before.map(() => ({ status: 200, connection: 'keep-alive' })));
  expect(whileItBegan).toEqual(whileItBegan.map(() => ({ status: 200, connection: 'close' })));
  expect(after).toEqual(after.map(() => ({ status: 200, connection: 'close' })));
  expect(after).toHaveLength(CONNECTIONS * 3);
});
