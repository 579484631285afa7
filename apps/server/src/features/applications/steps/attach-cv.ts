import type { attachCv as route } from '@tryout/contract/applications/applications';
import { isCandidateStatus } from '@tryout/domain/applications/application-status';
import type { Call } from '../../../platform/http/call.ts';
import { signedIn } from '../../../platform/http/call.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { refusalInWords } from '../../cvs/public.ts';
import { mayEdit } from '../application-details.ts';
import { applicationsSay } from '../applications.messages.ts';
import { storeCvChoice } from '../applications.queries.ts';
import { refreshCandidateStatus } from '../refresh-candidate-status.ts';
import { closedToEdits, lockOwn } from './editable-application.ts';

/** Attaches a CV, or goes on without one. After sending, one may be added where none was, never replaced. */
export async function attachCv(call: Call<typeof route>): Promise<void> {
  const { db, services, body } = call;
  const { application, position } = await lockOwn(call, body.application_id);
  const actor_id = signedIn(call).user_id;
  const cv = body.cv_id === null ? null : call.refs.row(body.cv_id);
  if (cv && cv.user_id !== application.candidate_id) throw notFound();
  if (position.application_form.cv === 'hidden') {
    throw new Refusal('refused_by_rule', applicationsSay('applications.cv_not_asked'));
  }
  if (cv === null && position.application_form.cv === 'required') {
    throw invalidField('cv_id', applicationsSay('applications.cv_required'));
  }
  if (cv?.status === 'rejected') throw invalidField('cv_id', refusalInWords(cv.rejected_reason));
  if (!isCandidateStatus(application.status)) {
    const mayAdd = application.status !== 'rejected' && application.cv_id === null && cv !== null;
    if (!mayAdd) throw closedToEdits(application, position);
    await storeCvChoice(db, application.id, cv.id);
    await appendApplicationLog(
      db,
      [
        {
          application_id: application.id,
          organization_id: application.organization_id,
          actor_id,
          actor_kind: 'candidate',
          action: 'cv_added',
          detail: { cv_id: cv.id },
        },
      ],
      services.now(),
    );
    return;
  }
  if (!mayEdit(application, position)) throw closedToEdits(application, position);
  const isFirst = application.cv_id === null && !application.cv_skipped;
  await storeCvChoice(db, application.id, cv?.id ?? null);
  await refreshCandidateStatus(call, application.id, { step: isFirst ? 'cv' : null, actor_id });
}
