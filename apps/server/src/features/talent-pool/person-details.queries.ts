import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { MEMBER_NAME, traces } from './people-list.queries.ts';

/** Applications and invitations of a person that the actor may know of, newest first, at most 100. */
export async function findTraces(
  db: Db,
  actor: Actor,
  personId: string,
): Promise<PersonDetails['positions']> {
  const { rows } = await sql<PersonDetails['positions'][number]>`
    select found.* from people e cross join lateral (${traces(actor)}) found where e.id = ${personId}
    order by found.at desc limit 100
  `.execute(db);
  return rows;
}

/** Who looks after a person. */
export async function findOwner(db: Db, memberId: string | null): Promise<PersonDetails['owner']> {
  const { rows } = await sql<{ employee_id: string; name: string }>`
    select m.id as employee_id, ${MEMBER_NAME} as name from members m join users u on u.id = m.user_id
    where m.id = ${memberId}::uuid
  `.execute(db);
  return rows[0] ?? null;
}
