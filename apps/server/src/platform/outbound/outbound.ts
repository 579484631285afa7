import { lookup as lookUp } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { mayReach, type Network } from './judge-address.ts';

/** Why a request to somewhere else was not made, or has no answer. */
export type OutboundProblem =
  /** The text is no web address, or names a port that web servers do not use. */
  | 'bad_address'
  /** It would not be encrypted. */
  | 'not_https'
  /** It leads to this machine or a network that is not public. */
  | 'not_public'
  /** Its name is unknown. */
  | 'no_such_host'
  /** Nothing answers there. */
  | 'no_answer'
  /** Its certificate is not valid. */
  | 'bad_certificate'
  /** It takes too long. */
  | 'too_slow'
  /** It answers more than was asked for. */
  | 'too_large'
  /** It sends the request on too often, or to somewhere it must not go. */
  | 'too_many_redirects';

/** A request was refused, or has no answer. The message names the host, never a path, which may hold a secret. */
export class OutboundError extends Error {
  readonly problem: OutboundProblem;
  constructor(problem: OutboundProblem, host: string, cause?: unknown) {
    super(`${problem}: ${host}`, { cause });
    this.name = 'OutboundError';
    this.problem = problem;
  }
}

/** What is asked of another server. */
export interface OutboundRequest {
  readonly url: string;
  /** GET unless told. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The Authorization header. Left behind when the answer leads to another origin. */
  readonly authorization?: string;
  /** Most bytes of an answer, unpacked; 1 MB unless told. */
  readonly max_bytes?: number;
  /** Milliseconds for all of it, redirects included; 15 s unless told. */
  readonly timeout_ms?: number;
  /** Ends the request when somebody does not want it any more. */
  readonly signal?: AbortSignal;
  /** Most redirects that are followed; 4 unless told. */
  readonly redirects?: number;
  /** Is told each part of the body as it comes, unpacked, with the status it belongs to; what it throws ends the request. */
  readonly on_part?: (part: Buffer, answer: Pick<OutboundAnswer, 'status' | 'headers'>) => void;
}

/** What another server answers, whatever its status. */
export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Where the answer came from in the end. */
  readonly url: string;
  /** Whether the credentials were left behind on the way. */
  readonly left_origin: boolean;
}

/** What an operator allows beyond encrypted requests to public addresses. */
export interface OutboundRules {
  readonly allow_http: boolean;
  readonly networks: readonly Network[];
}

/** The one door through which the server asks other servers for something that a person named. */
export interface Outbound {
  /** @throws OutboundError */
  ask(request: OutboundRequest): Promise<OutboundAnswer>;
}

/** Finds the addresses of a host name; tests give their own. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const LOWEST_FREE_PORT = 1024;

const systemResolve: Resolve = (host) => lookUp(host, { all: true, verbatim: true });

/**
 * Makes the door. Each hop is judged by itself: the address has to be https, all addresses that its name resolves to have
 * to be public, and the connection goes to the very address that was judged, so that a name which changes its mind
 * in between leads nowhere.
 */
export function createOutbound(rules: OutboundRules, resolve: Resolve = systemResolve): Outbound {
  return {
    async ask(request) {
      const deadline = Date.now() + (request.timeout_ms ?? 15_000);
      let url = readAddress(request.url, rules);
      let { method = 'GET', body } = request;
      let isHome = true;
      for (let hop = 0; ; hop++) {
        const pinned = await pinAddress(url, { rules, resolve, deadline });
        const answer = await askOnce(url, pinned, { ...request, method, body, isHome, deadline });
        const next = REDIRECTS.has(answer.status) ? answer.headers.location : undefined;
        if (next === undefined) return { ...answer, url: url.href, left_origin: !isHome };
        if (hop >= (request.redirects ?? 4) || !URL.canParse(next, url.href))
          throw new OutboundError('too_many_redirects', url.host);
        const target = readAddress(new URL(next, url).href, rules);
        // Credentials stay with the origin they were given for, also when a later hop leads back.
        isHome = isHome && target.origin === url.origin;
        url = target;
        if (answer.status === 303 || (method === 'POST' && answer.status < 303))
          [method, body] = ['GET', undefined];
      }
    },
  };
}

function readAddress(text: string, rules: OutboundRules): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new OutboundError('bad_address', text.slice(0, 60).replace(/[/?#].*/s, ''));
  if (url.protocol === 'http:' && !rules.allow_http) throw new OutboundError('not_https', url.host);
  const port = url.port === '' ? null : Number(url.port);
  if (port !== null && port !== 80 && port !== 443 && port < LOWEST_FREE_PORT)
    throw new OutboundError('bad_address', url.host);
  // Passwords in addresses would be logged by everything on the way.
  if (url.username !== '' || url.password !== '') throw new OutboundError('bad_address', url.host);
  url.hash = '';
  return url;
}

interface Pinned {
  readonly address: string;
  readonly family: number;
}

async function pinAddress(
  url: URL,
  by: { rules: OutboundRules; resolve: Resolve; deadline: number },
): Promise<Pinned> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const literal = isIP(host);
  const found = literal
    ? [{ address: host, family: literal }]
    : await inTime(by.resolve(host), url.host, by.deadline).catch((error: unknown) => {
        if (error instanceof OutboundError) throw error;
        throw new OutboundError('no_such_host', url.host, error);
      });
  const [first] = found;
  if (!first) throw new OutboundError('no_such_host', url.host);
  if (!found.every(({ address }) => mayReach(address, by.rules.networks)))
    throw new OutboundError('not_public', url.host);
  // IPv4 first: many servers that have both cannot be reached over IPv6 from where this one runs.
  return found.find((each) => each.family === 4) ?? first;
}

function inTime<T>(work: Promise<T>, host: string, deadline: number): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new OutboundError('too_slow', host)),
      Math.max(0, deadline - Date.now()),
    );
    work.then(done, fail).finally(() => clearTimeout(timer));
  });
}

type Hop = Omit<OutboundRequest, 'body'> & {
  method: string;
  body: string | Buffer | undefined;
  isHome: boolean;
  deadline: number;
};

function askOnce(
  url: URL,
  pinned: Pinned,
  hop: Hop,
): Promise<Pick<OutboundAnswer, 'status' | 'headers' | 'body'>> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const headers: Record<string, string | number> = {
      'user-agent': 'Tryout',
      'accept-encoding': 'gzip, deflate, br',
      ...hop.headers,
    };
    if (hop.authorization !== undefined && hop.isHome) headers.authorization = hop.authorization;
    if (hop.body !== undefined) headers['content-length'] = Buffer.byteLength(hop.body);
    const asked = send(url, {
      method: hop.method,
      headers,
      // No connection is kept: the next request to this name is judged again.
      agent: false,
      lookup: (_host, options, found) => {
        if (options.all) found(null, [pinned]);
        else found(null, pinned.address, pinned.family);
      },
    });
    const end = (error: Error) => {
      clearTimeout(timer);
      asked.destroy();
      fail(error instanceof OutboundError ? error : new OutboundError(problemOf(error), url.host, error));
    };
    const timer = setTimeout(
      () => end(new OutboundError('too_slow', url.host)),
      Math.max(0, hop.deadline - Date.now()),
    );
    const abort = () => end(new OutboundError('no_answer', url.host));
    if (hop.signal?.aborted) abort();
    hop.signal?.addEventListener('abort', abort, { once: true });
    asked.on('close', () => hop.signal?.removeEventListener('abort', abort));
    asked.on('error', end);
    asked.on('response', (response) => {
      const flat: Record<string, string> = {};
      for (const [name, value] of Object.entries(response.headers))
        if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
      const head = { status: response.statusCode ?? 0, headers: flat };
      const onPart = hop.on_part && ((part: Buffer) => hop.on_part?.(part, head));
      readWhole(
        unpacked(response, flat['content-encoding']),
        hop.max_bytes ?? 1_000_000,
        url.host,
        onPart,
      ).then((body) => {
        clearTimeout(timer);
        done({ ...head, body });
        asked.destroy();
      }, end);
    });
    asked.end(hop.body);
  });
}

function unpacked(response: Readable, encoding: string | undefined): Readable {
  const make = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[encoding?.trim().toLowerCase() ?? ''];
  // What goes wrong is told by the stream that is read.
  return make ? (pipeline(response, make(), () => undefined) as unknown as Readable) : response;
}

/** Counted as it is unpacked, so that a small answer cannot become a large one unseen. */
async function readWhole(
  stream: Readable,
  most: number,
  host: string,
  onPart?: (part: Buffer) => void,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new OutboundError('too_large', host);
    parts.push(part);
    onPart?.(part);
  }
  return Buffer.concat(parts);
}

const CERTIFICATE =
  /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO|ERR_SSL)/;

function problemOf(error: Error): OutboundProblem {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (CERTIFICATE.test(code)) return 'bad_certificate';
  return code === 'ETIMEDOUT' ? 'too_slow' : 'no_answer';
}

/** The door as `fetch`, for libraries that take one. Redirects are not followed: what they send must not travel on. */
export function outboundFetch(outbound: Outbound): (url: string, init: OutboundInit) => Promise<Response> {
  return async (url, init) => {
    const headers = { ...(init.headers ?? {}) };
    const authorization = Object.keys(headers).find((name) => name.toLowerCase() === 'authorization');
    const given = authorization === undefined ? undefined : headers[authorization];
    if (authorization !== undefined) delete headers[authorization];
    const answer = await outbound.ask({
      url,
      method: init.method,
      headers,
      redirects: 0,
      ...(given === undefined ? {} : { authorization: given }),
      ...(init.body === undefined || init.body === null ? {} : { body: String(init.body) }),
    });
    const kept = Object.entries(answer.headers).filter(
      ([name]) => !/^(content-encoding|content-length)$/.test(name),
    );
    const hasBody = answer.status !== 204 && answer.status !== 304;
    return new Response(hasBody ? new Uint8Array(answer.body) : null, {
      status: answer.status,
      headers: Object.fromEntries(kept),
    });
  };
}

interface OutboundInit {
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}
