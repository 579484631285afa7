import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import type { TestApp, TestBody } from './test-app.ts';

/** What came of a request, after as many tries as the server asked for. */
export interface StormAnswer {
  readonly status: number;
  readonly body: TestBody;
  /** How often the server put it off. */
  readonly put_off: number;
  /** From the first try to the answer, ms. */
  readonly ms: number;
}

/** Clients that each have a connection of their own, as browsers have. */
export interface StormClients {
  /** Sends until it is not put off any more: 503 with `Retry-After` is tried again then, anything else is the answer. */
  send(path: string, token: string, body: object): Promise<StormAnswer>;
  stop(): void;
}

/** Longer than this nobody goes on trying. */
const PATIENCE_MS = 600_000;

/** Opens a network port for a test server and answers clients that reach it. */
export async function stormClients({ app }: TestApp): Promise<StormClients> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  return {
    async send(path, token, body) {
      const began = performance.now();
      for (let put_off = 0; ; put_off += 1) {
        const answer = await once({ agent, port, path, token, body: JSON.stringify(body) });
        const ms = performance.now() - began;
        if (answer.status !== 503 || ms > PATIENCE_MS) return { ...answer, put_off, ms };
        if (!(answer.retry_after_s > 0))
          throw new Error(`503 without Retry-After: ${JSON.stringify(answer)}`);
        await rest(answer.retry_after_s * 1000);
      }
    },
    stop: () => agent.destroy(),
  };
}

function once(call: { agent: Agent; port: number; path: string; token: string; body: string }) {
  const { agent, port, path, token, body } = call;
  return new Promise<{ status: number; body: TestBody; retry_after_s: number }>((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(parts).toString('utf8')),
            retry_after_s: Number(incoming.headers['retry-after'] ?? 0),
          }),
        );
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a connection that was not in use; a browser sends over a new one then.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') once(call).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}
