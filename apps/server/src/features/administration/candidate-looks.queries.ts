import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A look at names of candidates, as stored. */
export interface CandidateLookRow {
  readonly candidate_look_id: string;
  readonly opened_by: string | null;
  readonly opened_by_name: string;
  readonly reason: string;
  readonly opened_at: string;
  readonly expires_at: string;
  readonly ended_at: string | null;
  readonly seen: number;
}

const COLUMNS = sql`id as candidate_look_id, opened_by, opened_by_name, reason, opened_at, expires_at, ended_at, seen`;

/** Looks at a candidate, the latest 100 first. */
export async function findCandidateLooks(db: Db, candidateId: string): Promise<CandidateLookRow[]> {
  const { rows } = await sql<CandidateLookRow>`
    select ${COLUMNS} from candidate_looks where candidate_id = ${candidateId} order by opened_at desc, id desc limit 100
  `.execute(db);
  return rows;
}

/** The look that somebody has open: at a candidate, or (null) at all applications; undefined: none. */
export async function findOpenLook(
  db: Db,
  userId: string,
  candidateId: string | null,
  now: Date,
): Promise<CandidateLookRow | undefined> {
  const { rows } = await sql<CandidateLookRow>`
    select ${COLUMNS} from candidate_looks where opened_by = ${userId}
      and candidate_id is not distinct from ${candidateId}::uuid and ended_at is null and expires_at > ${now}
    order by opened_at desc limit 1
  `.execute(db);
  return rows[0];
}

/** Lets somebody open one look after another. */
export async function holdLooker(db: Db, userId: string): Promise<void> {
  await sql`select id from users where id = ${userId} for no key update`.execute(db);
}

/** Opens a look. */
export async function insertCandidateLook(
  db: Db,
  look: {
    readonly candidate_id: string | null;
    readonly opened_by: string;
    readonly opened_by_name: string;
    readonly reason: string;
    readonly opened_at: Date;
    readonly expires_at: Date;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into candidate_looks (id, candidate_id, opened_by, opened_by_name, reason, opened_at, expires_at)
    values (${id}, ${look.candidate_id}, ${look.opened_by}, ${look.opened_by_name}, ${look.reason}, ${look.opened_at},
      ${look.expires_at})
  `.execute(db);
  return id;
}

/** Ends a look. */
export async function storeCandidateLookEnd(db: Db, id: string, at: Date): Promise<void> {
  await sql`update candidate_looks set ended_at = ${at} where id = ${id} and ended_at is null`.execute(db);
}

/** Counts that names were shown. */
export async function countCandidateSeen(db: Db, id: string): Promise<void> {
  await sql`update candidate_looks set seen = seen + 1 where id = ${id}`.execute(db);
}
