import type { EmployeeStatus } from '@tryout/domain/organizations/employee-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage } from '../../platform/http/keyset.ts';
import { hasFactorNow } from '../../platform/http/sessions.queries.ts';

/** A member with the person behind it. */
export interface MemberRow {
  readonly employee_id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: string;
  readonly status: EmployeeStatus;
  readonly title: string;
  readonly department_id: string | null;
  readonly location_id: string | null;
  readonly is_interviewer: boolean;
  readonly created_at: string;
  /** Null: not told. */
  readonly has_second_factor: boolean | null;
}

const COLUMNS = sql`m.id as employee_id, m.organization_id, m.user_id, u.first_name, u.last_name, u.email, m.role,
  m.status, m.title, m.department_id, m.location_id, m.is_interviewer, m.created_at`;
const FACTOR = hasFactorNow(sql`m.user_id`);

const ORDER: ListOrder = { by: sql`m.person`, id: sql`m.id`, type: 'text', direction: 'asc' };

/** Members by name. */
export async function listMembers(
  db: Db,
  organizationId: string,
  wish: PageRequest & {
    readonly search: string;
    readonly role?: string | undefined;
    readonly status?: string | undefined;
  },
  tellsFactors: boolean,
) {
  const like = `%${wish.search.replace(/[\\%_]/g, '\\$&')}%`;
  // An array, so that those who are found are looked up and the list is not walked for them.
  const found = wish.search
    ? sql`m.user_id = any(array(
        select f.id from users f where (f.first_name || ' ' || f.last_name || ' ' || f.email) ilike ${like}))`
    : sql`true`;
  const filter = sql<boolean>`m.organization_id = ${organizationId}
    and (${wish.role ?? null}::text is null or m.role = ${wish.role ?? null})
    and (${wish.status ?? null}::text is null or m.status = ${wish.status ?? null})
    and ${found}`;
  return readPage<MemberRow & { id: string; sort: string }>(db, wish, {
    order: ORDER,
    columns: sql`${COLUMNS}, ${tellsFactors ? FACTOR : sql`null::boolean`} as has_second_factor, m.id, m.person as sort`,
    from: sql`members m join users u on u.id = m.user_id`,
    counted: sql`members m`,
    filter,
    sortValue: (row) => row.sort,
  });
}

/** One member. */
export async function findMember(db: Db, employeeId: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS}, ${FACTOR} as has_second_factor from members m join users u on u.id = m.user_id where m.id = ${employeeId}
  `.execute(db);
  return rows[0];
}

/** Locks an organization's members, so that its last admin cannot be taken away twice at once. */
export async function lockMembers(db: Db, organizationId: string): Promise<void> {
  await sql`select id from members where organization_id = ${organizationId} order by id for update`.execute(
    db,
  );
}

/** Active members with a role, without one of them. */
export async function countOthersWithRole(db: Db, member: MemberRow): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from members where organization_id = ${member.organization_id} and role = ${member.role}
      and status = 'active' and id <> ${member.employee_id}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Other organizations an account is an active member of. */
export async function countOtherMemberships(db: Db, member: MemberRow): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from members where user_id = ${member.user_id} and status = 'active'
      and organization_id <> ${member.organization_id}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Fields of a member; those left out stay. */
export interface MemberChange {
  readonly role?: string | undefined;
  readonly status?: EmployeeStatus | undefined;
  readonly title?: string | undefined;
  readonly department_id?: string | null | undefined;
  readonly location_id?: string | null | undefined;
  readonly is_interviewer?: boolean | undefined;
}

/** Stores changed fields of a member. */
export async function storeMember(db: Db, employeeId: string, change: MemberChange): Promise<void> {
  const keepDepartment = change.department_id === undefined;
  const keepLocation = change.location_id === undefined;
  await sql`
    update members set role = coalesce(${change.role ?? null}, role),
      status = coalesce(${change.status ?? null}, status), title = coalesce(${change.title ?? null}, title),
      department_id = case when ${keepDepartment} then department_id else ${change.department_id ?? null}::uuid end,
      location_id = case when ${keepLocation} then location_id else ${change.location_id ?? null}::uuid end,
      is_interviewer = coalesce(${change.is_interviewer ?? null}::boolean, is_interviewer), updated_at = now()
    where id = ${employeeId}
  `.execute(db);
}

/** The account's area follows its role. */
export async function storeUserType(db: Db, userId: string, userType: string): Promise<void> {
  await sql`update users set user_type = ${userType}, updated_at = now() where id = ${userId}`.execute(db);
}
