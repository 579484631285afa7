import { evaluateKnockOut } from '@tryout/domain/positions/knockout';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Services } from '../../../platform/services.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { findQuestions, findRecruitersOf, type PositionFacts } from '../application-facts.queries.ts';
import { type ApplicationRow, storeSuggestedAction } from '../applications.queries.ts';

/**
 * An application has just arrived: the knock-out rules are looked at, and everybody concerned is told. A rule sets
 * its tag; whatever else it says is kept as a suggestion for a person to decide on (product §2.6).
 */
export async function receiveApplication(
  { db, services }: { db: Db; services: Services },
  application: ApplicationRow,
  position: PositionFacts,
  at: Date,
): Promise<void> {
  await applyKnockOut(db, application, at);
  if (application.is_test) return;
  await notifyPeople({ db, services }, [application.candidate_id], {
    type: 'application_received',
    effect_key: `application:${application.id}`,
    params: { position: position.title, organization: position.organization_name },
    link: `/user/applications/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  await notifyPeople({ db, services }, await findRecruitersOf(db, position), {
    type: 'applicant_arrived',
    effect_key: `application:${application.id}`,
    params: { applicant: application.applicant_name, position: position.title },
    link: `/user/positions/${position.id}/applicants/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
}

async function applyKnockOut(db: Db, application: ApplicationRow, at: Date): Promise<void> {
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
