import {
  exportSecurityLog,
  listSecurityLog,
  verifySecurityLog as verifyRoute,
} from '@tryout/contract/security-log/security-log';
import { audit } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { linesAsCsv, linesAsJson } from './export-lines.ts';
import { verifySecurityLog } from './seal-security-log.ts';
import { listLines, readLines, type SecurityLogFilter } from './security-log-rows.queries.ts';

const MOST_IN_A_FILE = 50_000;

interface Asked extends Omit<SecurityLogFilter, 'organizations'> {
  readonly organization_id?: string | undefined;
}

/** The super admin sees everything, or one organization; everybody else only their own. */
function filterFor(actor: Actor, asked: Asked): SecurityLogFilter {
  const { organization_id, ...filter } = asked;
  if (organization_id) return { ...filter, organizations: [organization_id] };
  return { ...filter, organizations: actor.user_type === 'super_admin' ? null : actor.organization_ids };
}

/** Reading, exporting and checking the security log. */
export const securityLogHandlers: readonly Handled[] = [
  handle(listSecurityLog, async (call) => ({
    data: await listLines(call.db, filterFor(signedIn(call), call.query), call.query),
  })),

  handle(exportSecurityLog, async (call) => {
    const lines = await readLines(call.db, filterFor(signedIn(call), call.query), MOST_IN_A_FILE);
    const { format } = call.query;
    await audit(call, {
      event_type: 'access',
      action: 'security_log.exported',
      meta: { format, lines: lines.length },
    });
    call.reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="security-log.${format}"`)
      .send(format === 'csv' ? linesAsCsv(lines) : linesAsJson(lines));
    return undefined;
  }),

  handle(verifyRoute, async ({ db }) => ({ data: await verifySecurityLog(db) })),
];
