import { BUILD_ARCHIVE_LIMITS } from '@tryout/domain/builds/build-archive-limits';
import { BUILD_PART_BYTES } from '@tryout/domain/builds/build-status';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, ref } from '../fields.ts';

const uploadParams = z.strictObject({ upload_id: ref('build_upload') });

const upload = z.object({
  upload_id: z.string(),
  file_name: z.string(),
  size: z.number().int(),
  /** Bytes that are safely on disk; the next part begins here. */
  received: z.number().int(),
  /** Bytes of a part; the last one may be shorter. */
  part_bytes: z.number().int(),
  status: z.enum(['open', 'complete', 'cancelled']),
  expires_at: instant,
  /** Once complete: what became of it. */
  build_id: z.string().nullable(),
  version_id: z.string().nullable(),
});

/** Begins to upload an archive. */
export const beginBuildUpload = defineRoute({
  method: 'POST',
  path: '/admin/build/uploads',
  feature: 'builds',
  summary: 'Begins the upload of a zip archive (at most 200 MB), which then comes in parts.',
  access: 'platform.manage',
  body: z.strictObject({
    file_name: line(200, 1),
    size: z
      .number({ message: 'must be a number of bytes' })
      .int('must be a whole number of bytes')
      .min(1, 'must be at least 1 byte')
      .max(BUILD_ARCHIVE_LIMITS.archive_bytes, 'must be at most 200 MB'),
    /** The build that it is a version of; left out: a new one, or the one that its manifest names. */
    build_id: ref('build').optional(),
    /** What a new build is called when the archive holds no manifest; left out: as the file. */
    name: line(100).optional(),
  }),
  response: upload,
  errors: ['not_found', 'limit_reached'],
  idempotent: true,
});

/** Where an upload stands. */
export const readBuildUpload = defineRoute({
  method: 'GET',
  path: '/admin/build/upload/:upload_id',
  feature: 'builds',
  summary: 'How much of an upload is here; it goes on from there.',
  access: 'platform.manage',
  params: uploadParams,
  response: upload,
  errors: ['not_found'],
});

/** One part of an upload; on disk when this is answered. */
export const sendBuildPart = defineRoute({
  method: 'POST',
  path: '/admin/build/upload/:upload_id/part',
  feature: 'builds',
  summary:
    'Appends a part at `offset`. One that is here already is acknowledged; any other offset is a conflict that says where to go on.',
  access: 'platform.manage',
  params: uploadParams,
  body: z.strictObject({
    offset: z.coerce
      .number({ message: 'must be a number of bytes' })
      .int()
      .min(0)
      .max(BUILD_ARCHIVE_LIMITS.archive_bytes),
  }),
  upload: { field: 'part', max_bytes: BUILD_PART_BYTES, in_memory: true },
  // Fifty parts make the largest archive, and the one after may follow at once.
  limit: 'write',
  response: z.object({ received: z.number().int() }),
  errors: ['not_found', 'conflict', 'stale_status', 'too_large', 'gone'],
});

/** Ends an upload: its version is made and the checks begin. */
export const completeBuildUpload = defineRoute({
  method: 'POST',
  path: '/admin/build/upload/:upload_id/complete',
  feature: 'builds',
  summary: 'Makes a version of a whole upload and begins its checks. Repeating it answers the same.',
  access: 'platform.manage',
  params: uploadParams,
  response: z.object({
    build_id: z.string(),
    version_id: z.string(),
    version: z.string(),
    /** False: the same archive was uploaded before, and this is the version made then. */
    is_new: z.boolean(),
  }),
  errors: ['not_found', 'conflict', 'stale_status', 'refused_by_rule', 'gone'],
});

/** Gives an upload up. */
export const cancelBuildUpload = defineRoute({
  method: 'DELETE',
  path: '/admin/build/upload/:upload_id',
  feature: 'builds',
  summary: 'Gives an upload up and removes what came of it.',
  access: 'platform.manage',
  params: uploadParams,
  response: nothing,
  errors: ['not_found', 'stale_status'],
});

/** Uploads of builds. */
export const buildsUploadsRoutes = [
  beginBuildUpload,
  readBuildUpload,
  sendBuildPart,
  completeBuildUpload,
  cancelBuildUpload,
];
