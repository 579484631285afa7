import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readNetwork } from './judge-address.ts';
import { createOutbound, type OutboundRequest, type Resolve } from './outbound.ts';

let server: Server;
let other: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: { path: string; authorization: string | undefined; method: string | undefined }[] = [];

async function listening(): Promise<Server> {
  const made = createServer((request, response) => {
    asked.push({
      path: `${request.headers.host}${request.url}`,
      authorization: request.headers.authorization,
      method: request.method,
    });
    answer(request, response);
  });
  await new Promise<void>((ready) => made.listen(0, '127.0.0.1', ready));
  return made;
}
const portOf = (each: Server) => (each.address() as AddressInfo).port;

beforeAll(async () => {
  [server, other] = [await listening(), await listening()];
});
beforeEach(() => {
  asked.length = 0;
  answer = (_, response) => response.end('hello');
});
afterAll(() => {
  for (const each of [server, other]) {
    each.close();
    each.closeAllConnections();
  }
});

const loopback = readNetwork('127.0.0.1/32');
const names: Record<string, string[]> = {
  'calendar.test': ['127.0.0.1'],
  'elsewhere.test': ['127.0.0.1'],
  'inside.test': ['10.0.0.1'],
  'both.test': ['127.0.0.1', '10.0.0.1'],
};
const resolve: Resolve = async (host) => {
  const found = names[host];
  if (!found) throw new Error('unknown');
  return found.map((address) => ({ address, family: 4 }));
};
const door = createOutbound({ allow_http: true, networks: loopback ? [loopback] : [] }, resolve);
const ask = (request: OutboundRequest) =>
  door.ask(request).then(
    ({ status, body }) => `${status} ${body.toString()}`,
    (error: { problem?: string; message: string }) => error.problem ?? error.message,
  );
const at = (host: string, path = '/', of = server) => `http://${host}:${portOf(of)}${path}`;
const redirect =
  (to: string, status = 302) =>
  (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/there') response.end('arrived');
    else response.writeHead(status, { location: to }).end();
  };

describe('a request to somewhere else', () => {
  it('goes to the address that was judged, under the name that was asked for', async () => {
    expect(await ask({ url: at('calendar.test', '/a?b=1') })).toBe('200 hello');
    expect(asked[0]?.path).toBe(`calendar.test:${portOf(server)}/a?b=1`);
  });

  it('is refused before anything is sent, where it must not go', async () => {
    expect(await ask({ url: at('inside.test') })).toBe('not_public');
    expect(await ask({ url: at('both.test') })).toBe('not_public');
    expect(await ask({ url: 'http://10.0.0.1:8080/' })).toBe('not_public');
    expect(await ask({ url: 'http://[::ffff:10.0.0.1]:8080/' })).toBe('not_public');
    expect(await ask({ url: 'http://0x0a.1/' })).toBe('not_public');
    expect(await ask({ url: 'http://2852039166/latest/meta-data/' })).toBe('not_public');
    expect(await ask({ url: 'https://unknown.test/' })).toBe('no_such_host');
    expect(await ask({ url: 'file:///etc/passwd' })).toBe('bad_address');
    expect(await ask({ url: 'http://calendar.test:25/' })).toBe('bad_address');
    expect(await ask({ url: 'http://me:secret@calendar.test:8080/' })).toBe('bad_address');
    expect(await ask({ url: 'nonsense' })).toBe('bad_address');
    const strict = createOutbound({ allow_http: false, networks: [] }, resolve);
    await expect(strict.ask({ url: at('calendar.test') })).rejects.toMatchObject({ problem: 'not_https' });
    await expect(strict.ask({ url: 'https://calendar.test/' })).rejects.toMatchObject({
      problem: 'not_public',
    });
    expect(asked).toEqual([]);
  });

  it('is judged again at each step it is led, and not led on for ever', async () => {
    answer = redirect(at('elsewhere.test', '/there'));
    expect(await ask({ url: at('calendar.test') })).toBe('200 arrived');
    answer = redirect(at('inside.test', '/there'));
    expect(await ask({ url: at('calendar.test') })).toBe('not_public');
    answer = redirect('http://169.254.169.254/latest/meta-data/');
    expect(await ask({ url: at('calendar.test') })).toBe('not_public');
    answer = redirect('file:///etc/passwd');
    expect(await ask({ url: at('calendar.test') })).toBe('bad_address');
    answer = redirect('/again');
    asked.length = 0;
    expect(await ask({ url: at('calendar.test') })).toBe('too_many_redirects');
    expect(asked).toHaveLength(5);
  });

  it('a name that means another address at the next step leads nowhere', async () => {
    let times = 0;
    const changing: Resolve = async () => [{ address: times++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    const rebound = createOutbound({ allow_http: true, networks: loopback ? [loopback] : [] }, changing);
    answer = redirect('/there');
    await expect(rebound.ask({ url: at('calendar.test') })).rejects.toMatchObject({ problem: 'not_public' });
    expect(times).toBe(2);
  });

  it('carries credentials to the origin they are for, and to none that it is led to, also on a way back', async () => {
    answer = (request, response) => {
      const way: Record<string, string> = {
        '/': '/same',
        '/same': at('elsewhere.test', '/abroad', other),
        '/abroad': at('calendar.test', '/there'),
      };
      const to = way[request.url ?? ''];
      if (to === undefined) response.end('arrived');
      else response.writeHead(307, { location: to }).end();
    };
    expect(
      await ask({ url: at('calendar.test'), authorization: 'Bearer x', method: 'PROPFIND', body: '<x/>' }),
    ).toBe('200 arrived');
    expect(asked.map((each) => each.authorization)).toEqual(['Bearer x', 'Bearer x', undefined, undefined]);
    expect(new Set(asked.map((each) => each.method))).toEqual(new Set(['PROPFIND']));
  });

  it('brings no more than was asked for, and takes no longer, packed or not', async () => {
    answer = (_, response) => response.end('x'.repeat(2000));
    expect(await ask({ url: at('calendar.test'), max_bytes: 1000 })).toBe('too_large');
    answer = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('y'.repeat(50_000_000)));
    expect(await ask({ url: at('calendar.test') })).toBe('too_large');
    answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small'));
    expect(await ask({ url: at('calendar.test') })).toBe('200 small');
    answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
    expect(await ask({ url: at('calendar.test') })).toBe('no_answer');
    answer = () => undefined;
    expect(await ask({ url: at('calendar.test'), timeout_ms: 100 })).toBe('too_slow');
    answer = (_, response) => void response.write('a drop');
    expect(await ask({ url: at('calendar.test'), timeout_ms: 100 })).toBe('too_slow');
    expect(await ask({ url: 'http://127.0.0.1:1024/' })).toBe('no_answer');
  });
});
