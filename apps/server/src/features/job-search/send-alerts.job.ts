import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { acceptedLanguage } from '../../platform/language/language.ts';
import type { Services } from '../../platform/services.ts';
import { mailTo, whoCanBeTold } from '../notifications/public.ts';
import { findDuePeople, findNewJobs, lockDueAlerts, type NewJob, noteTold } from './job-alerts.queries.ts';
import { jobSearchSay } from './job-search.messages.ts';
import { newStopToken, stopPath } from './stop-link.ts';

/** Positions that one mail names; more are behind its link. */
const PER_MAIL = 10;
const BATCH = 200;
/** Positions are published in transactions: what was published just now may not be seen yet, and waits for the next time. */
const SETTLED_MS = 60_000;

/** Every hour: mails people the positions that are new for their alerts, at most once a day each. */
export function sendAlertsJob(services: Services): JobHandler {
  return {
    name: 'job-search.send_alerts',
    cron: '25 * * * *',
    longest_s: 3_000,
    run: () => sendAlerts(services),
  };
}

/** Does the work of the job; running it again sends nothing twice. */
export async function sendAlerts(services: Services): Promise<void> {
  const now = services.now();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const people = await findDuePeople(services.db, now, after, BATCH);
    for (const userId of people) await tellOne(services, userId, now);
    const last = people.at(-1);
    if (last === undefined || people.length < BATCH) return;
    after = last;
  }
}

async function tellOne(services: Services, userId: string, now: Date): Promise<void> {
  const settled = new Date(now.getTime() - SETTLED_MS);
  await withTransaction(services.db, async (db) => {
    const alertIds = await lockDueAlerts(db, userId, now);
    if (alertIds.length === 0) return;
    const jobs = await findNewJobs(db, alertIds, settled, PER_MAIL);
    const [person] = await whoCanBeTold(db, [userId]);
    const isTold = person?.email_confirmed === true && person.mail_wanted('job_alert') && jobs.length > 0;
    const told = isTold ? [...new Set(jobs.map((job) => job.job_alert_id))] : [];
    await noteTold(db, alertIds, told, { until: settled, at: now });
    if (!isTold) return;
    const language = acceptedLanguage(person.locale);
    const isMore = jobs.length > PER_MAIL;
    await mailTo(serverAct(services, db), {
      type: 'job_alert',
      effect_key: `${userId}:${now.toISOString()}`,
      params: { first: jobs[0]?.title ?? '' },
      email: person.email,
      user_id: userId,
      locale: person.locale,
      link: isMore ? '/jobs' : '/user/job-alerts',
      also: jobs.slice(0, PER_MAIL).map((job) => partOf(job)),
      stop: {
        path: stopPath(newStopToken(services, userId)),
        why: jobSearchSay('job-search.mail_why')(language),
      },
    });
  });
}

const partOf = ({ title, organization_name, organization_slug, slug, locations }: NewJob) => ({
  title,
  body: [organization_name, locations.join(', ')].filter((line) => line !== '').join('\n'),
  link: `/jobs/${encodeURIComponent(organization_slug)}/${encodeURIComponent(slug)}`,
});
