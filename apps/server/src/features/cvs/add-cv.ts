import { CV_LIMIT, type uploadCv } from '@tryout/contract/cvs/cvs';
import { type Call, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { acceptDocument, CV_KINDS } from './accept-document.ts';
import { viewOfCv } from './cv-view.ts';
import { cvsSay } from './cvs.messages.ts';
import { findCvs, insertCv, insertFile, lockAndCountCvs } from './cvs.queries.ts';
import { READ_CV } from './read-cv.job.ts';

/** Adds an uploaded CV to the caller's profile and queues reading it. */
export async function addCv(call: Call<typeof uploadCv>) {
  const actor = signedIn(call);
  if (!call.file) throw new Error('an upload route without its file');
  const { media_type } = await acceptDocument(call.services.files, call.file, 'cv', CV_KINDS);
  const count = await lockAndCountCvs(call.db, actor.user_id);
  if (count >= CV_LIMIT) {
    throw new Refusal('limit_reached', cvsSay('cvs.limit', { limit: CV_LIMIT }));
  }
  const file_id = await insertFile(call.db, call.file, {
    purpose: 'cv',
    media_type,
    owner_user_id: actor.user_id,
  });
  const id = await insertCv(call.db, {
    user_id: actor.user_id,
    file_id,
    name: call.file.name,
    is_default: count === 0,
  });
  await call.services.jobs.enqueue(call.db, READ_CV, { cv_id: id });
  const [cv] = await findCvs(call.db, [id]);
  if (!cv) throw new Error('the CV just added is not there');
  return viewOfCv(cv, languageOf(call.request));
}
