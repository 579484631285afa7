import { isCandidateStatus } from '@tryout/domain/applications/application-status';
import type { SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { refusalInWords } from '../../cvs/public.ts';
import { mayEdit } from '../application-details.ts';
import { applicationsSay } from '../applications.messages.ts';
import { storeCvChoice } from '../applications.queries.ts';
import { refreshCandidateStatus } from '../refresh-candidate-status.ts';
import { closedToEdits, lockOwn } from './editable-application.ts';

/** Attaches a CV, or goes on without one. After sending, one may be added where none was, never replaced. */
export async function attachCv(
  act: SignedAct,
  applicationId: string,
  cv: RowOfRef<'cv'> | null,
): Promise<void> {
  const { db, services } = act;
  const { application, position } = await lockOwn(act, applicationId);
  const actor_id = act.actor.user_id;
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
  await refreshCandidateStatus(act, application.id, { step: isFirst ? 'cv' : null, actor_id });
}
