import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SAMPLE_PICTURES } from '../../../platform/testing/sample-pictures.ts';

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What is answered: a status and JSON or bytes; `null`: nothing, the line is cut. */
export type Answering = { readonly status: number; readonly body: unknown } | null;

/** A server on this machine that finds pictures as Openverse and Pexels do, and has their files. */
export interface PictureServer {
  readonly url: string;
  readonly asked: Arrived[];
  /** Answers otherwise from now on; undefined: as the services do. */
  answers: ((request: Arrived) => Answering | undefined) | undefined;
  stop(): Promise<void>;
}

/** Keys that it takes. */
export const KEYS = { pexels: 'pexels-key-1', openverse: 'client-1:secret-1' } as const;
const TOKEN = 'token-1';

function usual(url: string, { method, path, query, headers, body }: Arrived): Answering {
  if (path === '/v1/auth_tokens/token/' && method === 'POST') {
    const given = new URLSearchParams(body);
    return given.get('client_id') === 'client-1' && given.get('client_secret') === 'secret-1'
      ? { status: 200, body: { access_token: TOKEN, expires_in: 36_000, token_type: 'Bearer' } }
      : { status: 401, body: { detail: 'invalid_client' } };
  }
  if (path === '/v1/images/') {
    if (headers.authorization !== undefined && headers.authorization !== `Bearer ${TOKEN}`)
      return { status: 401, body: {} };
    const row = {
      id: '1',
      title: `Openverse ${query.get('q')}`,
      creator: 'Ann Author',
      license: 'by',
      license_version: '4.0',
      license_url: 'https://creativecommons.org/licenses/by/4.0/',
      source: 'flickr',
      foreign_landing_url: 'https://photos.example/1',
      url: `${url}/files/large`,
      thumbnail: `${url}/files/small`,
    };
    return { status: 200, body: { result_count: 1, results: [row] } };
  }
  if (path === '/v1/search') {
    if (headers.authorization !== KEYS.pexels) return { status: 401, body: {} };
    const photo = {
      id: 7,
      alt: `Pexels ${query.get('query')}`,
      photographer: 'Bo Camera',
      url: 'https://www.pexels.com/photo/7/',
      src: { large2x: `${url}/files/large`, medium: `${url}/files/small` },
    };
    return { status: 200, body: { total_results: 1, photos: [photo] } };
  }
  if (path.startsWith('/files/')) return { status: 200, body: SAMPLE_PICTURES.jpeg };
  return { status: 404, body: {} };
}

/** Starts one on a free port. */
export async function startPictureServer(): Promise<PictureServer> {
  const asked: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://local');
    const { method = 'GET', headers } = request;
    const arrived = { method, path, query, headers, body: await text(request) };
    asked.push(arrived);
    const other = own.answers?.(arrived);
    const answer = other === undefined ? usual(own.url, arrived) : other;
    if (answer === null) {
      request.socket.destroy();
      return;
    }
    const { body } = answer;
    response
      .writeHead(answer.status)
      .end(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const own: PictureServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: undefined,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return own;
}
