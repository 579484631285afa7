import type { CvReading } from '@tryout/domain/cvs/read-cv';
import type { ReceivedFile } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { acceptDocument, CV_KINDS } from './accept-document.ts';
import { UnreadableDocument } from './reading/opened-document.ts';
import { readDocument } from './reading/run-reader.ts';

/**
 * What a CV suggests that was received and is not kept: its bytes are named by nothing and swept. Its letters are not
 * recognised in pictures. Null: it cannot be read. @throws Refusal for what is no document
 */
export async function readReceivedCv({ files }: Services, file: ReceivedFile): Promise<CvReading | null> {
  const { kind } = await acceptDocument(files, file, 'cv', CV_KINDS);
  try {
    const read = await files.onDisk([file.sha256], (pathOf) =>
      readDocument(pathOf(file.sha256), kind, [], { recognises: false }),
    );
    return read.suggestion;
  } catch (error) {
    if (error instanceof UnreadableDocument) return null;
    throw error;
  }
}
