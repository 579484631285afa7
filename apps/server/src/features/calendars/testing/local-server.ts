import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What is answered. */
export interface Answering {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A server on this machine that answers as told and remembers what it was asked. */
export interface LocalServer {
  readonly url: string;
  readonly asked: Arrived[];
  stop(): Promise<void>;
}

/** Starts one on a free port. */
export async function startLocalServer(
  answer: (request: Arrived) => Answering | Promise<Answering>,
): Promise<LocalServer> {
  const asked: Arrived[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const arrived = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      asked.push(arrived);
      const { status, headers = {}, body = '' } = await answer(arrived);
      response.writeHead(status, headers).end(body);
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
