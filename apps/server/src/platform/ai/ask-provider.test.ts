import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readNetwork } from '../outbound/judge-address.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { askProvider, costOf, ProviderError, type ProviderQuestion } from './ask-provider.ts';

const outbound = createOutbound({
  allow_http: true,
  networks: [readNetwork('127.0.0.0/8')].filter((each) => each !== null),
});
const question: ProviderQuestion<{ word: string }> = {
  instructions: 'Say a word.',
  about: 'Anything.',
  schema: {
    name: 'word',
    schema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
  },
  read: (answer) =>
    typeof answer === 'object' && answer !== null && 'word' in answer && typeof answer.word === 'string'
      ? { word: answer.word }
      : null,
};

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A local server; `answer` gets what was asked, parsed, and how often it was asked before. */
async function serving(
  answer: (
    asked: {
      body: { response_format?: { type: string }; messages: unknown[] };
      n: number;
      request: IncomingMessage;
    },
    reply: ServerResponse,
  ) => void,
): Promise<string> {
  let n = 0;
  server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      answer({ body: JSON.parse(text), n, request }, reply);
      n += 1;
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const completion = (content: string) =>
  JSON.stringify({ choices: [{ message: { content } }], usage: { prompt_tokens: 10, completion_tokens: 4 } });
const ask = (address: string, limits = { timeout_ms: 3_000, bytes: 100_000 }, signal?: AbortSignal) =>
  askProvider(
    outbound,
    { address, model: 'm', key: 'k' },
    { ...question, ...(signal && { signal }) },
    limits,
  );
const problem = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof ProviderError ? error.problem : String(error)),
  );

test('asks by JSON schema with the key, and counts tokens', async () => {
  const address = await serving(({ body, request }, reply) => {
    expect(request.headers.authorization).toBe('Bearer k');
    expect(request.url).toBe('/v1/chat/completions');
    expect(body.response_format?.type).toBe('json_schema');
    reply.end(completion('{"word":"yes"}'));
  });
  expect(await ask(address)).toEqual({ answer: { word: 'yes' }, tokens: { sent: 10, answered: 4 } });
});

test('falls back to JSON mode, then to a fenced answer', async () => {
  const modes: (string | undefined)[] = [];
  const address = await serving(({ body }, reply) => {
    modes.push(body.response_format?.type);
    if (body.response_format) reply.writeHead(400).end('{}');
    else reply.end(completion('Sure!\n```json\n{"word":"fenced"}\n```'));
  });
  expect((await ask(address)).answer).toEqual({ word: 'fenced' });
  expect(modes).toEqual(['json_schema', 'json_object', undefined]);
});

test('asks once more for what does not fit, and no third time', async () => {
  const address = await serving(({ n }, reply) => {
    reply.end(completion(n === 0 ? 'not JSON' : '{"word":"again"}'));
  });
  expect(await ask(address)).toEqual({ answer: { word: 'again' }, tokens: { sent: 20, answered: 8 } });
  server?.close();
  let times = 0;
  const liar = await serving((_, reply) => {
    times += 1;
    reply.end(completion('{"other":1}'));
  });
  expect(await problem(ask(liar))).toBe('not_usable');
  expect(times).toBe(2);
});

test('waits for a short Retry-After once', async () => {
  const address = await serving(({ n }, reply) => {
    if (n === 0) reply.writeHead(429, { 'retry-after': '0.05' }).end();
    else reply.end(completion('{"word":"later"}'));
  });
  expect((await ask(address)).answer).toEqual({ word: 'later' });
  server?.close();
  const busy = await serving((_, reply) => reply.writeHead(429, { 'retry-after': '3600' }).end());
  expect(await problem(ask(busy))).toBe('busy');
});

test('a server that is dead, slow, huge, endless or unwilling is told apart', async () => {
  expect(await problem(ask('http://127.0.0.1:9'))).toBe('bad_address');
  const slow = await serving(() => undefined);
  expect(await problem(ask(slow, { timeout_ms: 150, bytes: 1000 }))).toBe('too_slow');
  server?.closeAllConnections();
  const huge = await serving((_, reply) => reply.end('x'.repeat(10_000_000)));
  expect(await problem(ask(huge))).toBe('too_large');
  const endless = await serving((_, reply) => {
    reply.write('{');
    const timer = setInterval(() => reply.write(' '.repeat(10_000)), 1);
    reply.on('close', () => clearInterval(timer));
  });
  expect(await problem(ask(endless))).toBe('too_large');
  const locked = await serving((_, reply) => reply.writeHead(401).end());
  expect(await problem(ask(locked))).toBe('bad_key');
  const broken = await serving((_, reply) => reply.end('<html>'));
  expect(await problem(ask(broken))).toBe('not_usable');
});

test('a request that nobody wants any more ends', async () => {
  const address = await serving(() => undefined);
  const stop = new AbortController();
  const asked = problem(ask(address, { timeout_ms: 20_000, bytes: 1000 }, stop.signal));
  stop.abort();
  expect(await asked).toBe('no_answer');
});

test('a network that the operator has not allowed is not reached', async () => {
  const strict = createOutbound({ allow_http: true, networks: [] });
  const address = await serving((_, reply) => reply.end(completion('{"word":"inside"}')));
  expect(await problem(askProvider(strict, { address, model: 'm', key: null }, question))).toBe(
    'bad_address',
  );
});

test('cost is rounded up to a millionth', () => {
  expect(costOf({ sent: 1000, answered: 1 }, { in_micros: 150_000, out_micros: 600_000 })).toBe(151);
  expect(costOf({ sent: 0, answered: 0 }, { in_micros: 5, out_micros: 5 })).toBe(0);
});
