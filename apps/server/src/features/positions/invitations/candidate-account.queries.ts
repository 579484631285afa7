import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** The account of a candidate with this address, made without a password when there is none. Null for other roles. */
export async function findOrAddCandidate(
  db: Db,
  person: { email: string; first_name: string; last_name: string },
): Promise<string | null> {
  await sql`
    insert into users (id, email, user_type, first_name, last_name, signup_step)
    values (${uuidv7()}, ${person.email}, 'candidate', ${person.first_name}, ${person.last_name}, 1)
    on conflict (email) where not is_provisional do nothing
  `.execute(db);
  const { rows } = await sql<{ id: string; user_type: string; status: string }>`
    select id, user_type, status from users
    where email = ${person.email} and not is_provisional
  `.execute(db);
  const account = rows[0];
  return account?.user_type === 'candidate' && account.status === 'active' ? account.id : null;
}
