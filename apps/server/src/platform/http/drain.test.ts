import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createDrain } from './drain.ts';
import { endConnectionsWhenStopping } from './end-connections.ts';

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
}

function ask(agent: Agent, port: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path: '/' }, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        );
    }).on('error', reject);
  });
}

it('a server that drains answers everything, and lets go of each connection with an answer', async () => {
  const app = Fastify({ keepAliveTimeout: 65_000 });
  const drain = createDrain();
  endConnectionsWhenStopping(app, drain);
  app.get('/', async () => {
    await delay(5);
    return drain.isDraining() ? 'stopping' : 'serving';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const seen: Answer[] = [];
  let isOver = false;
  const writers = Array.from({ length: 8 }, async () => {
    while (!isOver) seen.push(await ask(agent, port));
  });
  await delay(50);
  const before = seen.length;
  drain.begin();
  await delay(50);
  const during = seen.slice(before + 8);
  isOver = true;
  await Promise.all(writers);
  await app.close();
  agent.destroy();

  expect(before).toBeGreaterThan(0);
  expect(during.length).toBeGreaterThan(0);
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(seen.slice(0, before).map(({ connection }) => connection))).toEqual(new Set(['keep-alive']));
  expect(new Set(during.map(({ connection }) => connection))).toEqual(new Set(['close']));
});
