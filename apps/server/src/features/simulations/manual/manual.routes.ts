import { readSimulationManual } from '@tryout/contract/simulations/simulations-life';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { manualAsHtml } from './manual-as-html.ts';
import { manualAsPdf } from './manual-as-pdf.ts';
import { writeManual } from './write-manual.ts';

/** A page of text: nothing of it may run, load or be framed. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** The technical manual of a simulation version. */
export const simulationsManualHandlers: readonly Handled[] = [
  handle(readSimulationManual, async (call) => {
    const { format, language } = call.query;
    const manual = await writeManual(signedAct(call), call.params.simulation_id, language);
    call.reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="manual-${call.params.simulation_id}.${format}"`);
    if (format === 'pdf')
      return call.reply.type('application/pdf').send(Buffer.from(await manualAsPdf(manual)));
    return call.reply.type('text/html; charset=utf-8').send(manualAsHtml(manual));
  }),
];
