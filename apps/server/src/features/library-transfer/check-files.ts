import { createHash } from 'node:crypto';
import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import { SIMULATION_UPLOADS } from '@tryout/contract/simulations/simulations-record';
import type { TransferReason } from '@tryout/domain/library-transfer/library-transfer';
import { imageTypeOf } from '../../platform/files/image-type.ts';
import { BadPicture, stripPicture } from '../../platform/files/strip-picture.ts';
import { recogniseFile } from '../simulations/public.ts';

type BroughtFile = TransferContent['files'][number];

/** How much of a file tells its kind. */
const HEAD_BYTES = 4100;

/** The bytes of a file. */
export function bytesOf({ bytes }: BroughtFile): Buffer {
  return Buffer.from(bytes, 'base64');
}

function isWholePicture(bytes: Buffer): boolean {
  try {
    return stripPicture(bytes).bytes.length > 0;
  } catch (error) {
    if (error instanceof BadPicture) return false;
    throw error;
  }
}

/** A file as it is brought in: of a picture only what draws it, as of one that is uploaded. */
export function withoutMetadata(file: BroughtFile): BroughtFile {
  if (file.purpose !== 'simulation_image' || fileProblems(file).length > 0) return file;
  const { bytes } = stripPicture(bytesOf(file));
  return { ...file, ...sizeAndDigest(bytes), bytes: bytes.toString('base64') };
}

function sizeAndDigest(bytes: Buffer) {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** What is wrong with a picture or file: its bytes have to be those that were exported, of a kind that may be there. */
export function fileProblems(file: BroughtFile): TransferReason[] {
  const bytes = bytesOf(file);
  const { size, sha256 } = sizeAndDigest(bytes);
  if (size !== file.size || sha256 !== file.sha256) return [{ code: 'bytes_differ', name: '' }];
  const head = bytes.subarray(0, HEAD_BYTES);
  const isImage = file.purpose === 'simulation_image';
  if (isImage && !isWholePicture(bytes)) return [{ code: 'file_kind', name: file.media_type }];
  const kind = isImage ? imageTypeOf(head) : recogniseFile(file.name, head);
  const most = isImage ? SIMULATION_UPLOADS.image : SIMULATION_UPLOADS.file;
  return kind === file.media_type && file.size <= most ? [] : [{ code: 'file_kind', name: file.media_type }];
}
