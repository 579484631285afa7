import {
  exportSecurityLog,
  listSecurityLog,
  verifySecurityLog as verifyRoute,
} from '@tryout/contract/security-log/security-log';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { exportedLines, linesFor } from './read-security-log.ts';
import { verifySecurityLog } from './seal-security-log.ts';

/** Reading, exporting and checking the security log. */
export const securityLogHandlers: readonly Handled[] = [
  handle(listSecurityLog, async (call) => ({ data: await linesFor(signedAct(call), call.query) })),

  handle(exportSecurityLog, async (call) => {
    const { format } = call.query;
    const file = await exportedLines(signedAct(call), call.query);
    call.reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="security-log.${format}"`)
      .send(file);
    return undefined;
  }),

  handle(verifyRoute, async (call) => ({ data: await verifySecurityLog(call) })),
];
