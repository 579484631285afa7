import { exportVisitCounts, readVisitCounts } from '@tryout/contract/visit-counts/visit-counts';
import { type Handled, handle } from '../../platform/http/call.ts';
import { sendMadeFile } from '../../platform/http/send-file.ts';
import { visitCounts, visitsFile } from './read-visits.ts';

/** What was counted, for the platform's people. */
export const visitCountsHandlers: readonly Handled[] = [
  handle(readVisitCounts, async ({ services, query }) => ({
    data: await visitCounts(services, Number(query.days)),
  })),
  handle(exportVisitCounts, async ({ services, query, reply }) => {
    sendMadeFile(reply, visitsFile(services, Number(query.days)));
    return undefined;
  }),
];
