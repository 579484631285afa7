import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { inlineScriptSources } from '../../../platform/http/inline-scripts.ts';
import { buildsOrigin } from './builds-origin.ts';
import { byteRangeOf, isKnownToBrowser } from './byte-range.ts';
import { type FileType, fileTypeOf, isPage } from './file-type.ts';
import { contentPolicy, frameHeaders, type Places } from './frame-headers.ts';
import type { BuildFile } from './known-files.ts';
import { limitBytes } from './limit-bytes.ts';
import type { SignedPath } from './signed-path.ts';

/** Files up to this size are read at once, larger ones in parts. */
const SMALL = 64 * 1024;
/** Larger pages run no scripts of their own but those of files. */
const LARGEST_PAGE = 1024 * 1024;
/** What a file may become when it has to be unpacked for a browser that cannot do it. */
const MOST_UNPACKED = 1024 ** 3;
const PAGES_KEPT = 200;

/**
 * Answers with a file of a build; false: its bytes are gone, and nothing was answered. Not the reply itself: it would
 * be waited for until it has gone out.
 */
export type SendBuildFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  signed: SignedPath,
  file: BuildFile,
) => Promise<boolean>;

type Range = NonNullable<Parameters<FileStore['read']>[1]>;
/** Reads the bytes of the file that is asked for. */
type Read = (range?: Range) => Readable;

/** Makes what sends files: their types, packing, parts, tags and the policy of their profile. */
export function createFileSender(parts: Places & { readonly files: Pick<FileStore, 'read'> }): SendBuildFile {
  const scriptsOf = rememberScripts((sha256) => buffer(parts.files.read(sha256)));

  return async (request, reply, { path, profile, build_version_id }, file) => {
    const places = { ...parts, buildsUrl: buildsOrigin(parts.buildsUrl, build_version_id) };
    const type = fileTypeOf(path);
    const unpack = type.encoding !== null && !accepts(request.headers['accept-encoding'], type.encoding);
    const etag = unpack ? `"${file.sha256}-unpacked"` : `"${file.sha256}"`;
    reply.headers(headersOf(places, profile));
    if (isPage(type)) {
      reply.header('cache-control', 'private, no-cache');
      if (file.size <= LARGEST_PAGE && type.encoding === null) {
        const scripts = await ifThere(scriptsOf(file.sha256));
        if (!scripts) return false;
        if (scripts.length > 0)
          reply.header('content-security-policy', contentPolicy(places, profile, scripts));
      }
    }
    if (type.encoding !== null) reply.header('vary', 'accept-encoding');
    reply.header('etag', etag).header('content-type', type.media_type);
    if (isKnownToBrowser(request.headers['if-none-match'], etag)) return answered(reply.code(304));
    const read = (range?: Range) => parts.files.read(file.sha256, range);
    if (unpack) return sendUnpacked(request, reply, read, type);
    if (type.encoding !== null) reply.header('content-encoding', type.encoding);
    return sendStored(request, reply, read, file.size, etag);
  };
}

async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  read: Read,
  size: number,
  etag: string,
): Promise<boolean> {
  const unchanged = request.headers['if-range'] ?? etag;
  const range = unchanged === etag ? byteRangeOf(request.headers.range, size) : null;
  reply.header('accept-ranges', 'bytes');
  if (range === 'outside') {
    reply.removeHeader('content-encoding');
    return answered(reply.code(416).header('content-range', `bytes */${size}`));
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const length = to - from + 1;
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  reply.header('content-length', length);
  if (request.method === 'HEAD') return answered(reply);
  if (size <= SMALL) {
    const bytes = await ifThere(buffer(read()));
    return bytes !== null && answered(reply, bytes.subarray(from, to + 1));
  }
  const stream = read({ from, to });
  return (await opens(stream)) && answered(reply, stream);
}

function answered(reply: FastifyReply, content?: Buffer | Readable): true {
  reply.send(content);
  return true;
}

/** For a browser that does not take the packing, as most do not take br without TLS. */
async function sendUnpacked(
  request: FastifyRequest,
  reply: FastifyReply,
  read: Read,
  type: FileType,
): Promise<boolean> {
  if (request.method === 'HEAD') return answered(reply);
  const packed = read();
  if (!(await opens(packed))) return false;
  const unpacked = type.encoding === 'br' ? createBrotliDecompress() : createGunzip();
  return answered(reply, limitBytes(packed, unpacked, MOST_UNPACKED));
}

function headersOf(places: Places, profile: SignedPath['profile']): Record<string, string> {
  return {
    ...frameHeaders(profile),
    'content-security-policy': contentPolicy(places, profile),
    'cache-control': 'private, max-age=86400, immutable',
  };
}

function accepts(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  return String(header ?? '')
    .split(',')
    .some((one) => {
      const [name, quality] = one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return (name === encoding || name === '*') && Number(quality ?? 1) > 0;
    });
}

function rememberScripts(read: (sha256: string) => Promise<Buffer>) {
  const known = new Map<string, readonly string[]>();
  return async (sha256: string): Promise<readonly string[]> => {
    const kept = known.get(sha256);
    if (kept) return kept;
    const sources = inlineScriptSources(await read(sha256));
    if (known.size >= PAGES_KEPT) known.delete(known.keys().next().value ?? '');
    known.set(sha256, sources);
    return sources;
  };
}

async function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether bytes come; they stay to be read. */
async function opens(stream: Readable): Promise<boolean> {
  const opened = new Promise<true>((resolve, reject) => {
    stream.once('readable', () => resolve(true));
    stream.once('error', reject);
  });
  return (await ifThere(opened)) ?? false;
}
