import type { UserType } from '@tryout/domain/access/roles';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { SurveyRow } from './surveys.queries.ts';

/** Surveys that the caller is asked and may still answer, the newest first. */
export async function findOpenInvitations(db: Db, userId: string, today: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    organization: string | null;
    is_anonymous: boolean;
    invited_at: string;
    closes_on: string | null;
  }>`
    select i.id, s.name, o.name as organization, s.is_anonymous, i.invited_at,
      to_char(s.closes_on, 'YYYY-MM-DD') as closes_on
    from survey_invitations i join surveys s on s.id = i.survey_id left join organizations o on o.id = s.organization_id
    where i.user_id = ${userId} and not i.is_answered and s.status = 'published'
      and (s.opens_on is null or s.opens_on <= ${today}::date) and (s.closes_on is null or s.closes_on >= ${today}::date)
    order by i.invited_at desc, i.id desc limit 50
  `.execute(db);
  return rows;
}

/** Ids of surveys that ask by themselves on a day. */
export async function findAskingSurveys(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from surveys where status = 'published' and trigger <> 'manual'
      and (opens_on is null or opens_on <= ${today}::date) and (closes_on is null or closes_on >= ${today}::date)
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Somebody to ask. */
export interface ToAsk {
  readonly user_id: string;
  readonly application_id: string | null;
  readonly subject: string;
}

/**
 * Whom a survey has to ask about applications: that were sent, whose games were played to the end, or whose candidate was
 * told of a decision a day ago and more; since it was published, and not asked yet.
 */
export async function findApplicationsToAsk(
  db: Db,
  survey: Pick<SurveyRow, 'id' | 'organization_id' | 'trigger' | 'published_at'>,
  told: Date,
  most: number,
): Promise<ToAsk[]> {
  const { rows } = await sql<ToAsk>`
    select a.candidate_id as user_id, a.id as application_id, a.id as subject
    from applications a join users u on u.id = a.candidate_id
    where not a.is_test and not a.anonymous_demo and a.duplicate_of is null and u.status = 'active'
      and u.user_type = 'candidate'
      and (${survey.organization_id}::uuid is null or a.organization_id = ${survey.organization_id})
      and case ${survey.trigger}
        when 'applied' then a.applied_at >= ${survey.published_at}
        when 'game_completed' then a.play_state = 'completed' and exists (select from plays p
          where p.application_id = a.id and p.purpose = 'application' and p.state = 'completed'
            and p.ended_at >= ${survey.published_at})
        when 'decision' then a.applied_at is not null and a.stage_entered_at >= ${survey.published_at}
          and a.stage_entered_at <= ${told}
          and (a.status = 'approved' or (a.status = 'rejected' and a.disposition_by = 'employer'))
          -- What the candidate has not been told yet is not given away.
          and not exists (select from mails m where m.application_id = a.id and m.status = 'queued')
        else false end
      and not exists (select from survey_invitations i where i.survey_id = ${survey.id} and i.subject = a.id)
    order by a.id limit ${most}
  `.execute(db);
  return rows;
}

/** Whom a survey has to ask because they made an account since it was published. */
export async function findAccountsToAsk(
  db: Db,
  survey: Pick<SurveyRow, 'id' | 'audience' | 'published_at'>,
  most: number,
): Promise<ToAsk[]> {
  const { rows } = await sql<ToAsk>`
    select u.id as user_id, null::uuid as application_id, u.id as subject from users u
    where u.status = 'active' and u.user_type = any(${survey.audience as readonly UserType[]}::text[])
      and u.created_at >= ${survey.published_at}
      and not exists (select from survey_invitations i where i.survey_id = ${survey.id} and i.subject = u.id)
    order by u.id limit ${most}
  `.execute(db);
  return rows;
}

/**
 * Whom an early-bird survey has to ask: of each organization that was made up to a day, whoever of the audience came first.
 * @param until Null: whenever it was made.
 */
export async function findEarlyBirdsToAsk(
  db: Db,
  survey: Pick<SurveyRow, 'id' | 'audience'>,
  until: string | null,
  most: number,
): Promise<ToAsk[]> {
  const { rows } = await sql<ToAsk>`
    select first.user_id, null::uuid as application_id, o.id as subject
    from organizations o join lateral (
      select m.user_id from members m join users u on u.id = m.user_id
      where m.organization_id = o.id and m.status = 'active' and u.status = 'active'
        and u.user_type = any(${survey.audience as readonly UserType[]}::text[])
      order by m.created_at, m.id limit 1) first on true
    where o.status = 'approved' and (${until}::date is null or o.created_at < ${until}::date + 1)
      and not exists (select from survey_invitations i where i.survey_id = ${survey.id} and i.subject = o.id)
    order by o.id limit ${most}
  `.execute(db);
  return rows;
}

/** Notes that somebody is asked; answers the id of the invitation, or null where they were asked about this before. */
export async function insertInvitation(
  db: Db,
  surveyId: string,
  ask: ToAsk,
  at: Date,
): Promise<string | null> {
  const id = uuidv7();
  const done = await sql`
    insert into survey_invitations (id, survey_id, user_id, application_id, subject, invited_at)
    values (${id}, ${surveyId}, ${ask.user_id}, ${ask.application_id}, ${ask.subject}, ${at})
    on conflict (survey_id, subject) do nothing
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0 ? id : null;
}

/** Invitations of a survey without an answer that are older than an instant and whose people were not reminded, held. */
export async function holdToRemind(db: Db, surveyId: string, before: Date, most: number) {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from survey_invitations
    where survey_id = ${surveyId} and not is_answered and reminded_at is null and invited_at <= ${before}
    order by invited_at, id limit ${most} for update skip locked
  `.execute(db);
  return rows;
}

/** Notes that people were reminded. */
export async function storeReminded(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`update survey_invitations set reminded_at = ${at} where id = any(${ids}::uuid[])`.execute(db);
}
