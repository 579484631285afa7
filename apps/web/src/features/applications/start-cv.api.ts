import { readStartCv } from '@tryout/contract/applications/application-start';
import { attachCv } from '@tryout/contract/applications/applications';
import { uploadCv } from '@tryout/contract/cvs/cvs';
import { callRoute } from '../../platform/api/api-client.ts';
import { type UploadInput, uploadFile } from '../../platform/api/upload.ts';

/** What a CV says of name and address; the server keeps nothing of it. */
export const readContact = (
  file: File,
  options: Pick<UploadInput<typeof readStartCv>, 'signal' | 'onProgress'>,
) => uploadFile(readStartCv, { file, ...options, endsSession: false });

/** Sends the CV to the account that applying has made, and attaches it to the application. */
export async function sendCv(application_id: string, file: File): Promise<void> {
  const { cv_id } = await uploadFile(uploadCv, { file, idempotencyKey: crypto.randomUUID() });
  await callRoute(attachCv, { body: { application_id, cv_id } });
}
