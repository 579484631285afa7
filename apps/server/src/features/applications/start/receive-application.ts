import { evaluateKnockOut } from '@tryout/domain/positions/knockout';
import type { Act } from '../../../platform/act.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { findQuestions, findRecruitersOf, type PositionFacts } from '../application-facts.queries.ts';
import { type ApplicationRow, storeSuggestedAction } from '../applications.queries.ts';

/**
 * An application has just arrived: the knock-out rules are looked at, and everybody concerned is told. A rule sets
 * its tag; whatever else it says is kept as a suggestion for a person to decide on (product §2.6).
 */
export async function receiveApplication(
  act: Act,
  application: ApplicationRow,
  position: PositionFacts,
  /** Whether it arrives with a play, and so with a score card. */
  with_card: boolean,
): Promise<void> {
  await applyKnockOut(act, application);
  if (application.is_test) return;
  await notifyPeople(act, [application.candidate_id], {
    type: 'application_received',
    effect_key: `application:${application.id}`,
    params: {
      position: position.title,
      organization: position.organization_name,
      with_card: with_card ? 'yes' : 'no',
    },
    link: `/user/applications/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  await notifyPeople(act, await findRecruitersOf(act.db, position), {
    type: 'applicant_arrived',
    effect_key: `application:${application.id}`,
    params: { applicant: application.applicant_name, position: position.title },
    link: `/user/positions/${position.id}/applicants/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
}

async function applyKnockOut({ db, services }: Act, application: ApplicationRow): Promise<void> {
  const at = services.now();
  const questions = await findQuestions(db, application);
  const answers = Object.fromEntries(questions.map((question) => [question.id, question.value]));
  const match = evaluateKnockOut(questions, answers);
  if (!match) return;
  await storeSuggestedAction(db, application.id, { ...match, at: at.toISOString() }, match.tag);
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: null,
        actor_kind: 'rule',
        action: match.action === 'tag' ? 'rule_tagged' : 'rule_suggested',
        detail: { ...match },
      },
    ],
    at,
  );
}
