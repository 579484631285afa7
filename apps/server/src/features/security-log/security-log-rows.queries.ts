import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { isAmong, type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';
import { type ChainedLine, LINE } from './chain.queries.ts';

/** A line as it is read. */
export interface SecurityLogRow extends ChainedLine {
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

const COLUMNS = sql`${LINE}, hash is not null as sealed`;

const ORDER: ListOrder = { by: sql`event_time`, id: sql`id`, type: 'timestamptz', direction: 'desc' };

function where(filter: SecurityLogFilter): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (filter.organizations) parts.push(isAmong(sql`organization_id`, filter.organizations));
  if (filter.performer) parts.push(sql`position(lower(${filter.performer}) in lower(performer_email)) > 0`);
  if (filter.action) parts.push(sql`action like ${`${filter.action.replace(/[\\%_]/g, '\\$&')}%`}`);
  if (filter.event_type) parts.push(sql`event_type = ${filter.event_type}`);
  if (filter.target) parts.push(sql`(target_type = ${filter.target} or target_id = ${filter.target})`);
  if (filter.ip) parts.push(sql`ip = ${filter.ip}`);
  if (filter.from) parts.push(sql`event_time >= ${filter.from}::timestamptz`);
  if (filter.until) parts.push(sql`event_time < ${filter.until}::timestamptz`);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** One page of lines, newest first. */
export async function listLines(db: Db, filter: SecurityLogFilter, request: PageRequest) {
  return shownAs(
    readPage<SecurityLogRow>(db, request, {
      order: ORDER,
      columns: COLUMNS,
      from: sql`security_log`,
      filter: where(filter),
      sortValue: (row) => row.event_time,
    }),
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
