import type { ParticipantKind } from '@tryout/domain/interviews/participant-kinds';
import type { Turns } from '@tryout/domain/interviews/round-robin';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Somebody who may take an interview in turn. */
export interface PoolMember {
  readonly event_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly kind: ParticipantKind;
}

/** Names the people of whom one takes an event. */
export async function insertPool(
  db: Db,
  event: { id: string; organization_id: string },
  people: readonly { user_id: string; kind: ParticipantKind }[],
): Promise<void> {
  if (people.length === 0) return;
  await sql`
    insert into event_pool (event_id, organization_id, user_id, kind)
    select ${event.id}, ${event.organization_id}, user_id, kind
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r(user_id uuid, kind text)
  `.execute(db);
}

/**
 * The people of whom one takes each of some events; those whose account, membership or right to interview has ended
 * are left out.
 */
export async function findPools(db: Db, eventIds: readonly string[]): Promise<PoolMember[]> {
  const { rows } = await sql<PoolMember>`
    select p.event_id, p.user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, p.kind
    from event_pool p join users u on u.id = p.user_id and u.status = 'active'
      join members m on m.organization_id = p.organization_id and m.user_id = p.user_id and m.status = 'active'
      join events e on e.id = p.event_id
    where (p.kind <> 'hiring_manager' or exists (select 1 from position_privileges r
        where r.position_id = e.position_id and r.user_id = p.user_id and r.status = 'approved' and r.level <> 'viewer'))
      and p.event_id = any(${eventIds}::uuid[]) order by p.event_id, p.user_id
  `.execute(db);
  return rows;
}

/**
 * How often people had their turn in an organization since a moment, and when last; interviews that were called off do
 * not count, and neither do some events, which are about to be given anew.
 */
export async function findTurns(
  db: Db,
  asked: {
    organization_id: string;
    user_ids: readonly string[];
    since: Date;
    except_events: readonly string[];
  },
): Promise<Turns[]> {
  const { rows } = await sql<Turns>`
    select person.id as user_id, count(e.id) filter (where t.picked_at > ${asked.since})::int as recent,
      max(t.picked_at) filter (where e.id is not null) as last_at
    from unnest(${asked.user_ids}::uuid[]) as person (id)
      left join event_participants t on t.organization_id = ${asked.organization_id} and t.user_id = person.id
        and t.picked_at is not null and t.event_id <> all(${asked.except_events}::uuid[])
      left join events e on e.id = t.event_id and e.status <> 'cancelled'
    group by person.id
  `.execute(db);
  return rows;
}
