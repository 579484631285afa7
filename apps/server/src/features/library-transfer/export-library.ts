import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  TRANSFER_FORMAT,
  TRANSFER_FORMAT_VERSION,
} from '@tryout/contract/library-transfer/library-transfer-file';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { type Act, audit } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { libraryTransferSay } from './library-transfer.messages.ts';
import { readOneMoment } from './lock-library.queries.ts';
import { contentToExport, type LibraryHere, readLibrary } from './read-library.ts';

type Content = LibraryHere['content'];

/** A file's bytes as base64, piece by piece; three bytes make four signs, so a piece ends on a multiple of three. */
async function* base64Of(files: FileStore, sha256: string): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of files.read(sha256)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.subarray(0, whole).toString('base64');
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}

async function* recordsOf(files: FileStore, content: Content, kind: keyof Content): AsyncGenerator<string> {
  for (const [at, record] of content[kind].entries()) {
    if (at > 0) yield ',';
    const text = canonicalJson(record);
    if (kind !== 'files') yield text;
    else {
      // `bytes` comes first in the order of names.
      yield '{"bytes":"';
      yield* base64Of(files, (record as Content['files'][number]).sha256);
      yield `",${text.slice(1)}`;
    }
  }
}

async function* contentAsJson(files: FileStore, content: Content): AsyncGenerator<string> {
  yield '{';
  const kinds = (Object.keys(content) as (keyof Content)[]).sort();
  for (const [at, kind] of kinds.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(kind)}:[`;
    yield* recordsOf(files, content, kind);
    yield ']';
  }
  yield '}';
}

async function* fileAsJson(files: FileStore, content: Content): AsyncGenerator<string> {
  const hash = createHash('sha256');
  yield '{"content":';
  for await (const piece of contentAsJson(files, content)) {
    hash.update(piece);
    yield piece;
  }
  const { format, format_version } = { format: TRANSFER_FORMAT, format_version: TRANSFER_FORMAT_VERSION };
  yield `,"digest":"${hash.digest('hex')}","format":"${format}","format_version":${format_version}}`;
}

/**
 * The file, made while it is sent: one canonical JSON text (the same content gives the same bytes), with the SHA-256 of
 * its content. @throws Refusal when the bytes of a picture or file are not there
 */
async function exportedLibrary(files: FileStore, content: Content): Promise<Readable> {
  for (const file of content.files) {
    if (await files.exists(file.sha256)) continue;
    throw new Refusal('conflict', libraryTransferSay('library-transfer.bytes_gone', { name: file.name }));
  }
  return Readable.from(fileAsJson(files, content));
}

/** All scoring as one file, read at one moment; the security log keeps that it was taken out. */
export async function takeOut(act: Act) {
  const here = await withTransaction(act.db, async (db) => {
    await readOneMoment(db);
    return readLibrary(db);
  });
  const content = contentToExport(here);
  const file = await exportedLibrary(act.services.files, content);
  await audit(act, {
    event_type: 'access',
    action: 'scoring.exported',
    target_type: 'scoring',
    meta: Object.fromEntries(Object.entries(content).map(([kind, records]) => [kind, records.length])),
  });
  return file;
}
