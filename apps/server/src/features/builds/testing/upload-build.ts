import { Readable } from 'node:stream';
import { BUILD_ARCHIVE_LIMITS as LIMITS } from '@tryout/domain/builds/build-archive-limits';
import { BUILD_PART_BYTES } from '@tryout/domain/builds/build-status';
import type { TestApp } from '../../../platform/testing/test-app.ts';
import { formWith } from '../../cvs/sample-documents.ts';
import type { ArchiveRefusal, InspectedArchive } from '../archive/archive-outcome.ts';
import { ArchiveRefused, refusal } from '../archive/archive-refused.ts';
import { policyLines } from '../archive/policy-lines.ts';
import { type ContentSink, readArchive } from '../archive/read-archive.ts';
import type { BuildFile } from '../build-files.queries.ts';
import { asStepLines, realSteps } from '../scan/real-steps.ts';
import type { ScanSteps } from '../scan/scan-steps.ts';
import { scanVersion } from '../scan/scan-version.ts';

/** What an upload came to. */
export interface Uploaded {
  readonly build_id: string;
  readonly version_id: string;
  readonly version: string;
  readonly is_new: boolean;
}

/** Begins an upload as somebody; answers its id. */
export async function begin(
  app: TestApp,
  as: string,
  archive: Buffer,
  body: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const begun = await app.call({
    method: 'POST',
    path: '/admin/build/uploads',
    as,
    body: { file_name: 'game.zip', size: archive.length, ...body },
  });
  if (begun.status !== 201) throw new Error(`the upload did not begin: ${begun.raw}`);
  return begun.body.data.upload_id;
}

/** Sends one part. */
export function sendPart(app: TestApp, as: string, id: string, offset: number, content: Buffer) {
  const form = formWith('part', { name: 'part', content }, { offset: String(offset) });
  return app.call({ method: 'POST', path: `/admin/build/upload/${id}/part`, as, ...form });
}

/** Ends an upload. */
export function complete(app: TestApp, as: string, id: string) {
  return app.call({ method: 'POST', path: `/admin/build/upload/${id}/complete`, as, body: {} });
}

/** Uploads a whole archive; the checks are not begun. */
export async function upload(
  app: TestApp,
  as: string,
  archive: Buffer,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Uploaded> {
  const id = await begin(app, as, archive, body);
  for (let offset = 0; offset < archive.length; offset += BUILD_PART_BYTES) {
    const sent = await sendPart(app, as, id, offset, archive.subarray(offset, offset + BUILD_PART_BYTES));
    if (sent.status !== 200) throw new Error(`the part was not taken: ${sent.raw}`);
  }
  const done = await complete(app, as, id);
  if (done.status !== 200) throw new Error(`the upload was not taken: ${done.raw}`);
  return done.body.data;
}

/** Steps with a run in a browser that always passes: these tests are about what is stored. */
export function stepsWithoutBrowser(app: TestApp): ScanSteps {
  return {
    ...realSteps(app.services),
    smoke: async () => ({ result: 'passed', report: { ready_ms: 120 }, lines: [] }),
  };
}

/**
 * The same checks within this process: for tests of what comes of a version, where a process for each step would be most
 * of the time. Archives that are hostile belong to those above.
 */
export function stepsInThisProcess(app: TestApp): ScanSteps {
  const { files: store } = app.services;
  const readStored = async (
    sha256: string,
    sink: ContentSink | null,
  ): Promise<InspectedArchive | ArchiveRefusal> => {
    try {
      return await store.onDisk([sha256], (pathOf) => readArchive(pathOf(sha256), sink));
    } catch (error) {
      if (error instanceof ArchiveRefused) return refusal(error.code, error.entry);
      throw error;
    }
  };
  return {
    ...stepsWithoutBrowser(app),
    async inspect(sha256) {
      const found = await readStored(sha256, null);
      return found.ok ? { ok: true, files: found.files.length, bytes: found.unpacked_bytes } : found;
    },
    async unpack(sha256) {
      const files: BuildFile[] = [];
      const open: { path: string; parts: Buffer[] } = { path: '', parts: [] };
      const found = await readStored(sha256, {
        begin: async (path) => void Object.assign(open, { path, parts: [] }),
        chunk: async (bytes) => void open.parts.push(bytes),
        end: async () => {
          const stored = await store.put(Readable.from(open.parts), LIMITS.file_bytes);
          files.push({ path: open.path, size: stored.size, sha256: stored.sha256 });
        },
      });
      return found.ok ? { ok: true, files } : found;
    },
    async scanPolicy(files, manifest) {
      const hashes = files.map(({ sha256 }) => sha256);
      const lines = await store.onDisk(hashes, (pathOf) => {
        const located = files.map(({ path, size, sha256 }) => ({ path, size, location: pathOf(sha256) }));
        return policyLines({ files: located, manifest });
      });
      return asStepLines(lines);
    },
  };
}

/** Uploads an archive and checks it. */
export async function uploadAndScan(
  app: TestApp,
  as: string,
  archive: Buffer,
  body: Readonly<Record<string, unknown>> = {},
  steps: ScanSteps = stepsInThisProcess(app),
): Promise<Uploaded> {
  const uploaded = await upload(app, as, archive, body);
  await scanVersion(app.services, steps, uploaded.version_id);
  return uploaded;
}

/** The log of a version: the names of its lines in order. */
export async function logCodes(app: TestApp, as: string, versionId: string): Promise<string[]> {
  const { body } = await app.call({ path: `/admin/build/version/${versionId}/log`, as });
  return body.data.items.map((line: { code: string }) => line.code);
}

/** A version as its page shows it. */
export async function readVersion(app: TestApp, as: string, versionId: string) {
  const { body } = await app.call({ path: `/admin/build/version/${versionId}`, as });
  return body.data;
}
