import {
  CV_LIMIT,
  deleteCv,
  listCvs,
  makeCvDefault,
  readCvFile,
  readCvText,
  uploadCv,
} from '@tryout/contract/cvs/cvs';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { addCv } from './add-cv.ts';
import { viewOfCv } from './cv-view.ts';
import { cvsSay } from './cvs.messages.ts';
import { findCvsOf, removeCv, setDefaultCv } from './cvs.queries.ts';
import { sendCv } from './send-cv.ts';

/** The handlers of this feature. */
export const cvsHandlers: readonly Handled[] = [
  handle(listCvs, async (call) => {
    const cvs = await findCvsOf(call.db, signedIn(call).user_id);
    return { data: { cvs: cvs.map((cv) => viewOfCv(cv, languageOf(call.request))), limit: CV_LIMIT } };
  }),
  handle(uploadCv, async (call) => ({
    data: viewOfCv(await addCv(signedAct(call), call.file), languageOf(call.request)),
    status: 201,
  })),
  handle(deleteCv, async (call) => {
    await removeCv(call.db, call.refs.row(call.query.cv_id));
    return { data: {}, message: cvsSay('cvs.removed') };
  }),
  handle(makeCvDefault, async (call) => {
    const cv = call.refs.row(call.body.cv_id);
    await setDefaultCv(call.db, cv.user_id, cv.id);
    return { data: viewOfCv({ ...cv, is_default: true }, languageOf(call.request)) };
  }),
  handle(readCvFile, async (call) => {
    await sendCv(call, call.refs.row(call.params.cv_id), { inline: call.query.inline ?? false });
    return undefined;
  }),
  handle(readCvText, async (call) => {
    const { parsed } = call.refs.row(call.params.cv_id);
    return { data: { text: parsed?.text ?? '', is_scanned: parsed?.is_scanned ?? false } };
  }),
];
