import { createHash } from 'node:crypto';
import type { TransferContent } from '@tryout/contract/library-transfer-file';
import { SIMULATION_UPLOADS } from '@tryout/contract/simulations-record';
import type { TransferReason } from '@tryout/domain/library-transfer';
import { imageTypeOf } from '../../platform/files/image-type.ts';
import { recogniseFile } from '../simulations/public.ts';

type BroughtFile = TransferContent['files'][number];

/** How much of a file tells its kind. */
const HEAD_BYTES = 4100;

/** The bytes of a file. */
export function bytesOf({ bytes }: BroughtFile): Buffer {
  return Buffer.from(bytes, 'base64');
}

/** What is wrong with a picture or file: its bytes have to be those that were exported, of a kind that may be there. */
export function fileProblems(file: BroughtFile): TransferReason[] {
  const bytes = bytesOf(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (bytes.length !== file.size || digest !== file.sha256) return [{ code: 'bytes_differ', name: '' }];
  const head = bytes.subarray(0, HEAD_BYTES);
  const isImage = file.purpose === 'simulation_image';
  const kind = isImage ? imageTypeOf(head) : recogniseFile(file.name, head);
  const most = isImage ? SIMULATION_UPLOADS.image : SIMULATION_UPLOADS.file;
  return kind === file.media_type && file.size <= most ? [] : [{ code: 'file_kind', name: file.media_type }];
}
