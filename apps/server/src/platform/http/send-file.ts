import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import { notFound } from './refusal.ts';

/** A stored file as it leaves the server. */
export interface SentFile {
  readonly sha256: string;
  readonly name: string;
  readonly media_type: string;
}

/** Kinds that browsers may show themselves; everything else is handed over as a download. */
const SHOWN_INLINE = new Set(['application/pdf', 'text/plain', 'image/png', 'image/jpeg', 'image/webp']);

/** Nothing a stored file holds may run, load or be framed elsewhere, whatever it turns out to be. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox";

/**
 * Sends stored bytes so that they cannot do anything: their own type, no sniffing, a sandbox without scripts, and as
 * a download unless the kind is harmless to show. The caller has already judged who may see it, and logged it.
 */
export async function sendFile(
  reply: FastifyReply,
  files: FileStore,
  file: SentFile,
  options: { readonly inline: boolean; readonly isKept?: boolean },
): Promise<void> {
  if (!(await files.exists(file.sha256))) throw notFound();
  const inline = options.inline && SHOWN_INLINE.has(file.media_type);
  const type = file.media_type === 'text/plain' ? 'text/plain; charset=utf-8' : file.media_type;
  reply
    .header('content-type', type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', FILE_POLICY)
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', file.name))
    .header('cache-control', options.isKept ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .header('cross-origin-resource-policy', 'same-origin');
  reply.send(files.read(file.sha256));
}

/** Hands over what was made for this request as a file to keep. */
export function sendMadeFile(
  reply: FastifyReply,
  file: { readonly name: string; readonly media_type: string; readonly content: string | Buffer | Readable },
): void {
  reply
    .header(
      'content-type',
      typeof file.content === 'string' ? `${file.media_type}; charset=utf-8` : file.media_type,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', FILE_POLICY)
    .header('content-disposition', disposition('attachment', file.name))
    .header('cache-control', 'no-store')
    .send(file.content);
}

/** Both spellings of the name: plain for old programs, and the real one in UTF-8 (RFC 6266). */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const real = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${real}`;
}
