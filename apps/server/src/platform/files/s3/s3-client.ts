import { createHash } from 'node:crypto';
import { lookup as lookUp } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { mayReach, type Network, readNetwork } from '../../outbound/judge-address.ts';
import { encoded, queryOf, type SigningKeys, signRequest } from './sign-request.ts';

/** A bucket of an S3-compatible server. */
export interface S3Config extends SigningKeys {
  /** Without a slash at the end; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Before every key; empty, or with a slash at its end. */
  readonly prefix: string;
  /** What the server is asked to encrypt what it stores with; null: whatever the bucket does by itself. */
  readonly encryption: { readonly kind: 'AES256' | 'aws:kms'; readonly kmsKey: string | null } | null;
}

/** The storage did not answer, or said that it cannot now. What was asked for can be tried again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** The storage refused a request; trying again changes nothing. */
export class StorageRefused extends Error {
  override name = 'StorageRefused';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** An object as it is listed. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly modified: Date;
}

/** Bytes to be sent, as often as they have to be; `sha256` is theirs. */
export interface Payload {
  readonly sha256: string;
  readonly size: number;
  readonly open: () => Readable | Buffer;
}

/** What is asked of a bucket. Keys come without the prefix. */
export interface S3Client {
  /** @throws StorageRefused | StorageUnavailable where the bucket cannot be used as it is named */
  check(): Promise<void>;
  put(key: string, payload: Payload): Promise<void>;
  /** Stores parts as one object. They are made one after another. */
  putParts(key: string, parts: AsyncIterable<Buffer>): Promise<void>;
  /** Null: there is no such object. */
  get(key: string, range?: { readonly from: number; readonly to: number }): Promise<Readable | null>;
  head(key: string): Promise<Omit<StoredObject, 'key'> | null>;
  /** As it is, also where there is none. */
  remove(key: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** All that begin so, by name. */
  list(beginning: string): AsyncIterable<StoredObject>;
  /** Gives up uploads in parts that were begun before. */
  abortPartsFrom(before: Date): Promise<void>;
  stop(): void;
}

const TRIES = 4;
const FIRST_WAIT_MS = 150;
/** Silence after which a connection counts as broken. */
const SILENCE_MS = 30_000;
const EMPTY_HASH = createHash('sha256').digest('hex');
const EVERYWHERE = ['0.0.0.0/0', '::/0'].map(readNetwork).filter((each): each is Network => each !== null);

/**
 * Whether the storage may be at an address: never where clouds hand out a machine's credentials, and without encryption
 * only within one's own networks.
 */
export function mayHoldFiles(address: string, isEncrypted: boolean): boolean {
  return mayReach(address, EVERYWHERE) && (isEncrypted || !mayReach(address));
}

/** Talks to a bucket over kept connections; each goes to an address that was judged when it was made. */
export function createS3Client(config: S3Config): S3Client {
  const origin = new URL(config.endpoint);
  const isEncrypted = origin.protocol === 'https:';
  const refusedAddress = () =>
    new StorageRefused(
      'address',
      isEncrypted
        ? `${origin.host} is no address that files may be kept at.`
        : `${origin.host} is on a public network: files go there with https: only.`,
    );
  const lookup: LookupFunction = (host, options, found) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, '');
      if (!addresses.every(({ address }) => mayHoldFiles(address, isEncrypted)))
        return found(refusedAddress() as NodeJS.ErrnoException, '');
      if (options.all) return found(null, addresses as never);
      const [first] = addresses;
      found(null, first?.address ?? '', first?.family);
    });
  };
  const agent = new (isEncrypted ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 32, lookup });
  const sse: Record<string, string> = config.encryption
    ? {
        'x-amz-server-side-encryption': config.encryption.kind,
        ...(config.encryption.kmsKey === null
          ? {}
          : { 'x-amz-server-side-encryption-aws-kms-key-id': config.encryption.kmsKey }),
      }
    : {};
  const pathOf = (key: string) =>
    `/${[config.bucket, ...(key === '' ? [] : `${config.prefix}${key}`.split('/'))].map(encoded).join('/')}`;

  const once = (asked: Asked): Promise<IncomingMessage> => {
    const host = origin.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !mayHoldFiles(host, isEncrypted)) throw refusedAddress();
    const { method, key, query = {}, payload } = asked;
    const path = pathOf(key);
    const headers = signRequest(
      {
        method,
        path,
        query,
        headers: { host: origin.host, ...asked.headers },
        payloadHash: payload?.sha256 ?? EMPTY_HASH,
      },
      config,
      new Date(),
    );
    const search = queryOf(query);
    return new Promise((resolve, reject) => {
      const sent = (isEncrypted ? httpsRequest : httpRequest)(
        {
          agent,
          method,
          host,
          ...(origin.port === '' ? {} : { port: origin.port }),
          path: search === '' ? path : `${path}?${search}`,
          headers: { ...headers, 'content-length': payload?.size ?? 0 },
          timeout: SILENCE_MS,
        },
        resolve,
      );
      sent.on('timeout', () => sent.destroy(new Error('it said nothing for too long')));
      sent.on('error', reject);
      const body = payload?.open();
      if (body === undefined || Buffer.isBuffer(body)) sent.end(body);
      else pipeline(body, sent).catch(reject);
    });
  };

  /** An answer that is not a failure which may pass. @throws StorageUnavailable | StorageRefused */
  const send = async (asked: Asked): Promise<IncomingMessage> => {
    for (let tries = 1; ; tries += 1) {
      let problem: string;
      try {
        const answer = await once(asked);
        const status = answer.statusCode ?? 0;
        if (status < 300 || status === 404) return answer;
        const text = (await buffer(answer)).toString('utf8');
        const code = within(text, 'Code') ?? String(status);
        if (status < 500 && status !== 429 && code !== 'RequestTimeout')
          throw new StorageRefused(
            code,
            `The storage refuses ${asked.method}: ${code}. ${within(text, 'Message') ?? ''}`.trim(),
          );
        problem = code;
      } catch (error) {
        if (error instanceof StorageRefused) throw error;
        problem =
          error instanceof Error
            ? error.message || String((error as NodeJS.ErrnoException).code)
            : String(error);
      }
      if (tries === TRIES)
        throw new StorageUnavailable(`The storage at ${origin.host} does not answer: ${problem}`);
      await delay(FIRST_WAIT_MS * 2 ** (tries - 1));
    }
  };
  /** One whose answer is read to its end. */
  const ask = async (asked: Asked) => {
    const answer = await send(asked);
    const text = (await buffer(answer)).toString('utf8');
    return { status: answer.statusCode ?? 0, headers: answer.headers, text };
  };
  const expected = async (asked: Asked) => {
    const answer = await ask(asked);
    if (answer.status === 404)
      throw new StorageRefused(
        within(answer.text, 'Code') ?? '404',
        `The storage has no bucket or object for ${asked.method} ${pathOf(asked.key)}.`,
      );
    // Some failures of long work come after the status went out.
    const code = /<Error>/.test(answer.text) ? within(answer.text, 'Code') : null;
    if (code) throw new StorageUnavailable(`The storage at ${origin.host} could not do it: ${code}`);
    return answer;
  };

  return {
    async check() {
      await expected({
        method: 'GET',
        key: '',
        query: { 'list-type': '2', 'max-keys': '1', prefix: config.prefix },
      });
    },
    async put(key, payload) {
      await expected({ method: 'PUT', key, headers: sse, payload });
    },
    async putParts(key, parts) {
      const begun = await expected({ method: 'POST', key, query: { uploads: '' }, headers: sse });
      const uploadId = within(begun.text, 'UploadId') ?? '';
      try {
        const tags: string[] = [];
        for await (const part of parts) {
          const sent = await expected({
            method: 'PUT',
            key,
            query: { partNumber: String(tags.length + 1), uploadId },
            payload: payloadOf(part),
          });
          tags.push(String(sent.headers.etag ?? ''));
        }
        const listed = tags.map(
          (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
        );
        const body = Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`);
        await expected({ method: 'POST', key, query: { uploadId }, payload: payloadOf(body) });
      } catch (error) {
        // What is left of it is given up a day later as well.
        await ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
        throw error;
      }
    },
    async get(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.from}-${range.to}` } : {};
      const answer = await send({ method: 'GET', key, headers });
      if (answer.statusCode !== 404) return answer;
      answer.resume();
      return null;
    },
    async head(key) {
      const { status, headers } = await ask({ method: 'HEAD', key });
      return status === 404
        ? null
        : { size: Number(headers['content-length']), modified: new Date(String(headers['last-modified'])) };
    },
    async remove(key) {
      await ask({ method: 'DELETE', key });
    },
    async copy(from, to) {
      await expected({ method: 'PUT', key: to, headers: { ...sse, 'x-amz-copy-source': pathOf(from) } });
    },
    async *list(beginning) {
      let after: string | null = null;
      do {
        const query: Record<string, string> = { 'list-type': '2', prefix: `${config.prefix}${beginning}` };
        if (after !== null) query['continuation-token'] = after;
        const { text } = await expected({ method: 'GET', key: '', query });
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield {
            key: (within(entry, 'Key') ?? '').slice(config.prefix.length),
            size: Number(within(entry, 'Size')),
            modified: new Date(within(entry, 'LastModified') ?? ''),
          };
        after = within(text, 'NextContinuationToken');
      } while (after !== null);
    },
    async abortPartsFrom(before) {
      const { text } = await expected({
        method: 'GET',
        key: '',
        query: { uploads: '', prefix: config.prefix },
      });
      for (const [, entry = ''] of text.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
        if (new Date(within(entry, 'Initiated') ?? '') >= before) continue;
        const key = (within(entry, 'Key') ?? '').slice(config.prefix.length);
        await ask({ method: 'DELETE', key, query: { uploadId: within(entry, 'UploadId') ?? '' } });
      }
    },
    stop: () => agent.destroy(),
  };
}

interface Asked {
  readonly method: string;
  /** Empty: the bucket. */
  readonly key: string;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly payload?: Payload;
}

/** Bytes in memory, with their hash. */
export function payloadOf(bytes: Buffer): Payload {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length, open: () => bytes };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of a name; null where there is none. */
function within(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined
    ? null
    : found.replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}
