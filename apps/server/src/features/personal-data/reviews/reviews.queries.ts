import { privilegeAllows } from '@tryout/domain/access/access-policy';
import type {
  CorrectedField,
  Reviewer,
  ReviewOutcome,
  ReviewSubject,
} from '@tryout/domain/personal-data/review';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type ListOrder, type PageRequest, readPage } from '../../../platform/http/keyset.ts';
import { inReachOf, ofKnownPosition } from '../../positions/public.ts';

/** A request to look again, as stored, with what its readers need beside it. */
export interface ReviewRow {
  readonly id: string;
  readonly organization_id: string;
  readonly application_id: string;
  readonly candidate_id: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly applicant_name: string;
  readonly about: ReviewSubject;
  readonly field: CorrectedField | null;
  readonly proposed: string;
  readonly message: string;
  readonly status: 'open' | 'answered' | 'withdrawn';
  readonly asked_at: string;
  readonly due_on: string;
  readonly decided_by: string | null;
  readonly decided_by_name: string;
  readonly assigned_to: string | null;
  readonly assigned_to_name: string;
  readonly outcome: ReviewOutcome | null;
  readonly answer: string;
  readonly answered_by_name: string;
  readonly answered_at: string | null;
}

const nameOf = (column: string) =>
  sql`coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = ${sql.ref(`r.${column}`)}), '')`;

const COLUMNS = sql`r.id, r.organization_id, r.application_id, a.candidate_id, a.position_id, p.title as position_title,
  a.applicant_name, r.about, r.field, r.proposed, r.message, r.status, r.asked_at, r.due_on, r.decided_by,
  ${nameOf('decided_by')} as decided_by_name, r.assigned_to, ${nameOf('assigned_to')} as assigned_to_name, r.outcome,
  r.answer, ${nameOf('answered_by')} as answered_by_name, r.answered_at`;

const FROM = sql`review_requests r join applications a on a.id = r.application_id join positions p on p.id = a.position_id`;

/** Positions `p` on which somebody may decide. */
export function decidesOn(actor: Actor): RawBuilder<boolean> {
  if (actor.user_type !== 'employee') return inReachOf(actor);
  const ids = [...actor.privileges].flatMap(([id, level]) =>
    privilegeAllows(level, 'applicant.decide') ? [id] : [],
  );
  return sql<boolean>`p.id = any(${ids}::uuid[])`;
}

/** Requests by id, of positions that somebody may know of, and of their own applications; null: all. */
export async function findReviews(
  db: Db,
  ids: readonly string[],
  caller: Actor | null,
): Promise<ReviewRow[]> {
  // sql: blind, because what is known depends on who asks
  const { rows } = await sql<ReviewRow>`
    select ${COLUMNS} from ${FROM} where r.id = any(${ids}::uuid[])
      and ${ofKnownPosition(caller, sql`a.position_id`, sql`a.candidate_id`)}
  `.execute(db);
  return rows;
}

/** Requests about an application, newest first. */
export async function findReviewsOf(db: Db, applicationId: string): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${COLUMNS} from ${FROM} where r.application_id = ${applicationId} order by r.asked_at desc
  `.execute(db);
  return rows;
}

const DUE: ListOrder = { by: sql`r.due_on`, id: sql`r.id`, type: 'date', direction: 'asc' };
const ASKED: ListOrder = { by: sql`r.asked_at`, id: sql`r.id`, type: 'timestamptz', direction: 'desc' };

/** A page of requests: open ones by their due date, others newest first. */
export function listRows(
  db: Db,
  request: PageRequest,
  filter: { readonly status: ReviewRow['status']; readonly reach: RawBuilder<boolean> },
) {
  return readPage<ReviewRow>(db, request, {
    order: filter.status === 'open' ? DUE : ASKED,
    columns: COLUMNS,
    from: FROM,
    // sql: blind, because what is known depends on who asks
    filter: sql<boolean>`r.status = ${filter.status} and ${filter.reach}`,
    sortValue: (row) => (filter.status === 'open' ? row.due_on : row.asked_at),
  });
}

/** How many requests are open, overdue, answered, and changed something. */
export async function countReviews(
  db: Db,
  reach: RawBuilder<boolean>,
  today: string,
): Promise<{ open: number; overdue: number; answered: number; changed: number }> {
  // sql: blind, because what is known depends on who asks
  const { rows } = await sql<{ open: number; overdue: number; answered: number; changed: number }>`
    select count(*) filter (where r.status = 'open')::int as open,
      count(*) filter (where r.status = 'open' and r.due_on < ${today}::date)::int as overdue,
      count(*) filter (where r.status = 'answered')::int as answered,
      count(*) filter (where r.outcome = 'changed')::int as changed
    from ${FROM} where ${reach}
  `.execute(db);
  return rows[0] ?? { open: 0, overdue: 0, answered: 0, changed: 0 };
}

/** The last decision about an application. */
export interface LastDecision {
  readonly at: string;
  readonly actor_id: string | null;
  readonly actor_kind: string;
  readonly score_card_id_seen: string | null;
}

/** The newest line of an application's log that moved it to another status; undefined: none did. */
export async function findLastDecision(db: Db, applicationId: string): Promise<LastDecision | undefined> {
  const { rows } = await sql<LastDecision>`
    select at, actor_id, actor_kind, score_card_id_seen from application_log
    where application_id = ${applicationId} and to_status is not null and actor_kind in ('user', 'candidate', 'system')
      and to_status in ('short_listed', 'phone_screen', 'in_person', 'on_hold', 'approved', 'rejected')
    order by seq desc limit 1
  `.execute(db);
  return rows[0];
}

/** What of an application counts in its explanation. */
export async function findExplained(
  db: Db,
  applicationId: string,
): Promise<{
  status: string;
  disposition_shared_text: string;
  score_card_id: string | null;
  has_suggestion: boolean;
} | null> {
  const { rows } = await sql<{
    status: string;
    disposition_shared_text: string;
    score_card_id: string | null;
    has_suggestion: boolean;
  }>`
    select a.status, a.disposition_shared_text, a.score_card_id, a.suggested_action is not null or exists (
      select from application_log l where l.application_id = a.id and l.actor_kind = 'rule') as has_suggestion
    from applications a where a.id = ${applicationId}
  `.execute(db);
  return rows[0] ?? null;
}

/** Who could look again at what concerns a position: its organization's admins and its hiring team. */
export async function findReviewers(db: Db, positionId: string): Promise<Reviewer[]> {
  const { rows } = await sql<Reviewer>`
    select m.user_id, exists (select from position_team t where t.position_id = p.id and t.user_id = m.user_id) as on_team,
      (select count(*)::int from review_requests r where r.assigned_to = m.user_id and r.status = 'open') as waiting
    from positions p join members m on m.organization_id = p.organization_id and m.status = 'active'
    where p.id = ${positionId} and (m.role in ('company_admin', 'independent_recruiter')
      or (m.role = 'company_recruiter' and exists (
        select from position_team t where t.position_id = p.id and t.user_id = m.user_id)))
    union
    select g.user_id, true, (select count(*)::int from review_requests r
      where r.assigned_to = g.user_id and r.status = 'open')
    from position_privileges g where g.position_id = ${positionId} and g.status = 'approved' and g.user_id is not null
      and g.level in ('decider', 'private')
  `.execute(db);
  return rows;
}

/** Notes a request; null: the same is asked already. */
export async function insertReview(
  db: Db,
  review: {
    readonly id: string;
    readonly organization_id: string;
    readonly application_id: string;
    readonly about: ReviewSubject;
    readonly field: CorrectedField | null;
    readonly proposed: string;
    readonly score_card_id: string | null;
    readonly message: string;
    readonly asked_at: Date;
    readonly due_on: string;
    readonly decided_by: string | null;
    readonly assigned_to: string | null;
  },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into review_requests (id, organization_id, application_id, about, field, proposed, score_card_id, message, asked_at, due_on,
      decided_by, assigned_to)
    values (${review.id}, ${review.organization_id}, ${review.application_id}, ${review.about}, ${review.field}, ${review.proposed},
      ${review.score_card_id},
      ${review.message}, ${review.asked_at}, ${review.due_on}, ${review.decided_by}, ${review.assigned_to})
    on conflict do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Ends an open request in the candidate's name; false: it is not open any more. */
export async function storeWithdrawn(db: Db, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update review_requests set status = 'withdrawn', answered_at = ${at} where id = ${id} and status = 'open' returning id
  `.execute(db);
  return rows.length > 0;
}

/** Gives an open request to somebody; false: it is not open any more. */
export async function storeAssigned(db: Db, id: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    update review_requests set assigned_to = ${userId} where id = ${id} and status = 'open' returning id
  `.execute(db);
  return rows.length > 0;
}

/** Stores the answer to an open request; false: it is not open any more. */
export async function storeAnswer(
  db: Db,
  id: string,
  answer: {
    readonly outcome: ReviewOutcome;
    readonly answer: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update review_requests set status = 'answered', outcome = ${answer.outcome}, answer = ${answer.answer},
      answered_by = ${answer.by}, answered_at = ${answer.at}
    where id = ${id} and status = 'open' returning id
  `.execute(db);
  return rows.length > 0;
}
