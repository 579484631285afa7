import {
  listAccounts as accountsRoute,
  listJobs as jobsRoute,
  listPlatformPlays,
  listPlatformScoreCards,
  listMails as mailsRoute,
  moveAccount as moveAccountRoute,
  platformOverview,
  retryJob,
  retryMail,
} from '@tryout/contract/administration/administration';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { listAccounts } from './accounts.queries.ts';
import { administrationSay } from './administration.messages.ts';
import { listJobs, listMails } from './jobs.queries.ts';
import { moveAccount } from './move-account.ts';
import { readOverview } from './overview.queries.ts';
import { listPlays, listScoreCards } from './platform-lists.queries.ts';
import { retryFailedJob, sendMailAgain } from './retry.ts';

/** The super admin's lists, and what may be done about them. */
export const administrationHandlers: readonly Handled[] = [
  handle(platformOverview, async ({ db }) => ({ data: await readOverview(db) })),
  handle(accountsRoute, async ({ db, query }) => ({ data: await listAccounts(db, query) })),
  handle(moveAccountRoute, async (call) => ({
    data: await moveAccount(signedAct(call), { user_id: call.params.user_id, ...call.body }),
    message: administrationSay(
      call.body.to === 'disabled' ? 'administration.account_disabled' : 'administration.account_enabled',
    ),
  })),
  handle(listPlatformPlays, async ({ db, query }) => ({ data: await listPlays(db, query) })),
  handle(listPlatformScoreCards, async ({ db, query }) => ({ data: await listScoreCards(db, query) })),
  handle(jobsRoute, async ({ db, query }) => ({ data: await listJobs(db, query) })),

  handle(retryJob, async (call) => {
    await retryFailedJob(call, call.refs.row(call.params.job_id));
    return { data: {}, message: administrationSay('administration.job_queued') };
  }),

  handle(mailsRoute, async ({ db, query }) => ({ data: await listMails(db, query) })),

  handle(retryMail, async (call) => {
    await sendMailAgain(call, call.params.mail_id);
    return { data: {}, message: administrationSay('administration.mail_queued') };
  }),
];
