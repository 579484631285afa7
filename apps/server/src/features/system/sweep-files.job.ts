import { namedHashes } from '../../platform/files/named-hashes.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { deleteUnusedFiles } from './files.queries.ts';

/** An upload is stored before its request is judged, so what is younger may still be on its way. */
const OLD_MS = 24 * 3_600_000;

/** Every night: removes uploads that were refused, broken off or replaced. */
export function sweepFilesJob(services: Services): JobHandler {
  return {
    name: 'system.sweep_files',
    cron: '50 3 * * *',
    run: async () => {
      const removed = await sweepUploads(services);
      if (removed.rows + removed.files > 0)
        services.log.info(removed, 'uploads that nothing uses are removed');
    },
  };
}

/** Does the work of the job; running it again changes nothing. */
export async function sweepUploads({
  db,
  files,
  now,
}: Pick<Services, 'db' | 'files' | 'now'>): Promise<{ rows: number; files: number }> {
  const before = new Date(now().getTime() - OLD_MS);
  const rows = await deleteUnusedFiles(db, before);
  return { rows, files: await files.sweep(before, (hashes) => namedHashes(db, hashes)) };
}
