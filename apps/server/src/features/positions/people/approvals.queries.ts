import type { ApprovalStep } from '@tryout/domain/positions/request-approval';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** One step of one round, with names. */
export interface ApprovalRow extends ApprovalStep {
  readonly round: number;
  readonly approver_name: string | null;
  readonly sent_by: string | null;
  readonly sent_by_name: string | null;
  readonly note: string;
  readonly sent_at: string;
  readonly decided_by_name: string | null;
  readonly reason: string;
  readonly decided_at: string | null;
}

const nameOf = (alias: string) =>
  sql`coalesce(nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}), ''), ${sql.ref(`${alias}.email`)})`;

/**
 * Every step of every round, the latest round first. Whoever was named and has left the organization is named no more:
 * any admin or recruiter answers then.
 */
export async function findApprovals(db: Db, positionId: string): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select v.round, v.step, v.status, v.sent_by, v.note, v.sent_at, v.decided_by, v.reason, v.decided_at,
      case when v.status <> 'waiting' or m.status = 'active' then v.approver_id end as approver_id,
      case when v.status <> 'waiting' or m.status = 'active' then ${nameOf('a')} end as approver_name,
      ${nameOf('s')} as sent_by_name, ${nameOf('d')} as decided_by_name
    from position_approvals v
      left join users a on a.id = v.approver_id
      left join members m on m.organization_id = v.organization_id and m.user_id = v.approver_id
      left join users s on s.id = v.sent_by left join users d on d.id = v.decided_by
    where v.position_id = ${positionId} order by v.round desc, v.step
  `.execute(db);
  return rows;
}

/** The steps that an organization asks for now, in order, with the account of whoever is named and still there. */
export async function findApprovalSteps(
  db: Db,
  organizationId: string,
): Promise<{ step: number; user_id: string | null }[]> {
  const { rows } = await sql<{ step: number; user_id: string | null }>`
    select s.step, m.user_id from approval_steps s
      left join members m on m.id = s.member_id and m.status = 'active'
        and m.role in ('company_admin', 'company_recruiter', 'independent_recruiter')
    where s.organization_id = ${organizationId} order by s.step
  `.execute(db);
  return rows;
}

/** Begins a round. */
export async function insertRound(
  db: Db,
  position: { readonly id: string; readonly organization_id: string },
  round: {
    readonly round: number;
    readonly steps: readonly { readonly step: number; readonly user_id: string | null }[];
    readonly sent_by: string;
    readonly note: string;
    readonly at: Date;
  },
): Promise<void> {
  for (const { step, user_id } of round.steps) {
    await sql`
      insert into position_approvals (id, organization_id, position_id, round, step, approver_id, sent_by, note, sent_at)
      values (${uuidv7()}, ${position.organization_id}, ${position.id}, ${round.round}, ${step}, ${user_id},
        ${round.sent_by}, ${round.note}, ${round.at})
    `.execute(db);
  }
}

/** Stores an answer. */
export async function storeDecision(
  db: Db,
  positionId: string,
  answer: {
    readonly round: number;
    readonly step: number;
    readonly status: 'approved' | 'rejected';
    readonly decided_by: string;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    update position_approvals set status = ${answer.status}, decided_by = ${answer.decided_by}, reason = ${answer.reason},
      decided_at = ${answer.at}
    where position_id = ${positionId} and round = ${answer.round} and step = ${answer.step} and status = 'waiting'
  `.execute(db);
}

/** Ends what still waits of a request, or also what was approved. */
export async function withdrawSteps(
  db: Db,
  positionId: string,
  round: { readonly round: number; readonly also_approved: boolean; readonly at: Date },
): Promise<void> {
  await sql`
    update position_approvals set status = 'withdrawn', decided_at = coalesce(decided_at, ${round.at})
    where position_id = ${positionId} and round = ${round.round}
      and (status = 'waiting' or (${round.also_approved}::boolean and status = 'approved'))
  `.execute(db);
}
