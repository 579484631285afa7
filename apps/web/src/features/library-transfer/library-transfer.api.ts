import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { RouteResult } from '@tryout/contract/define-route';
import { checkScoringImport, startScoringImport } from '@tryout/contract/library-transfer/library-transfer';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { type UploadProgress, uploadFile } from '../../platform/api/upload.ts';

/** What a file would do to what is here. */
export type TransferResult = RouteResult<typeof checkScoringImport>;
export type TransferRow = TransferResult['rows'][number];

/** A file that was looked at. */
export interface LookedFile {
  readonly file: File;
  /** What stays in the file because somebody chose that, by `transferKeyOf`. */
  readonly leave_out: readonly string[];
  readonly result: TransferResult;
}

const leftOut = (leave_out: readonly string[]) =>
  leave_out.length > 0 ? { leave_out: leave_out.join(',') } : {};

/** What a file would do, without the parts that stay in it. */
export const checkScoring = (
  file: File,
  leave_out: readonly string[],
  options: { signal?: AbortSignal; onProgress?: (progress: UploadProgress) => void } = {},
): Promise<TransferResult> => uploadFile(checkScoringImport, { file, body: leftOut(leave_out), ...options });

/** Sets the import of a file off as it was looked at; the job tray shows it from then on. */
export function useStartImport(onStarted: (job: BackgroundJob) => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: ({ file, leave_out, result }: LookedFile) =>
      uploadFile(startScoringImport, { file, body: { digest: result.digest, ...leftOut(leave_out) } }),
    onSuccess: async (job) => {
      onStarted(job);
      await invalidateFeature(client, 'background-jobs');
    },
  });
}

/** Looks once more at a file: something has changed meanwhile, or other parts of it are to be left out. */
export function useLookAgain(onDone: (looked: LookedFile) => void) {
  return useMutation({
    meta: { showsError: true },
    mutationFn: async ({ file, leave_out }: Omit<LookedFile, 'result'>): Promise<LookedFile> => ({
      file,
      leave_out,
      result: await checkScoring(file, leave_out),
    }),
    onSuccess: onDone,
  });
}
