import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, pageFrom, pageWindow } from '../../platform/http/keyset.ts';

/** A line as it is read. */
export interface SecurityLogRow {
  readonly id: string;
  readonly event_time: string;
  readonly organization_id: string | null;
  readonly request_id: string;
  readonly performer_type: string;
  readonly performer_id: string | null;
  readonly performer_email: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly event_type: string;
  readonly action: string;
  readonly target_type: string;
  readonly target_id: string;
  readonly meta: unknown;
  readonly outcome: string;
  readonly sealed: boolean;
}

/** Which lines are wanted. `organizations` null means all of the platform. */
export interface SecurityLogFilter {
  readonly organizations: readonly string[] | null;
  readonly performer: string;
  readonly action: string;
  readonly event_type?: string | undefined;
  readonly target: string;
  readonly ip: string;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const COLUMNS = sql`id, event_time, organization_id, request_id, performer_type, performer_id, performer_email, ip,
  user_agent, event_type, action, target_type, target_id, meta, outcome, hash is not null as sealed`;

const ORDER: ListOrder = { by: sql`event_time`, id: sql`id`, type: 'timestamptz', direction: 'desc' };

function where(filter: SecurityLogFilter): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (filter.organizations) parts.push(sql`organization_id = any(${filter.organizations}::uuid[])`);
  if (filter.performer) parts.push(sql`position(lower(${filter.performer}) in lower(performer_email)) > 0`);
  if (filter.action) parts.push(sql`starts_with(action, ${filter.action})`);
  if (filter.event_type) parts.push(sql`event_type = ${filter.event_type}`);
  if (filter.target) parts.push(sql`(target_type = ${filter.target} or target_id = ${filter.target})`);
  if (filter.ip) parts.push(sql`ip = ${filter.ip}`);
  if (filter.from) parts.push(sql`event_time >= ${filter.from}::timestamptz`);
  if (filter.until) parts.push(sql`event_time < ${filter.until}::timestamptz`);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** One page of lines, newest first. */
export async function listLines(db: Db, filter: SecurityLogFilter, request: PageRequest) {
  const window = pageWindow(ORDER, request);
  const { rows } = await sql<SecurityLogRow>`
    select ${COLUMNS} from security_log where ${where(filter)} and ${window.where} ${window.tail}
  `.execute(db);
  const { rows: counted } = await sql<{ n: number }>`
    select count(*) as n from security_log where ${where(filter)}
  `.execute(db);
  return pageFrom(
    rows,
    request,
    window,
    counted[0]?.n ?? 0,
    (row) => row.event_time,
    ({ id, ...row }) => ({
      security_log_id: id,
      ...row,
    }),
  );
}

/** Lines for a file, newest first. */
export async function readLines(db: Db, filter: SecurityLogFilter, most: number): Promise<SecurityLogRow[]> {
  const { rows } = await sql<SecurityLogRow>`
    select ${COLUMNS} from security_log where ${where(filter)} order by event_time desc, id desc limit ${most}
  `.execute(db);
  return rows;
}
