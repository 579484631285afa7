import { maskEmail } from '@tryout/domain/accounts/email';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import {
  countRows,
  type ListOrder,
  type PageRequest,
  pageFrom,
  pageWindow,
} from '../../platform/http/keyset.ts';

interface Row {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  user_type: string;
  status: 'active' | 'disabled';
  signup_step: number;
  email_verified: boolean;
  organizations: string[];
  last_seen_at: string | null;
  created_at: string;
}

const ORDER: ListOrder = { by: sql`u.created_at`, id: sql`u.id`, type: 'timestamptz', direction: 'desc' };

/** What the platform may see of an account: a candidate's name and address only by looking with a reason. */
function shown({ id, ...row }: Row) {
  const masked =
    row.user_type === 'candidate' ? { first_name: '', last_name: '', email: maskEmail(row.email) } : {};
  return { user_id: id, ...row, ...masked };
}

/** Accounts, newest first. Candidates are found by their whole address only. */
export async function listAccounts(
  db: Db,
  wish: PageRequest & {
    readonly search: string;
    readonly user_type?: string | undefined;
    readonly status?: string | undefined;
  },
) {
  const window = pageWindow(ORDER, wish);
  const like = `%${wish.search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // Each way to be found has an index of its own.
  const found = wish.search
    ? sql`u.id in (
        select f.id from users f where f.email = lower(${wish.search}) and not f.is_provisional
        union all select f.id from users f
          where f.email = lower(${wish.search}) and f.is_provisional and f.merged_into is null
        union all select f.id from users f
          where f.user_type <> 'candidate' and (f.first_name || ' ' || f.last_name || ' ' || f.email) ilike ${like})`
    : sql`true`;
  const filter = sql<boolean>`u.merged_into is null and (${wish.user_type ?? null}::text is null or u.user_type = ${wish.user_type ?? null})
    and (${wish.status ?? null}::text is null or u.status = ${wish.status ?? null})
    and ${found}`;
  const { rows } = await sql<Row>`
    select u.id, u.email, u.first_name, u.last_name, u.user_type, u.status, u.signup_step, u.created_at,
      u.email_verified_at is not null as email_verified,
      array(select o.name from members m join organizations o on o.id = m.organization_id
        where m.user_id = u.id and m.status = 'active' order by m.created_at) as organizations,
      (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at
    from users u where ${filter} and ${window.where} ${window.tail}
  `.execute(db);
  const counted = await countRows(db, sql`users u`, filter);
  return pageFrom(rows, wish, window, counted, (row) => row.created_at, shown);
}

/** Moves an account to a status. */
export async function storeAccountStatus(
  db: Db,
  userId: string,
  status: 'active' | 'disabled',
): Promise<void> {
  await sql`update users set status = ${status}, updated_at = now() where id = ${userId}`.execute(db);
}
