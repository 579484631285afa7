import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A client that a recruiter can work for now. */
export interface Client {
  readonly company_id: string;
  readonly name: string;
  readonly unread: number;
}

/** The clients whose link to a recruiter is in force, by name, with how much news of each is unread. */
export async function findClients(db: Db, userId: string): Promise<Client[]> {
  const { rows } = await sql<Client>`
    select c.id as company_id, c.name, (select count(*)::int from notifications n
      where n.user_id = l.recruiter_user_id and n.organization_id = c.id and n.read_at is null) as unread
    from recruiter_links l join organizations c on c.id = l.company_id and c.status = 'approved'
      join organizations o on o.id = l.organization_id and o.status = 'approved'
    where l.recruiter_user_id = ${userId} and l.status = 'approved'
      and (l.valid_until is null or l.valid_until >= current_date)
    order by lower(c.name), c.id
  `.execute(db);
  return rows;
}
