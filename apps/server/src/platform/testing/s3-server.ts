import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../files/s3/s3-client.ts';
import { authorizationOf } from '../files/s3/sign-request.ts';

/** A server that speaks as much of S3 as a store of files asks for, and is as strict: it keeps everything in memory. */
export interface S3Server {
  /** How a store reaches it. */
  readonly config: S3Config;
  readonly objects: Map<string, { bytes: Buffer; modified: Date; encryption: string }>;
  /** Every request that was answered, such as `PUT files/ab/…`. */
  readonly asked: string[];
  /** Makes the next requests fail, by status, or as if the line was cut (0); with none, all go well again. */
  failNext(...how: number[]): void;
  stop(): Promise<void>;
}

const KEYS = {
  accessKeyId: 'AKIDOFTESTS',
  secretAccessKey: 'a secret that only tests know',
  region: 'eu-test-1',
};
const BUCKET = 'tryout-files';
/** As Amazon's: every part but the last. */
const SMALLEST_PART = 5 * 1024 * 1024;
const LISTED_AT_ONCE = 100;

/** Starts it on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer>; encryption: string }>();
  const asked: string[] = [];
  const failures: number[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      refuse(response, 500, 'InternalError', String(error)),
    );
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const query = Object.fromEntries(url.searchParams);
    const body = await buffer(request);
    const failure = failures.shift();
    if (failure === 0) return void request.socket.destroy();
    if (failure !== undefined)
      return refuse(response, failure, 'SlowDown', 'Please reduce your request rate.');
    const problem = judge(request, url, query, body);
    if (problem) return refuse(response, 403, problem, 'The request is not signed as it should be.');
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const { method = '' } = request;
    asked.push(`${method} ${key}`);
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket', 'There is no such bucket.');
    if (key === '') return 'uploads' in query ? listUploads(response) : list(response, query);
    const encryption = String(request.headers['x-amz-server-side-encryption'] ?? '');
    if (method === 'POST' && 'uploads' in query) {
      const id = randomUUID();
      uploads.set(id, { key, parts: new Map(), encryption });
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const upload = query.uploadId === undefined ? undefined : uploads.get(query.uploadId);
    if (query.uploadId !== undefined) {
      if (!upload) return refuse(response, 404, 'NoSuchUpload', 'There is no such upload.');
      if (method === 'PUT') {
        upload.parts.set(Number(query.partNumber), body);
        return void response.setHeader('etag', tagOf(body)).end();
      }
      if (method === 'DELETE') {
        uploads.delete(query.uploadId);
        return void response.writeHead(204).end();
      }
      return complete(response, query.uploadId, upload, body.toString());
    }
    if (method === 'PUT') {
      const from = request.headers['x-amz-copy-source'];
      const source =
        from === undefined
          ? undefined
          : objects.get(decodeURIComponent(String(from)).slice(BUCKET.length + 2));
      if (from !== undefined && !source)
        return refuse(response, 404, 'NoSuchKey', 'There is no such object.');
      objects.set(key, { bytes: source?.bytes ?? body, modified: new Date(), encryption });
      return from === undefined
        ? void response.setHeader('etag', tagOf(body)).end()
        : xml(response, '<CopyObjectResult></CopyObjectResult>');
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey', 'There is no such object.');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const bytes = range ? found.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : found.bytes;
    response.writeHead(range ? 206 : 200, {
      'content-length': bytes.length,
      'last-modified': found.modified.toUTCString(),
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  };

  const list = (response: ServerResponse, query: Record<string, string>): void => {
    const after = query['continuation-token'] ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.prefix ?? '') && key > after)
      .sort();
    const page = keys.slice(0, LISTED_AT_ONCE);
    const entries = page.map((key) => {
      const { bytes, modified } = objects.get(key) ?? { bytes: Buffer.alloc(0), modified: new Date() };
      return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next =
      keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    xml(response, `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
  };
  const listUploads = (response: ServerResponse): void => {
    const entries = [...uploads].map(
      ([id, { key }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>2020-01-01T00:00:00.000Z</Initiated></Upload>`,
    );
    xml(response, `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`);
  };
  const complete = (
    response: ServerResponse,
    id: string,
    upload: { key: string; parts: Map<number, Buffer>; encryption: string },
    wanted: string,
  ): void => {
    const parts: Buffer[] = [];
    for (const [, number = '', tag = ''] of wanted.matchAll(
      /<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g,
    )) {
      const part = upload.parts.get(Number(number));
      if (!part || tagOf(part) !== tag) {
        refuse(response, 400, 'InvalidPart', 'A part is not the one that was sent.');
        return;
      }
      parts.push(part);
    }
    if (parts.slice(0, -1).some((part) => part.length < SMALLEST_PART)) {
      refuse(response, 400, 'EntityTooSmall', 'A part is too small.');
      return;
    }
    objects.set(upload.key, {
      bytes: Buffer.concat(parts),
      modified: new Date(),
      encryption: upload.encryption,
    });
    uploads.delete(id);
    xml(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...KEYS, endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, prefix: '', encryption: null },
    objects,
    asked,
    failNext: (...how) => void failures.splice(0, failures.length, ...how),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What is wrong with a request's signature or body; null: nothing. */
function judge(
  request: IncomingMessage,
  url: URL,
  query: Record<string, string>,
  body: Buffer,
): string | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const payloadHash = header('x-amz-content-sha256');
  if (createHash('sha256').update(body).digest('hex') !== payloadHash) return 'XAmzContentSHA256Mismatch';
  const headers = Object.fromEntries(
    Object.keys(request.headers)
      .filter((name) => name !== 'authorization')
      .map((name) => [name, header(name)]),
  );
  const stamp = header('x-amz-date');
  const expected = authorizationOf(
    { method: request.method ?? '', path: url.pathname, query, headers, payloadHash },
    KEYS,
    stamp,
  );
  if (expected !== header('authorization')) return 'SignatureDoesNotMatch';
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Math.abs(Date.now() - at) > 900_000 ? 'RequestTimeTooSkewed' : null;
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function xml(response: ServerResponse, content: string): void {
  response
    .setHeader('content-type', 'application/xml')
    .end(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}
