import { createHash } from 'node:crypto';
import type { AnyRoute } from '@tryout/contract/define-route';
import type { UploadKind } from '@tryout/domain/system/upload-limits';
import type { FastifyRequest } from 'fastify';
import { FileTooLarge } from '../files/file-store.ts';
import type { Services } from '../services.ts';
import type { ReceivedFile } from './call.ts';
import { httpSays } from './http.messages.ts';
import { invalidField, Refusal } from './refusal.ts';

/** How large an upload of a kind may be just now, in bytes. */
export type UploadLimit = (kind: UploadKind) => Promise<number>;

/** Streams the one file of a multipart request into the store and gathers the other fields. */
export async function receiveUpload(
  services: Services,
  route: AnyRoute,
  request: FastifyRequest,
  largest?: UploadLimit,
): Promise<{ fields: Record<string, string>; file: ReceivedFile }> {
  const declared = route.upload;
  if (!declared) throw new Error('not an upload route');
  const upload = { ...declared, max_bytes: await mostBytes(declared, largest) };
  if (!request.isMultipart()) throw new Refusal('unsupported_type', httpSays('http.file_not_a_form'));
  const { fields, file } = await receiveParts(services, upload, request).catch((error: unknown) => {
    throw isBrokenForm(error) ? brokenForm() : error;
  });
  if (!file) throw invalidField(upload.field, httpSays('http.file_missing'));
  if (file.size === 0) throw invalidField(upload.field, httpSays('http.file_empty'));
  return { fields, file };
}

/** The declared size, or what is set for files of the kind where that is less. */
async function mostBytes(
  { max_bytes, kind }: NonNullable<AnyRoute['upload']>,
  largest?: UploadLimit,
): Promise<number> {
  return kind && largest ? Math.min(max_bytes, await largest(kind)) : max_bytes;
}

async function receiveParts(
  services: Services,
  upload: NonNullable<AnyRoute['upload']>,
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: ReceivedFile | null }> {
  const fields: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  for await (const part of request.parts({
    limits: { files: 1, fields: 20, fieldSize: 20_000, fileSize: upload.max_bytes + 1 },
  })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value.trim();
      continue;
    }
    if (part.fieldname !== upload.field) {
      part.file.resume();
      throw invalidField(part.fieldname, httpSays('http.file_field', { field: upload.field }));
    }
    try {
      const stored = upload.in_memory
        ? await inMemory(part.file, upload.max_bytes)
        : { ...(await services.files.put(part.file, upload.max_bytes)), bytes: null };
      file = { name: cleanName(part.filename), ...stored };
    } catch (error) {
      if (!(error instanceof FileTooLarge)) throw error;
      part.file.resume();
      throw new Refusal(
        'too_large',
        httpSays('http.file_larger', { megabytes: Math.round(upload.max_bytes / 1_048_576) }),
        {
          fields: [{ field: upload.field, message: httpSays('http.file_too_large') }],
        },
      );
    }
  }
  return { fields, file };
}

/** A small piece as it came; nothing of it is kept. */
async function inMemory(
  content: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<Omit<ReceivedFile, 'name'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxBytes) throw new FileTooLarge();
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return {
    bytes,
    size,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    head: bytes.subarray(0, 4100),
  };
}

/** What the form's parser throws has neither a code nor a status; what a disk or the framework throws has. */
function isBrokenForm(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  return (code === undefined && statusCode === undefined) || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function brokenForm(): Refusal {
  return new Refusal('invalid_input', httpSays('http.form_broken'));
}

/** The name as typed by the sender, without any folder and without characters that could mislead. */
function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).pop() ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out
  return last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e]/g, '').slice(0, 200) || 'file';
}
