import { type Act, audit } from '../../platform/act.ts';
import type { RowFrom } from '../../platform/http/refs.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { administrationSay } from './administration.messages.ts';
import { type findJobs, requeueMail } from './jobs.queries.ts';

/** Lets a job that failed run again. @throws Refusal for one that did not fail */
export async function retryFailedJob(act: Act, job: RowFrom<typeof findJobs>): Promise<void> {
  if (job.state !== 'failed') {
    const current = { status: job.state, allowed: [] };
    throw new Refusal('refused_by_rule', administrationSay('administration.job_not_failed'), { current });
  }
  await act.services.jobs.retry(job.name, job.id);
  await audit(act, {
    event_type: 'action',
    action: 'job.retried',
    target_type: 'job',
    target_id: job.id,
    organization_id: null,
    meta: { name: job.name },
  });
}

/** Sends a mail that was given up once more. @throws Refusal for one that is not kept any more */
export async function sendMailAgain({ db, services }: Act, mailId: string): Promise<void> {
  if (!(await requeueMail(db, mailId))) {
    throw new Refusal('refused_by_rule', administrationSay('administration.mail_gone'));
  }
  await services.jobs.enqueue(db, 'mail.send', { mail_id: mailId });
}
