import type { beginBuildUpload } from '@tryout/contract/builds/builds-uploads';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import { BUILD_PART_BYTES } from '@tryout/domain/builds/build-status';
import type { SignedAct } from '../../../platform/act.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { buildsSay } from '../builds.messages.ts';
import { freeBytes } from './upload-parts.ts';
import { insertUpload, openUploads, type UploadRow, uploadsById } from './uploads.queries.ts';

/** How long an upload waits for its next part; ms. */
export const UPLOAD_WAITS_MS = 48 * 3_600_000;
/** Uploads that may be open at the same time, and bytes that all of them together may come to. */
const MOST_OPEN = 20;
const MOST_BYTES = 2 * 1_073_741_824;
/** Stays free for everything else that the server writes. */
const SPARE_BYTES = 100 * 1_048_576;

/** An upload as its sender sees it. */
export function viewOfUpload(row: UploadRow): RouteData<typeof beginBuildUpload> {
  return {
    upload_id: row.id,
    file_name: row.file_name,
    size: row.size,
    received: row.received,
    part_bytes: BUILD_PART_BYTES,
    status: row.status,
    expires_at: row.expires_at,
    build_id: row.version_build_id ?? row.build_id,
    version_id: row.build_version_id,
  };
}

/** Begins an upload, as long as there is room for it. */
export async function beginUpload(
  { db, actor, services }: SignedAct,
  body: RouteBody<typeof beginBuildUpload>,
): Promise<RouteData<typeof beginBuildUpload>> {
  const at = services.now();
  if (!/\.zip$/i.test(body.file_name)) throw invalidField('file_name', buildsSay('builds.not_a_zip_name'));
  const open = await openUploads(db, at);
  if (open.count >= MOST_OPEN || open.bytes + body.size > MOST_BYTES) {
    throw new Refusal('limit_reached', buildsSay('builds.too_many_uploads', { count: open.count }));
  }
  if ((await freeBytes(services.config.dataDir)) < body.size + SPARE_BYTES) {
    throw new Refusal('unavailable', buildsSay('builds.no_space'));
  }
  const id = await insertUpload(
    db,
    {
      build_id: body.build_id ?? null,
      name: body.name ?? '',
      file_name: body.file_name,
      size: body.size,
      uploaded_by: actor.user_id,
      expires_at: new Date(at.getTime() + UPLOAD_WAITS_MS),
    },
    at,
  );
  const [upload] = await uploadsById(db, [id]);
  if (!upload) throw new Error('the upload just begun is not there');
  return viewOfUpload(upload);
}
