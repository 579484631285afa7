import type { SurveyGrantStatus } from '@tryout/domain/surveys/survey';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** How many organizations stand where with an early-bird survey. */
export async function countGrants(db: Db, surveyId: string): Promise<Record<SurveyGrantStatus, number>> {
  const { rows } = await sql<{ status: SurveyGrantStatus; n: number }>`
    select status, count(*)::int as n from survey_grants where survey_id = ${surveyId} group by status
  `.execute(db);
  const none = { eligible: 0, completed: 0, granted: 0, expired: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
}

/** Notes that an organization is asked. */
export async function insertGrant(db: Db, surveyId: string, organizationId: string, at: Date): Promise<void> {
  await sql`
    insert into survey_grants (id, survey_id, organization_id, status, eligible_at)
    values (${uuidv7()}, ${surveyId}, ${organizationId}, 'eligible', ${at})
    on conflict (survey_id, organization_id) do nothing
  `.execute(db);
}

/** What an early-bird survey came to for an organization, held until the transaction ends. */
export async function holdGrant(db: Db, surveyId: string, organizationId: string) {
  const { rows } = await sql<{ id: string; status: SurveyGrantStatus }>`
    select id, status from survey_grants where survey_id = ${surveyId} and organization_id = ${organizationId} for update
  `.execute(db);
  return rows[0];
}

/** Notes that an organization answered. */
export async function storeCompleted(db: Db, id: string, at: Date): Promise<void> {
  await sql`update survey_grants set status = 'completed', completed_at = ${at} where id = ${id}`.execute(db);
}

/** Notes that an organization was given what the survey gives. */
export async function storeGranted(db: Db, id: string, at: Date, ends: Date): Promise<void> {
  await sql`
    update survey_grants set status = 'granted', granted_at = ${at}, ends_at = ${ends} where id = ${id}
  `.execute(db);
}

/** Ends what ran out, and what was never answered for once its survey takes no answers any more. */
export async function expireGrants(db: Db, now: Date, today: string): Promise<void> {
  await sql`
    update survey_grants g set status = 'expired' from surveys s where s.id = g.survey_id
      and ((g.status = 'granted' and g.ends_at <= ${now})
        or (g.status = 'eligible' and (s.status = 'closed' or s.closes_on < ${today}::date)))
  `.execute(db);
}
