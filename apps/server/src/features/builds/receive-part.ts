import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { UPLOAD_WAITS_MS } from './begin-upload.ts';
import { appendBytes, bytesOnDisk, readBytes } from './upload-file.ts';
import { lockUpload, setReceived, type UploadRow } from './uploads.queries.ts';

/** An upload that can still go on, locked, with what of it is really there. */
export async function lockOpenUpload(
  db: Db,
  services: Pick<Services, 'config' | 'now'>,
  id: string,
): Promise<UploadRow> {
  const upload = await lockUpload(db, id);
  if (!upload) throw notFound();
  if (upload.status === 'open' && new Date(upload.expires_at) <= services.now()) {
    throw new Refusal('gone', 'This upload waited too long and was given up. Please begin it again.');
  }
  if (upload.status !== 'open') {
    const word = upload.status === 'complete' ? 'complete' : 'cancelled';
    throw new Refusal('stale_status', `This upload is ${word} by now.`, {
      current: { status: upload.status, allowed: [] },
    });
  }
  // Bytes count once the database says so; after a crash either may be ahead of the other.
  const received = Math.min(upload.received, await bytesOnDisk(services.config.dataDir, id));
  return { ...upload, received };
}

/**
 * Takes one part. It is on disk before this returns, and counts with the transaction; bytes that are here already are
 * acknowledged when they are the same.
 */
export async function receivePart(
  db: Db,
  services: Pick<Services, 'config' | 'now'>,
  id: string,
  offset: number,
  part: Buffer,
): Promise<{ received: number }> {
  const upload = await lockOpenUpload(db, services, id);
  const { dataDir } = services.config;
  if (offset > upload.received) throw elsewhere(upload);
  if (offset + part.length > upload.size) {
    throw new Refusal(
      'too_large',
      `The upload was said to have ${upload.size} bytes; this part goes past them.`,
      {
        fields: [{ field: 'part', message: 'is too large' }],
      },
    );
  }
  const known = Math.min(upload.received - offset, part.length);
  if (known > 0 && !(await readBytes(dataDir, id, offset, known)).equals(part.subarray(0, known))) {
    throw elsewhere(upload);
  }
  const news = part.subarray(known);
  if (news.length > 0) await appendBytes(dataDir, id, upload.received, news);
  const received = upload.received + news.length;
  await setReceived(db, id, received, new Date(services.now().getTime() + UPLOAD_WAITS_MS));
  return { received };
}

function elsewhere({ received, status }: UploadRow): Refusal {
  return new Refusal('conflict', `${received} bytes are here. Please go on from there.`, {
    current: { status, allowed: [], theirs: { received } },
  });
}
