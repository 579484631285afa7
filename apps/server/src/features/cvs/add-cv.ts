import { CV_LIMIT } from '@tryout/contract/cvs/cvs';
import type { SignedAct } from '../../platform/act.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { acceptDocument, CV_KINDS } from './accept-document.ts';
import { cvsSay } from './cvs.messages.ts';
import { type CvRow, findCvs, insertCv, insertFile, lockAndCountCvs } from './cvs.queries.ts';
import { READ_CV } from './read-cv.job.ts';

/** Adds an uploaded CV to the caller's profile and queues reading it. */
export async function addCv({ db, actor, services }: SignedAct, file: ReceivedFile | null): Promise<CvRow> {
  if (!file) throw new Error('an upload route without its file');
  const { media_type } = await acceptDocument(services.files, file, 'cv', CV_KINDS);
  const count = await lockAndCountCvs(db, actor.user_id);
  if (count >= CV_LIMIT) {
    throw new Refusal('limit_reached', cvsSay('cvs.limit', { limit: CV_LIMIT }));
  }
  const file_id = await insertFile(db, file, {
    purpose: 'cv',
    media_type,
    owner_user_id: actor.user_id,
  });
  const id = await insertCv(db, {
    user_id: actor.user_id,
    file_id,
    name: file.name,
    is_default: count === 0,
  });
  await services.jobs.enqueue(db, READ_CV, { cv_id: id });
  const [cv] = await findCvs(db, [id]);
  if (!cv) throw new Error('the CV just added is not there');
  return cv;
}
