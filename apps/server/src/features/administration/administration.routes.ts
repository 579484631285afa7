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
import { audit } from '../../platform/act.ts';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { listAccounts } from './accounts.queries.ts';
import { administrationSay } from './administration.messages.ts';
import { listJobs, listMails, requeueMail } from './jobs.queries.ts';
import { moveAccount } from './move-account.ts';
import { readOverview } from './overview.queries.ts';
import { listPlays, listScoreCards } from './platform-lists.queries.ts';

/** The super admin's lists, and what may be done about them. */
export const administrationHandlers: readonly Handled[] = [
  handle(platformOverview, async ({ db }) => ({ data: await readOverview(db) })),
  handle(accountsRoute, async ({ db, query }) => ({ data: await listAccounts(db, query) })),
  handle(moveAccountRoute, async (call) => ({
    data: await moveAccount(call, signedIn(call), { user_id: call.params.user_id, ...call.body }),
    message: administrationSay(
      call.body.to === 'disabled' ? 'administration.account_disabled' : 'administration.account_enabled',
    ),
  })),
  handle(listPlatformPlays, async ({ db, query }) => ({ data: await listPlays(db, query) })),
  handle(listPlatformScoreCards, async ({ db, query }) => ({ data: await listScoreCards(db, query) })),
  handle(jobsRoute, async ({ db, query }) => ({ data: await listJobs(db, query) })),

  handle(retryJob, async (call) => {
    const job = call.refs.row(call.params.job_id);
    if (job.state !== 'failed') {
      const current = { status: job.state, allowed: [] };
      throw new Refusal('refused_by_rule', administrationSay('administration.job_not_failed'), { current });
    }
    await call.services.jobs.retry(job.name, job.id);
    await audit(call, {
      event_type: 'action',
      action: 'job.retried',
      target_type: 'job',
      target_id: job.id,
      organization_id: null,
      meta: { name: job.name },
    });
    return { data: {}, message: administrationSay('administration.job_queued') };
  }),

  handle(mailsRoute, async ({ db, query }) => ({ data: await listMails(db, query) })),

  handle(retryMail, async (call) => {
    if (!(await requeueMail(call.db, call.params.mail_id))) {
      throw new Refusal('refused_by_rule', administrationSay('administration.mail_gone'));
    }
    await call.services.jobs.enqueue(call.db, 'mail.send', { mail_id: call.params.mail_id });
    return { data: {}, message: administrationSay('administration.mail_queued') };
  }),
];
