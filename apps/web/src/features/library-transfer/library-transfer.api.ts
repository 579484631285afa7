import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import { importScoring } from '@tryout/contract/library-transfer/library-transfer';
import { type UploadProgress, uploadFile } from '../../platform/api/upload.ts';

/** What a file does, or did, to what is here. */
export type TransferResult = RouteResult<typeof importScoring>;
export type TransferRow = TransferResult['rows'][number];

/** A file that was looked at. */
export interface LookedFile {
  readonly file: File;
  /** What stays in the file because somebody chose that, by `transferKeyOf`. */
  readonly leave_out: readonly string[];
  readonly result: TransferResult;
}

/** Sends a file to look at or, with the digest of what was looked at, to bring in. */
export const sendScoring = (
  file: File,
  options: {
    digest?: string;
    leave_out?: readonly string[];
    signal?: AbortSignal;
    onProgress?: (progress: UploadProgress) => void;
  } = {},
): Promise<TransferResult> => {
  const { digest, leave_out = [], ...rest } = options;
  const body = { ...(digest && { digest }), ...(leave_out.length > 0 && { leave_out: leave_out.join(',') }) };
  return uploadFile(importScoring, { file, body, ...rest });
};

/** Brings a file in as it was looked at. Afterwards every page reads anew. */
export function useBringIn(onDone: (result: TransferResult) => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: ({ file, leave_out, result }: LookedFile) =>
      sendScoring(file, { digest: result.digest, leave_out }),
    onSuccess: async (result) => {
      onDone(result);
      await client.invalidateQueries();
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
      result: await sendScoring(file, { leave_out }),
    }),
    onSuccess: onDone,
  });
}
