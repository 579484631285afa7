import type { Act } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { buildsSay } from '../builds.messages.ts';
import { UPLOAD_WAITS_MS } from './begin-upload.ts';
import { partsOf } from './upload-parts.queries.ts';
import { appendPart, readParts } from './upload-parts.ts';
import { lockUpload, setReceived, type UploadRow } from './uploads.queries.ts';

/** An upload that can still go on, locked. */
export async function lockOpenUpload({ db, services }: Act, id: string): Promise<UploadRow> {
  const upload = await lockUpload(db, id);
  if (!upload) throw notFound();
  if (upload.status === 'open' && new Date(upload.expires_at) <= services.now()) {
    throw new Refusal('gone', buildsSay('builds.upload_waited_too_long'));
  }
  if (upload.status !== 'open') {
    const said = buildsSay(
      upload.status === 'complete' ? 'builds.upload_complete' : 'builds.upload_cancelled',
    );
    throw new Refusal('stale_status', said, {
      current: { status: upload.status, allowed: [] },
    });
  }
  return upload;
}

/**
 * Takes one part. It is in the store before this returns, and counts with the transaction; bytes that are here already are
 * acknowledged when they are the same.
 */
export async function receivePart(
  act: Act,
  { id, offset, part }: { readonly id: string; readonly offset: number; readonly part: Buffer },
): Promise<{ received: number }> {
  const { db, services } = act;
  const upload = await lockOpenUpload(act, id);
  if (offset > upload.received) throw elsewhere(upload);
  if (offset + part.length > upload.size) {
    throw new Refusal('too_large', buildsSay('builds.part_past_end', { size: upload.size }), {
      fields: [{ field: 'part', message: buildsSay('builds.part_too_large') }],
    });
  }
  const known = Math.min(upload.received - offset, part.length);
  if (known > 0) {
    const there = await readParts(services.files, await partsOf(db, id), offset, offset + known);
    if (!there.equals(part.subarray(0, known))) throw elsewhere(upload);
  }
  const news = part.subarray(known);
  if (news.length > 0) await appendPart({ db, files: services.files }, id, upload.received, news);
  const received = upload.received + news.length;
  await setReceived(db, id, received, new Date(services.now().getTime() + UPLOAD_WAITS_MS));
  return { received };
}

function elsewhere({ received, status }: UploadRow): Refusal {
  return new Refusal('conflict', buildsSay('builds.go_on_from', { received }), {
    current: { status, allowed: [], theirs: { received } },
  });
}
