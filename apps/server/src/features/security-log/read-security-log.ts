import type { RouteQuery } from '@tryout/contract/define-route';
import type { exportSecurityLog, listSecurityLog } from '@tryout/contract/security-log/security-log';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { linesAsCsv, linesAsJson } from './export-lines.ts';
import { listLines, readLines, type SecurityLogFilter } from './security-log-rows.queries.ts';

const MOST_IN_A_FILE = 50_000;

interface SecurityLogQuery extends Omit<SecurityLogFilter, 'organizations'> {
  readonly organization_id?: string | undefined;
}

/** The super admin sees everything, or one organization; everybody else only their own. */
function filterFor(actor: Actor, asked: SecurityLogQuery): SecurityLogFilter {
  const { organization_id, ...filter } = asked;
  if (organization_id) return { ...filter, organizations: [organization_id] };
  return { ...filter, organizations: actor.user_type === 'super_admin' ? null : actor.organization_ids };
}

/** A page of the lines that somebody may read. */
export function linesFor({ db, actor }: SignedAct, query: RouteQuery<typeof listSecurityLog>) {
  return listLines(db, filterFor(actor, query), query);
}

/** The lines that somebody may read as a file; that they were taken along is a line of its own. */
export async function exportedLines(
  act: SignedAct,
  query: RouteQuery<typeof exportSecurityLog>,
): Promise<string> {
  const lines = await readLines(act.db, filterFor(act.actor, query), MOST_IN_A_FILE);
  const { format } = query;
  await audit(act, {
    event_type: 'access',
    action: 'security_log.exported',
    meta: { format, lines: lines.length },
  });
  return format === 'csv' ? linesAsCsv(lines) : linesAsJson(lines);
}
