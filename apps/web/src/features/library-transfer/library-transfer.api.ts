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
  readonly result: TransferResult;
}

/** Sends a file to look at or, with the digest of what was looked at, to bring in. */
export const sendScoring = (
  file: File,
  options: { digest?: string; signal?: AbortSignal; onProgress?: (progress: UploadProgress) => void } = {},
): Promise<TransferResult> => {
  const { digest, ...rest } = options;
  return uploadFile(importScoring, { file, body: digest ? { digest } : {}, ...rest });
};

/** Brings a file in as it was looked at. Afterwards every page reads anew. */
export function useBringIn(onDone: (result: TransferResult) => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: ({ file, result }: LookedFile) => sendScoring(file, { digest: result.digest }),
    onSuccess: async (result) => {
      onDone(result);
      await client.invalidateQueries();
    },
  });
}

/** Looks once more at a file, when something has changed meanwhile. */
export function useLookAgain(onDone: (looked: LookedFile) => void) {
  return useMutation({
    meta: { showsError: true },
    mutationFn: async (file: File): Promise<LookedFile> => ({ file, result: await sendScoring(file) }),
    onSuccess: onDone,
  });
}
