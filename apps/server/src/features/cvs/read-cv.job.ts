import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { findCvs, markCvScanned, skillNames, storeReadCv, storeRefusedCv } from './cvs.queries.ts';
import { UnreadableDocument } from './reading/opened-document.ts';
import { readDocument } from './reading/run-reader.ts';
import { recogniseDocument } from './recognise-document.ts';

/** The queue of CVs to be read. */
export const READ_CV = 'cvs.read';

/** Reads a CV off the request path. May run twice: what was read once stays. */
export function readCvJob(services: Services): JobHandler<{ cv_id: string }> {
  return {
    name: READ_CV,
    concurrency: 1,
    async run({ cv_id }) {
      const [cv] = await findCvs(services.db, [cv_id]);
      if (!cv || (cv.status !== 'uploaded' && cv.status !== 'scanned')) return;
      const { sha256 } = cv;
      await services.files.onDisk([sha256], (pathOf) =>
        readStored(services, { cv_id, sha256 }, pathOf(sha256)),
      );
    },
  };
}

async function readStored(
  services: Services,
  { cv_id, sha256 }: { readonly cv_id: string; readonly sha256: string },
  path: string,
): Promise<void> {
  const { db } = services;
  const found = await recogniseDocument(path, await headOf(services, sha256));
  if ('refusal' in found) return finish(services, cv_id, () => storeRefusedCv(db, cv_id, found.refusal));
  await markCvScanned(db, cv_id);
  try {
    const read = await readDocument(path, found.kind, await skillNames(db));
    await finish(services, cv_id, () => storeReadCv(db, cv_id, read));
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    services.log.warn({ cv_id, reason: error.message.slice(0, 200) }, 'a CV could not be read');
    await finish(services, cv_id, () => storeRefusedCv(db, cv_id, 'unreadable'));
  }
}

async function finish(services: Services, cvId: string, store: () => Promise<void>): Promise<void> {
  await store();
  const [cv] = await findCvs(services.db, [cvId]);
  if (cv) services.live.tell(services.db, [cv.user_id], { topic: 'cvs' });
}

async function headOf(services: Services, sha256: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of services.files.read(sha256) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= 4100) break;
  }
  return Buffer.concat(chunks);
}
