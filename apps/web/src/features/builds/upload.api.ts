import {
  beginBuildUpload,
  completeBuildUpload,
  readBuildUpload,
  sendBuildPart,
} from '@tryout/contract/builds/builds-uploads';
import type { RouteResult } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { type UploadProgress, uploadFile } from '../../platform/api/upload.ts';
import { type OpenUpload, sendInParts, type UploadDoor, type UploadMemory } from './send-in-parts.ts';

export type UploadedBuild = RouteResult<typeof completeBuildUpload>;

interface SendBuild {
  readonly file: File;
  /** The build that it is a version of; undefined: a new one, or the one that its manifest names. */
  readonly buildId?: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Sends an archive, going on where an earlier visit stopped, and has a version made of it. */
export function sendBuild({ file, buildId, signal, onProgress }: SendBuild): Promise<UploadedBuild> {
  return sendInParts({
    file,
    door: doorOf(file, buildId, signal),
    memory: memoryOf(file, buildId),
    signal,
    onProgress,
    wait: untilBackOr,
  });
}

function doorOf(file: File, buildId: string | undefined, signal: AbortSignal): UploadDoor<UploadedBuild> {
  return {
    open: () =>
      callRoute(beginBuildUpload, {
        body: { file_name: file.name, size: file.size, build_id: buildId },
        idempotencyKey: crypto.randomUUID(),
        signal,
      }),
    async find(uploadId) {
      const { received, status, version_id } = await callRoute(readBuildUpload, {
        params: { upload_id: uploadId },
        signal,
      });
      // All of it came, and only the last answer was lost.
      const isMade = status === 'complete' && version_id !== null;
      return { received, canGoOn: status === 'open' || isMade };
    },
    sendPart: (uploadId, offset, part, onPart) =>
      uploadFile(sendBuildPart, {
        file: part,
        fileName: file.name,
        params: { upload_id: uploadId },
        body: { offset },
        signal,
        onProgress: ({ sent }) => onPart(sent),
      }),
    complete: (uploadId) => callRoute(completeBuildUpload, { params: { upload_id: uploadId }, signal }),
  };
}

/** Kept in this browser; a file is known again by name, size and time of its last change. */
function memoryOf(file: File, buildId: string | undefined): UploadMemory {
  const key = `build-upload:${buildId ?? ''}:${file.name}:${file.size}:${file.lastModified}`;
  return {
    read() {
      const kept = localStorage.getItem(key);
      return kept === null ? null : (JSON.parse(kept) as OpenUpload);
    },
    keep: (upload) => localStorage.setItem(key, JSON.stringify(upload)),
    forget: () => localStorage.removeItem(key),
  };
}

function untilBackOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}
