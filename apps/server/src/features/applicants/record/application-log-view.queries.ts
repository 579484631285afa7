import type { MoveScreen } from '@tryout/contract/applicants/applicant-decisions';
import type { MoveMailNote } from '@tryout/contract/applicants/applicant-talk';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { AttemptFault } from '@tryout/domain/plays/attempts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { ApplicationLogEntry } from '../../application-log/public.ts';

/** A line of a log with the names it needs. */
export interface LogRow {
  seq: number;
  at: string;
  action: string;
  actor_kind: ApplicationLogEntry['actor_kind'];
  actor_name: string | null;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus | null;
  reason: string | null;
  reason_key: string | null;
  note: string | null;
  /** How many applicants were moved together, this one among them; null where it was alone. */
  together: number | null;
  batch_id: string | null;
  screen: MoveScreen | null;
  score_card_id_seen: string | null;
  attempt: number | null;
  fault: AttemptFault | null;
  mail: MoveMailNote | null;
  /** Of a decision: interviewers' feedback by then; null where no interview took place. */
  feedback: { sent: number; asked: number } | null;
}

/** The log of an application, oldest first, the latest 500 lines. */
export async function findLog(db: Db, applicationId: string): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select * from (
      select l.seq, l.at, l.action, l.actor_kind,
        coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as actor_name, l.from_status,
        l.to_status, r.label as reason, nullif(r.key, '') as reason_key, l.batch_id,
        coalesce(l.detail->>'note', case when l.action = 'attempt_granted' then l.detail->>'reason' end) as note,
        (l.detail->>'together')::int as together,
        (l.detail->>'attempt')::int as attempt, l.detail->>'fault' as fault, l.detail->>'screen' as screen,
        case when l.detail ? 'screen' then l.score_card_id_seen end as score_card_id_seen,
        l.detail->'mail' as mail, l.detail->'feedback' as feedback
      from application_log l left join users u on u.id = l.actor_id left join reasons r on r.id = l.reason_id
      where l.application_id = ${applicationId} order by l.seq desc limit 500) latest
    order by seq
  `.execute(db);
  return rows;
}

/** A stored line with its digest, exactly as it was chained. */
export interface ChainedLogRow extends ApplicationLogEntry {
  seq: number;
  at: string;
  digest: string;
}

/** Every line of a log in order, for recomputing its chain. */
export async function findChainedLog(db: Db, applicationId: string): Promise<ChainedLogRow[]> {
  const { rows } = await sql<ChainedLogRow>`
    select application_id, organization_id, seq, at, actor_id, actor_kind, action, from_status, to_status, reason_id,
      batch_id, score_card_id_seen, detail, encode(hash, 'hex') as digest
    from application_log where application_id = ${applicationId} order by seq
  `.execute(db);
  return rows;
}
