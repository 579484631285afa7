import type { CultureProfile } from '@tryout/domain/culture-questions/profile';
import type { CultureAnswer } from '@tryout/domain/culture-questions/questions';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** Name of an organization. */
export async function findOrganizationName(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from organizations where id = ${id}`.execute(db);
  return rows[0]?.name;
}

/** Day of somebody's answers as a member; undefined: there are none. */
export async function findOwnDay(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ answered_on: string }>`
    select to_char(answered_on, 'YYYY-MM-DD') as answered_on from culture_member_sheets
    where organization_id = ${organizationId} and user_id = ${userId}
  `.execute(db);
  return rows[0]?.answered_on;
}

/** Stores a member's answers in place of earlier ones; they are not counted yet. */
export async function putOwnSheet(
  db: Db,
  sheet: {
    readonly organization_id: string;
    readonly user_id: string;
    readonly answers: readonly CultureAnswer[];
    readonly day: string;
  },
): Promise<void> {
  await sql`
    insert into culture_member_sheets (organization_id, user_id, answers, answered_on)
    values (${sheet.organization_id}, ${sheet.user_id}, ${jsonb(sheet.answers)}, ${sheet.day})
    on conflict (organization_id, user_id)
      do update set answers = excluded.answers, answered_on = excluded.answered_on, is_counted = false
  `.execute(db);
}

/** Deletes a member's answers. */
export async function deleteOwnSheet(db: Db, organizationId: string, userId: string): Promise<void> {
  await sql`
    delete from culture_member_sheets where organization_id = ${organizationId} and user_id = ${userId}
  `.execute(db);
}

/** Holds an organization's profile until the transaction ends, so that answers are counted one after the other. */
export async function holdProfile(
  db: Db,
  organizationId: string,
  empty: CultureProfile,
  day: string,
): Promise<CultureProfile> {
  await sql`
    insert into culture_profiles (organization_id, profile, counted_on) values (${organizationId}, ${jsonb(empty)}, ${day})
    on conflict (organization_id) do nothing
  `.execute(db);
  const { rows } = await sql<{ profile: CultureProfile }>`
    select profile from culture_profiles where organization_id = ${organizationId} for update
  `.execute(db);
  return rows[0]?.profile ?? empty;
}

/** An organization's profile; undefined: nobody has answered yet. */
export async function findProfile(
  db: Db,
  organizationId: string,
): Promise<{ profile: CultureProfile; counted_on: string } | undefined> {
  const { rows } = await sql<{ profile: CultureProfile; counted_on: string }>`
    select profile, to_char(counted_on, 'YYYY-MM-DD') as counted_on from culture_profiles
    where organization_id = ${organizationId}
  `.execute(db);
  return rows[0];
}

/** Members who may answer. */
const MAY_ANSWER = sql`m.status = 'active' and m.role in ('company_admin', 'company_recruiter', 'employee')`;

/** Members who may answer and have: all, admins, and those whose answers the profile does or does not hold. */
export async function countSheets(db: Db, organizationId: string) {
  const { rows } = await sql<{
    members: number;
    answered: number;
    answered_admins: number;
    counted: number;
    fresh: number;
  }>`
    select count(*)::int as members, count(s.user_id)::int as answered,
      (count(s.user_id) filter (where m.role = 'company_admin'))::int as answered_admins,
      (count(s.user_id) filter (where s.is_counted))::int as counted,
      (count(s.user_id) filter (where not s.is_counted))::int as fresh
    from members m
    left join culture_member_sheets s on s.organization_id = m.organization_id and s.user_id = m.user_id
    where m.organization_id = ${organizationId} and ${MAY_ANSWER}
  `.execute(db);
  return rows[0] ?? { members: 0, answered: 0, answered_admins: 0, counted: 0, fresh: 0 };
}

/** Members who may answer and have not. */
export async function findWaiting(
  db: Db,
  organizationId: string,
): Promise<{ user_id: string; role: string }[]> {
  const { rows } = await sql<{ user_id: string; role: string }>`
    select m.user_id, m.role from members m
    where m.organization_id = ${organizationId} and ${MAY_ANSWER} and not exists (
      select from culture_member_sheets s where s.organization_id = m.organization_id and s.user_id = m.user_id)
    order by m.user_id
  `.execute(db);
  return rows;
}

/** Day on which colleagues were asked last; null: never. */
export async function findAskedOn(db: Db, organizationId: string): Promise<string | null> {
  const { rows } = await sql<{ asked_on: string | null }>`
    select to_char(asked_on, 'YYYY-MM-DD') as asked_on from culture_profiles where organization_id = ${organizationId}
  `.execute(db);
  return rows[0]?.asked_on ?? null;
}

/** Stores the day on which colleagues were asked. */
export async function storeAskedOn(db: Db, organizationId: string, day: string): Promise<void> {
  await sql`update culture_profiles set asked_on = ${day} where organization_id = ${organizationId}`.execute(
    db,
  );
}

/** What members answered, without whose it is, by the answers themselves. */
export async function findSheets(
  db: Db,
  organizationId: string,
): Promise<{ is_admin: boolean; answers: readonly CultureAnswer[] }[]> {
  const { rows } = await sql<{ is_admin: boolean; answers: CultureAnswer[] }>`
    select m.role = 'company_admin' as is_admin, s.answers
    from culture_member_sheets s join members m on m.organization_id = s.organization_id and m.user_id = s.user_id
    where s.organization_id = ${organizationId} and ${MAY_ANSWER}
    order by md5(s.answers::text)
  `.execute(db);
  return rows;
}

/** Stores a count: the profile, and that it holds everybody's answers. */
export async function storeProfile(
  db: Db,
  organizationId: string,
  profile: CultureProfile,
  day: string,
): Promise<void> {
  await sql`
    update culture_profiles set profile = ${jsonb(profile)}, counted_on = ${day}
    where organization_id = ${organizationId}
  `.execute(db);
  await sql`
    update culture_member_sheets set is_counted = true where organization_id = ${organizationId} and not is_counted
  `.execute(db);
}

/** Positions that ask. */
export async function countAskingPositions(db: Db, organizationId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from culture_positions where organization_id = ${organizationId}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether a position asks. */
export async function isAsking(db: Db, positionId: string): Promise<boolean> {
  const { rows } = await sql`select from culture_positions where position_id = ${positionId}`.execute(db);
  return rows.length > 0;
}

/** Lets a position ask; false where it did before. */
export async function beginAsking(
  db: Db,
  position: {
    readonly organization_id: string;
    readonly position_id: string;
    readonly user_id: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const done = await sql`
    insert into culture_positions (organization_id, position_id, asked_by, asked_at)
    values (${position.organization_id}, ${position.position_id}, ${position.user_id}, ${position.at})
    on conflict (position_id) do nothing
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Lets a position ask no more; false where it did not. */
export async function endAsking(db: Db, positionId: string): Promise<boolean> {
  const done = await sql`delete from culture_positions where position_id = ${positionId}`.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Of an application, whether its candidate is asked, and what was given with it. */
export async function findApplicationCulture(db: Db, applicationId: string) {
  const { rows } = await sql<{
    organization_id: string;
    position_id: string;
    score_card_id: string | null;
    candidate_id: string | null;
    is_test: boolean;
    is_over: boolean;
    asks: boolean;
    given: readonly CultureAnswer[] | null;
    given_on: string | null;
  }>`
    select a.organization_id, a.position_id, a.score_card_id, a.candidate_id, a.is_test, a.status in ('approved', 'rejected') as is_over,
      exists (select from culture_positions p where p.position_id = a.position_id) as asks,
      s.answers as given, to_char(s.answered_at at time zone 'UTC', 'YYYY-MM-DD') as given_on
    from applications a
    left join culture_application_sheets g on g.application_id = a.id
    left join culture_candidate_sheets s on s.id = g.sheet_id
    where a.id = ${applicationId}
  `.execute(db);
  return rows[0];
}

/** A candidate's newest answers since an instant; undefined: there are none. */
export async function findNewestSheet(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ id: string; answered_at: string } | undefined> {
  const { rows } = await sql<{ id: string; answered_at: string }>`
    select id, answered_at from culture_candidate_sheets
    where user_id = ${userId} and answered_at > ${since} order by answered_at desc, id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Stores a candidate's answers; answers the id of the sheet. */
export async function insertCandidateSheet(
  db: Db,
  userId: string,
  answers: readonly CultureAnswer[],
  at: Date,
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into culture_candidate_sheets (id, user_id, answers, answered_at)
    values (${id}, ${userId}, ${jsonb(answers)}, ${at})
  `.execute(db);
  return id;
}

/** Gives a sheet with an application, in place of one that was given. */
export async function giveSheet(
  db: Db,
  given: {
    readonly organization_id: string;
    readonly application_id: string;
    readonly sheet_id: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into culture_application_sheets (organization_id, application_id, sheet_id, given_at)
    values (${given.organization_id}, ${given.application_id}, ${given.sheet_id}, ${given.at})
    on conflict (application_id) do update set sheet_id = excluded.sheet_id, given_at = excluded.given_at
  `.execute(db);
}

/** Takes back what was given with an application. */
export async function takeBackSheet(db: Db, applicationId: string): Promise<void> {
  await sql`delete from culture_application_sheets where application_id = ${applicationId}`.execute(db);
}
