import { isMailStage } from '@tryout/domain/organizations/stage-mail';
import { type Act, serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { askForEmailProof, mailTo, notifyPeople } from '../../notifications/public.ts';
import { givenMail } from '../../organizations/public.ts';
import { type MoveNews, mailFacts, type PlannedMail, type WordsByLanguage, wordsFor } from './move-mail.ts';
import { findUntold, type Untold } from './status-news.queries.ts';

interface Names {
  readonly id: string;
  readonly organization_id: string;
  readonly title: string;
}

interface News {
  readonly batch_id: string;
  readonly shared_text: string;
  readonly sender: string;
  readonly news: MoveNews;
}

/** What the job that puts the news in the candidates' lists works on. Those queued before stages had mails lack words. */
interface NewsJob {
  readonly batch_id: string;
  readonly text: string | null;
  readonly shared_text: string;
  readonly words?: WordsByLanguage;
  readonly sender?: string;
}

const JOB = 'applicants.tell';

/**
 * Queues the news of a move: a mail for each candidate and, at the same time, the entry in the list. Both wait, so
 * that a move that is taken back was never told.
 */
export async function tellOfMove(
  act: Act,
  position: Names,
  planned: ReadonlyMap<string, PlannedMail>,
  { batch_id, shared_text, sender, news }: News,
): Promise<void> {
  const { db, services } = act;
  for (const [application_id, { note, person, words }] of planned) {
    if (!person || !words) continue;
    if (!person.email_confirmed && person.mail_wanted('status_changed')) {
      await askForEmailProof(act, person);
    }
    if (!note.sent) continue;
    await mailTo(act, {
      type: 'status_changed',
      effect_key: `${application_id}:${batch_id}`,
      params: { position: position.title, ...words },
      email: person.email,
      user_id: person.id,
      locale: person.locale,
      link: `/user/applications/${application_id}`,
      organization_id: position.organization_id,
      application_id,
      send_after: news.send_after,
    });
  }
  const job: NewsJob = { batch_id, text: news.text, shared_text, words: news.words, sender };
  await services.jobs.enqueue(db, JOB, job, { startAfter: news.send_after });
}

function wordsOfJob(job: NewsJob, each: Untold) {
  const given = isMailStage(each.to_status) ? givenMail(each.to_status) : { en: null, ar: null };
  const position = { title: each.title, organization_name: each.organization_name };
  return wordsFor(
    { text: job.text, words: job.words ?? given, shared_text: job.shared_text },
    each.locale,
    mailFacts(each, position, job.sender ?? ''),
  );
}

/** Puts the news of a move in the candidates' lists, unless it was taken back or they moved on meanwhile. */
export function tellOfMoveJob(services: Services): JobHandler<NewsJob> {
  return {
    name: JOB,
    async run(job) {
      await withTransaction(services.db, async (db) => {
        for (const each of await findUntold(db, job.batch_id)) {
          const words = wordsOfJob(job, each);
          if (!words) continue;
          await notifyPeople(serverAct(services, db), [each.candidate_id], {
            type: 'status_changed',
            effect_key: `${each.id}:${job.batch_id}`,
            params: { position: each.title, ...words },
            link: `/user/applications/${each.id}`,
            organization_id: each.organization_id,
            application_id: each.id,
            mail: false,
          });
          services.live.tell(db, [each.candidate_id], { topic: 'applications' });
        }
      });
    },
  };
}
