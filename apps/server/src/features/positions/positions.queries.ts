import { sql } from 'kysely';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { isAmong } from '../../platform/http/keyset.ts';
import { putOnTeam } from './people/team.queries.ts';
import type { PositionRow } from './position-row.ts';
import { knownToRecruiter, mayKnowOf } from './visible-positions.queries.ts';

/** Columns of a `PositionRow`, from positions `p` and organizations `o`. */
export const POSITION_COLUMNS = sql`p.id, p.organization_id, o.name as organization_name,
  o.slug as organization_slug, o.status as organization_status, o.currency, o.default_time_zone as time_zone,
  p.client_company_id, p.title, p.slug, p.status, p.visibility, p.department_id, p.job_title_id, p.industry_id,
  p.remote, p.job_type, p.level, p.work_experience, p.skills, p.technical_skills, p.description,
  p.salary_min_cents, p.salary_max_cents, p.salary_period, p.show_salary, p.openings, p.opens_on, p.closes_on,
  p.image_file_id, p.current_revision, p.wizard_step, p.close_reason, p.approved_count, p.is_request,
  p.published_at, p.closed_at, p.created_by, p.created_at, p.updated_at`;

/** Positions by id, without those that the caller may not know of. */
export async function findPositions(
  db: Db,
  ids: readonly string[],
  actor: Actor | null,
): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`/* planned once */
    select ${POSITION_COLUMNS} from positions p join organizations o on o.id = p.organization_id
    where ${isAmong(sql`p.id`, ids)} and ${mayKnowOf(actor)}
  `.execute(db);
  return rows;
}

/** One position, held until the transaction ends; undefined when it was deleted meanwhile. */
export async function lockPosition(db: Db, id: string): Promise<PositionRow | undefined> {
  const { rows } = await sql<PositionRow>`
    select ${POSITION_COLUMNS} from positions p join organizations o on o.id = p.organization_id
    where p.id = ${id} for update of p
  `.execute(db);
  return rows[0];
}

/** Adds a draft. A slug that is taken gets the end of the id. */
export async function insertPosition(
  db: Db,
  position: {
    id: string;
    organization_id: string;
    client_company_id: string | null;
    title: string;
    slug: string;
    visibility: string;
    is_request: boolean;
    created_by: string;
  },
): Promise<void> {
  await sql`
    insert into positions (id, organization_id, client_company_id, title, slug, visibility, is_request, created_by)
    values (${position.id}, ${position.organization_id}, ${position.client_company_id}, ${position.title},
      ${await freeSlug(db, position)}, ${position.visibility}, ${position.is_request}, ${position.created_by})
  `.execute(db);
  // Whose a request is to look after is decided by whoever takes it up.
  if (!position.is_request) await putOnTeam(db, position, { user_id: position.created_by, role: 'owner' });
}

/** The slug itself while no other position of the organization has it, or one made unique by the id. */
export async function freeSlug(
  db: Db,
  position: { id: string; organization_id: string; slug: string },
): Promise<string> {
  // Two at once with one title: the lock makes the second see the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${position.organization_id}/${position.slug}`}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from positions where organization_id = ${position.organization_id}
      and slug = ${position.slug} and id <> ${position.id}) as taken
  `.execute(db);
  return rows[0]?.taken ? `${position.slug}-${position.id.slice(-12)}` : position.slug;
}

/** Fields that are stored as they come. */
export type PositionChanges = {
  -readonly [K in keyof Changeable]?: Changeable[K];
};

type Changeable = Pick<
  PositionRow,
  | 'title'
  | 'slug'
  | 'client_company_id'
  | 'department_id'
  | 'job_title_id'
  | 'industry_id'
  | 'remote'
  | 'job_type'
  | 'level'
  | 'work_experience'
  | 'skills'
  | 'technical_skills'
  | 'description'
  | 'salary_min_cents'
  | 'salary_max_cents'
  | 'salary_period'
  | 'show_salary'
  | 'openings'
  | 'opens_on'
  | 'closes_on'
  | 'visibility'
  | 'wizard_step'
  | 'image_file_id'
  | 'status'
  | 'close_reason'
  | 'published_at'
  | 'closed_at'
  | 'is_request'
  | 'current_revision'
>;

/** Stores changed fields. */
export async function changePosition(
  db: Db,
  id: string,
  { description, ...changes }: PositionChanges,
  at: Date,
): Promise<void> {
  await db
    .updateTable('positions')
    .set({
      ...changes,
      ...(description && { description: jsonb(description) }),
      updated_at: at.toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

/** Sets the locations of a position. */
export async function setLocations(
  db: Db,
  position: { id: string; organization_id: string },
  locationIds: readonly string[],
): Promise<void> {
  await sql`delete from position_locations where position_id = ${position.id}
    and location_id <> all(${locationIds}::uuid[])`.execute(db);
  await sql`
    insert into position_locations (organization_id, position_id, location_id)
    select ${position.organization_id}, ${position.id}, unnest(${locationIds}::uuid[])
    on conflict do nothing
  `.execute(db);
}

/** Adds one location to a position. */
export async function addPositionPlace(
  db: Db,
  position: { id: string; organization_id: string },
  locationId: string,
): Promise<void> {
  await sql`insert into position_locations (organization_id, position_id, location_id)
    values (${position.organization_id}, ${position.id}, ${locationId}) on conflict do nothing`.execute(db);
}

/** Deletes a position with everything below it. */
export async function deletePositionRow(db: Db, id: string): Promise<void> {
  await sql`delete from positions where id = ${id}`.execute(db);
}

/** Whether anybody has applied, and takes away tests, which stand in the way of deleting. */
export async function clearTestApplications(db: Db, positionId: string): Promise<{ applied: boolean }> {
  const { rows } = await sql<{ applied: boolean }>`
    select exists (select 1 from applications where position_id = ${positionId} and not is_test) as applied
  `.execute(db);
  if (rows[0]?.applied) return { applied: true };
  await sql`update candidate_invites set application_id = null where position_id = ${positionId}`.execute(db);
  await sql`delete from applications where position_id = ${positionId} and is_test`.execute(db);
  return { applied: false };
}

/** Holds the published and paused positions whose last day is over in their organization's zone. */
export async function lockOverduePositions(db: Db, now: Date): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select ${POSITION_COLUMNS} from positions p join organizations o on o.id = p.organization_id
    where p.status in ('published', 'paused')
      and p.closes_on < (${now.toISOString()}::timestamptz at time zone o.default_time_zone)::date
    order by p.id limit 200 for update of p skip locked
  `.execute(db);
  return rows;
}

/** Adds a position to those that a link is for. */
export async function addToLink(
  db: Db,
  link: { readonly link_id: string; readonly company_id: string },
  positionId: string,
): Promise<void> {
  await sql`
    insert into recruiter_link_positions (link_id, organization_id, position_id)
    values (${link.link_id}, ${link.company_id}, ${positionId}) on conflict do nothing
  `.execute(db);
}

/** Admins and recruiters of a position's organization, as far as they may know of it: who is told of requests. */
export async function findRecruiters(db: Db, positionId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from positions p join members m on m.organization_id = p.organization_id and m.status = 'active'
    where p.id = ${positionId} and (m.role in ('company_admin', 'independent_recruiter')
      or (m.role = 'company_recruiter' and ${knownToRecruiter(sql`m.user_id`)}))
  `.execute(db);
  return rows.map((row) => row.user_id);
}
