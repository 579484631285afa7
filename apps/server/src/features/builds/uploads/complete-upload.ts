import type { completeBuildUpload } from '@tryout/contract/builds/builds-uploads';
import type { RouteData } from '@tryout/contract/define-route';
import { BUILD_ARCHIVE_LIMITS } from '@tryout/domain/builds/build-archive-limits';
import { type Act, audit } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { inspectArchive } from '../archive/inspect-archive.ts';
import { appendBuildLog, buildPeople } from '../build-log.queries.ts';
import { type VersionRow, versionOfArchive, versionsOfBuild } from '../build-rows.queries.ts';
import { buildsSay } from '../builds.messages.ts';
import { askForChecks } from '../scan/ask-for-checks.ts';
import { insertVersion, touchBuild } from '../write-builds.queries.ts';
import { type NamedInManifest, namedInManifest, nameVersion, placeUpload } from './place-upload.ts';
import { lockOpenUpload } from './receive-part.ts';
import { cutParts, type PartRow, partsOf } from './upload-parts.queries.ts';
import { cutWhatIsLost, wholeOf } from './upload-parts.ts';
import { lockUpload, setComplete, setReceived, type UploadRow } from './uploads.queries.ts';

type Completed = RouteData<typeof completeBuildUpload>;

/** What is known of a whole archive before its version is made. */
interface WholeArchive {
  readonly sha256: string;
  readonly named: NamedInManifest;
}

/**
 * Makes a version of a whole upload. The archive is stored and looked into first; the version, its log and its checks
 * come with one transaction, so that a repeated call finds all of it or nothing.
 */
export async function completeUpload(act: Act, id: string): Promise<Completed> {
  const { db, services } = act;
  const begun = await withTransaction(db, (trx) => beginCompleting({ ...act, db: trx }, id));
  if ('version_id' in begun) return begun;
  const { upload: before, parts } = begun;
  if (before.received < before.size) throw partsMissing(before);
  const stored = await services.files.put(wholeOf(services.files, parts), BUILD_ARCHIVE_LIMITS.archive_bytes);
  if (stored.size !== before.size) throw new Error(`upload ${id} has ${stored.size} of ${before.size} bytes`);
  const inspected = await services.files.onDisk([stored.sha256], (pathOf) =>
    inspectArchive(pathOf(stored.sha256)),
  );
  const named = namedInManifest(inspected.ok ? inspected.manifest_text : null);
  return withTransaction(db, async (trx) => {
    const within = { ...act, db: trx };
    const upload = await wholeUpload(within, id);
    if ('version_id' in upload) return upload;
    return makeVersion(within, upload, { sha256: stored.sha256, named });
  });
}

/** An upload of which every byte is here, or what was made of it already. */
async function wholeUpload(act: Act, id: string): Promise<UploadRow | Completed> {
  const known = await lockUpload(act.db, id);
  if (!known) throw notFound();
  const { status, version_build_id, build_version_id, version } = known;
  if (status === 'complete') {
    if (version_build_id === null || build_version_id === null || version === null) {
      throw new Refusal('gone', buildsSay('builds.uploaded_is_deleted'));
    }
    return { build_id: version_build_id, version_id: build_version_id, version, is_new: true };
  }
  const upload = await lockOpenUpload(act, id);
  if (upload.received === upload.size) return upload;
  throw partsMissing(upload);
}

/** A whole upload with its parts. One whose bytes were lost goes on where they are missing. */
async function beginCompleting(
  act: Act,
  id: string,
): Promise<{ readonly upload: UploadRow; readonly parts: readonly PartRow[] } | Completed> {
  const { db, services } = act;
  const upload = await wholeUpload(act, id);
  if ('version_id' in upload) return upload;
  const received = await cutWhatIsLost({ db, files: services.files }, id);
  if (received < upload.size) await setReceived(db, id, received, new Date(upload.expires_at));
  return { upload: { ...upload, received }, parts: await partsOf(db, id) };
}

function partsMissing(upload: UploadRow): Refusal {
  return new Refusal(
    'conflict',
    buildsSay('builds.parts_missing', { received: upload.received, size: upload.size }),
    {
      current: { status: upload.status, allowed: [], theirs: { received: upload.received } },
    },
  );
}

async function makeVersion(act: Act, upload: UploadRow, { sha256, named }: WholeArchive): Promise<Completed> {
  const { db, services } = act;
  const at = services.now();
  const names_none = upload.build_id === null && named.slug === null;
  const anywhere = names_none ? await versionOfArchive(db, null, sha256) : undefined;
  if (anywhere) return alreadyHere(act, upload, anywhere);
  const { build, found } = await placeUpload(act, upload, named);
  const here = await versionOfArchive(db, build.id, sha256);
  if (here) return alreadyHere(act, upload, here);

  const { version, instead_of } = nameVersion(named, await versionsOfBuild(db, build.id));
  const version_id = await insertVersion(
    db,
    {
      build_id: build.id,
      version,
      archive_sha256: sha256,
      archive_size: upload.size,
      archive_name: upload.file_name,
      uploaded_by: upload.uploaded_by,
    },
    at,
  );
  const by = upload.uploaded_by;
  await appendBuildLog(db, version_id, [
    {
      step: 'receive',
      level: 'info',
      code: 'received',
      message: `${upload.file_name} was received: ${upload.size} bytes.`,
      data: { file_name: upload.file_name, bytes: upload.size },
      actor_id: by,
    },
    { step: 'hash', level: 'info', code: 'hashed', message: `Its SHA-256 is ${sha256}.`, data: { sha256 } },
  ]);
  if (found === 'named_in_manifest') {
    const message = `Its manifest names ${build.slug}, so it is a version of that build.`;
    const data = { slug: build.slug, name: build.name };
    await appendBuildLog(db, version_id, [
      { step: 'receive', level: 'info', code: 'joined_build', message, data },
    ]);
  }
  if (instead_of !== null) {
    const message = `Version ${instead_of} is there already, so this upload is version ${version}.`;
    const data = { version, instead_of };
    await appendBuildLog(db, version_id, [
      { step: 'receive', level: 'warning', code: 'version_renamed', message, data },
    ]);
  }
  await touchBuild(db, build.id, at);
  await setComplete(db, upload.id, version_id);
  await askForChecks(act, build, { id: version_id, version }, by);
  await audit(act, {
    event_type: 'create',
    action: 'build.uploaded',
    target_type: 'build_version',
    target_id: version_id,
    meta: { slug: build.slug, version, sha256, bytes: upload.size },
  });
  await cutParts(act.db, upload.id, 0);
  services.live.tell(db, await buildPeople(db), {
    topic: 'builds',
    data: { build_id: build.id, version_id },
  });
  return { build_id: build.id, version_id, version, is_new: true };
}

/** The same bytes again make no new version. */
async function alreadyHere(act: Act, upload: UploadRow, row: VersionRow): Promise<Completed> {
  const message = `The same archive was uploaded again as ${upload.file_name}; this version stays as it is.`;
  await appendBuildLog(act.db, row.id, [
    {
      step: 'receive',
      level: 'info',
      code: 'uploaded_again',
      message,
      data: { file_name: upload.file_name },
      actor_id: upload.uploaded_by,
    },
  ]);
  await setComplete(act.db, upload.id, row.id);
  await cutParts(act.db, upload.id, 0);
  return { build_id: row.build_id, version_id: row.id, version: row.version, is_new: false };
}
