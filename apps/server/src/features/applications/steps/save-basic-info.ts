import type { saveBasicInfo as route } from '@tryout/contract/applications/applications';
import type { RouteBody } from '@tryout/contract/define-route';
import { emailProblem, normalizeEmail } from '@tryout/domain/accounts/email';
import { normalizeLinkedin } from '@tryout/domain/accounts/linkedin';
import { isCandidateStatus } from '@tryout/domain/applications/application-status';
import type { SignedAct } from '../../../platform/act.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { mayEdit } from '../application-details.ts';
import type { ApplicationForm, PositionFacts } from '../application-facts.queries.ts';
import { applicationsSay } from '../applications.messages.ts';
import { type ApplicationRow, type BasicInfo, fillProfile, storeBasicInfo } from '../applications.queries.ts';
import { refreshCandidateStatus } from '../refresh-candidate-status.ts';
import { closedToEdits, lockOwn } from './editable-application.ts';

type Body = RouteBody<typeof route>;

/** Saves contact data. Once the application is sent, only how to reach the person may change (product §2.9). */
export async function saveBasicInfo(act: SignedAct, body: Body): Promise<void> {
  const { db, actor } = act;
  const { application, position } = await lockOwn(act, body.application_id);
  const info = checkedInfo(body, position.application_form);
  if (!isCandidateStatus(application.status)) {
    await updateContact(act, application, position, info);
    return;
  }
  if (!mayEdit(application, position)) throw closedToEdits(application, position);
  const isFirst = Object.keys(application.basic_info).length === 0;
  await storeBasicInfo(db, application.id, info);
  if (!application.is_test) await fillProfile(db, application.candidate_id, info);
  await refreshCandidateStatus(act, application.id, {
    step: isFirst ? 'basic_info' : null,
    actor_id: actor.user_id,
  });
}

function checkedInfo(body: Body, form: ApplicationForm): BasicInfo & { cover_letter: string } {
  if (emailProblem(body.email) !== null)
    throw invalidField('email', applicationsSay('applications.email_invalid'));
  for (const field of ['phone', 'linkedin', 'cover_letter'] as const) {
    if (form[field] === 'required' && body[field] === '')
      throw invalidField(field, applicationsSay('applications.fill_in'));
  }
  if (body.phone !== '' && !/^\+?[\d\s().\-/]{5,40}$/.test(body.phone)) {
    throw invalidField('phone', applicationsSay('applications.phone_invalid'));
  }
  return {
    first_name: body.first_name,
    last_name: body.last_name,
    email: normalizeEmail(body.email),
    phone: form.phone === 'hidden' ? '' : body.phone,
    location: body.location,
    linkedin: form.linkedin === 'hidden' || body.linkedin === '' ? '' : profileLink(body.linkedin),
    cover_letter: form.cover_letter === 'hidden' ? '' : body.cover_letter,
  };
}

function profileLink(raw: string): string {
  const link = normalizeLinkedin(raw);
  if (link.url === null) {
    throw invalidField('linkedin', applicationsSay('applications.linkedin_invalid'));
  }
  return link.url;
}

async function updateContact(
  { db, actor, services }: SignedAct,
  application: ApplicationRow,
  position: PositionFacts,
  info: BasicInfo & { cover_letter: string },
): Promise<void> {
  if (application.status === 'rejected') throw closedToEdits(application, position);
  const before = application.basic_info;
  const isSamePerson = info.first_name === before.first_name && info.last_name === before.last_name;
  if (!isSamePerson || info.cover_letter !== application.cover_letter) {
    throw new Refusal('refused_by_rule', applicationsSay('applications.contact_only'), {
      current: { status: application.status, allowed: [] },
    });
  }
  await storeBasicInfo(db, application.id, info);
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'candidate',
        action: 'contact_changed',
      },
    ],
    services.now(),
  );
}
