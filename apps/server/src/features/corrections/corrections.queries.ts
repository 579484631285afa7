import type { CorrectionStatus } from '@tryout/domain/corrections/correction-status';
import type { Correction } from '@tryout/domain/score-cards/corrected-responses';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { isAmong, type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

/** A correction as stored, with the names that go with it. */
export interface CorrectionRow extends Correction {
  readonly organization_id: string;
  readonly application_id: string;
  readonly position_id: string;
  readonly organization_name: string;
  readonly position_title: string;
  readonly subtrait: string;
  readonly before_value: number | null;
  readonly before_total_score: number | null;
  readonly reason: string;
  readonly status: CorrectionStatus;
  readonly requested_by_id: string;
  readonly requested_by: string;
  readonly requested_at: string;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly decision_note: string;
  readonly score_card_id: string;
  readonly new_score_card_id: string | null;
}

/** Somebody’s name; the address of an account that has none. */
function nameOf(user: 'asker' | 'second') {
  const [first, last, email] = ['first_name', 'last_name', 'email'].map((part) => sql.ref(`${user}.${part}`));
  return sql`coalesce(nullif(trim(concat_ws(' ', ${first}, ${last})), ''), ${email})`;
}

const columns = sql`c.id, c.organization_id, c.application_id, a.position_id, o.name as organization_name,
  p.title as position_title, c.play_id, c.task_index, c.data_point, c.subtrait_id, s.name as subtrait,
  c.before_value, c.before_total_score, c.value, c.total_score, c.reason, c.status, c.requested_by as requested_by_id,
  ${nameOf('asker')} as requested_by, c.created_at as requested_at,
  case when second.id is null then null else ${nameOf('second')} end as decided_by,
  c.decided_at, c.decision_note, c.score_card_id, c.new_score_card_id`;
const tables = sql`response_corrections c join applications a on a.id = c.application_id
  join positions p on p.id = a.position_id join organizations o on o.id = c.organization_id
  join subtraits s on s.id = c.subtrait_id join users asker on asker.id = c.requested_by
  left join users second on second.id = c.decided_by`;

/** Corrections by id. */
export async function correctionsOf(db: Db, ids: readonly string[]): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select ${columns} from ${tables} where c.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

const NEWEST: ListOrder = { by: sql`c.created_at`, id: sql`c.id`, type: 'timestamptz', direction: 'desc' };

/** One page of corrections, newest first. `organizations` null: of everybody. */
export async function pageOfCorrections<U>(
  db: Db,
  asked: PageRequest & {
    readonly organizations: readonly string[] | null;
    readonly status?: CorrectionStatus | undefined;
  },
  present: (row: CorrectionRow) => U,
) {
  const own =
    asked.organizations === null ? sql<boolean>`true` : isAmong(sql`c.organization_id`, asked.organizations);
  return shownAs(
    readPage<CorrectionRow>(db, asked, {
      order: NEWEST,
      columns,
      from: tables,
      counted: sql`response_corrections c`,
      filter: sql<boolean>`${own} and (${asked.status ?? null}::text is null or c.status = ${asked.status ?? null})`,
      sortValue: (row) => row.requested_at,
    }),
    present,
  );
}

/** The responses of an application that wait for a second person. */
export async function waitingCorrections(
  db: Db,
  applicationId: string,
): Promise<(Correction & { readonly requested_by: string })[]> {
  const { rows } = await sql<Correction & { requested_by: string }>`
    select id, play_id, task_index, data_point, subtrait_id, value, total_score, requested_by
    from response_corrections where application_id = ${applicationId} and status = 'new'
  `.execute(db);
  return rows;
}

/** What is asked for. */
export interface AskedCorrection extends Omit<Correction, 'id'> {
  readonly organization_id: string;
  readonly application_id: string;
  readonly before_value: number | null;
  readonly before_total_score: number | null;
  readonly reason: string;
  readonly requested_by: string;
  readonly score_card_id: string;
}

/**
 * Writes a correction that waits. The asker's own waiting one for the same response is taken back where it says
 * something else, so that nobody confirms another value than they saw. Undefined where somebody else's waits.
 */
export async function upsertCorrection(
  db: Db,
  asked: AskedCorrection,
  at: Date,
): Promise<string | undefined> {
  const waiting = sql`play_id = ${asked.play_id} and task_index = ${asked.task_index}
    and data_point = ${asked.data_point} and subtrait_id = ${asked.subtrait_id}
    and status = 'new' and requested_by = ${asked.requested_by}`;
  const same = await sql<{ id: string }>`
    select id from response_corrections where ${waiting} and value = ${asked.value}
      and total_score = ${asked.total_score} and reason = ${asked.reason}
      and before_value is not distinct from ${asked.before_value}
      and before_total_score is not distinct from ${asked.before_total_score} for update
  `.execute(db);
  if (same.rows[0]) return same.rows[0].id;
  await sql`
    update response_corrections set status = 'closed', decided_by = requested_by, decided_at = ${at}
    where ${waiting}
  `.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into response_corrections (id, organization_id, application_id, play_id, task_index, data_point,
      subtrait_id, before_value, before_total_score, value, total_score, reason, requested_by, score_card_id)
    values (${uuidv7()}, ${asked.organization_id}, ${asked.application_id}, ${asked.play_id}, ${asked.task_index},
      ${asked.data_point}, ${asked.subtrait_id}, ${asked.before_value}, ${asked.before_total_score}, ${asked.value},
      ${asked.total_score}, ${asked.reason}, ${asked.requested_by}, ${asked.score_card_id})
    on conflict (play_id, task_index, data_point, subtrait_id) where status = 'new' do nothing
    returning id
  `.execute(db);
  return rows[0]?.id;
}

/** A correction's state, locked until the caller's transaction ends. */
export async function lockCorrection(db: Db, id: string): Promise<CorrectionStatus | undefined> {
  const { rows } = await sql<{ status: CorrectionStatus }>`
    select status from response_corrections where id = ${id} for update
  `.execute(db);
  return rows[0]?.status;
}

/** Stores what was decided. */
export async function storeDecision(
  db: Db,
  id: string,
  decision: {
    readonly status: CorrectionStatus;
    readonly by: string;
    readonly at: Date;
    readonly note: string;
  },
): Promise<void> {
  await sql`
    update response_corrections set status = ${decision.status}, decided_by = ${decision.by},
      decided_at = ${decision.at}, decision_note = ${decision.note} where id = ${id}
  `.execute(db);
}

/** Stores the card that a confirmed correction led to. */
export async function storeNewCard(db: Db, id: string, cardId: string): Promise<void> {
  await sql`update response_corrections set new_score_card_id = ${cardId} where id = ${id}`.execute(db);
}

/** Who may be the second person: the organization's admins and the other super admins. */
export async function secondPeople(
  db: Db,
  organizationId: string,
  askerId: string,
): Promise<{ user_id: string }[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from members m where m.organization_id = ${organizationId} and m.status = 'active'
      and m.role in ('company_admin', 'independent_recruiter') and m.user_id <> ${askerId}
    union select u.id from users u where u.user_type = 'super_admin' and u.status = 'active' and u.id <> ${askerId}
  `.execute(db);
  return rows;
}

/** Where an application belongs, for those who see no person. */
export async function placeOfApplication(
  db: Db,
  id: string,
): Promise<{ organization_name: string; position_title: string } | undefined> {
  const { rows } = await sql<{ organization_name: string; position_title: string }>`
    select o.name as organization_name, p.title as position_title from applications a
      join organizations o on o.id = a.organization_id join positions p on p.id = a.position_id where a.id = ${id}
  `.execute(db);
  return rows[0];
}
