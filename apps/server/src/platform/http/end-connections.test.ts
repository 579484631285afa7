import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endConnectionsWhenStopping } from './end-connections.ts';

const BODY = '{"ships":3}';

it('a request on its way is answered, and then nothing keeps the server from stopping', async () => {
  const app = Fastify({ keepAliveTimeout: 65_000 });
  endConnectionsWhenStopping(app);
  app.post('/echo', async (request) => request.body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  browser.on('data', (part) => {
    answer += part;
  });
  const ended = once(browser, 'end');
  const received = once(app.server, 'request');
  const head = 'POST /echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  browser.write(`${head}content-length: ${BODY.length}\r\n\r\n${BODY.slice(0, 5)}`);
  await received;
  const closed = app.close();
  browser.write(BODY.slice(5));
  await Promise.all([closed, ended]);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
  expect(answer.endsWith(BODY)).toBe(true);
});

it('a connection over which nothing was asked does not keep the server from stopping', async () => {
  const app = Fastify({ keepAliveTimeout: 65_000 });
  endConnectionsWhenStopping(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const taken = once(app.server, 'connection');
  // As browsers open one beforehand.
  const browser = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  browser.resume();
  await taken;
  await Promise.all([app.close(), once(browser, 'close')]);
  expect(browser.destroyed).toBe(true);
});
