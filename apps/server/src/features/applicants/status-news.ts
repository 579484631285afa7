import type { ApplicationStatus } from '@tryout/domain/application-status';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { askForEmailProof, findRecipients, mailTo, tellPeople } from '../notifications/public.ts';
import { findUntold } from './status-news.queries.ts';
import { statusWords } from './status-words.ts';

interface Names {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly title: string;
}

interface News {
  readonly to: ApplicationStatus;
  readonly batch_id: string;
  readonly shared_text: string;
  readonly news: { readonly send_after: Date; readonly text: string | null };
}

/** What the job that puts the news in the candidates' lists works on. */
interface NewsJob {
  readonly batch_id: string;
  readonly text: string | null;
  readonly shared_text: string;
}

const JOB = 'applicants.tell';

function wordsFor(
  to: ApplicationStatus,
  locale: string,
  position: { title: string; organization_name: string },
  own: { readonly text: string | null; readonly shared_text: string },
): string {
  const names = { position: position.title, organization: position.organization_name };
  const words = own.text || statusWords(to, locale, names);
  return own.shared_text ? `${words}\n\n${own.shared_text}` : words;
}

/**
 * Queues the news of a move: a mail for each candidate and, at the same time, the entry in the list. Both wait, so
 * that a move that is taken back was never told.
 */
export async function tellOfMove(
  { db, services }: { readonly db: Db; readonly services: Services },
  position: Names,
  applicants: readonly { readonly id: string; readonly candidate_id: string }[],
  { to, batch_id, shared_text, news }: News,
): Promise<void> {
  const people = await findRecipients(
    db,
    applicants.map((each) => each.candidate_id),
  );
  const personOf = new Map(people.map((person) => [person.id, person]));
  const own = { text: news.text, shared_text };
  for (const applicant of applicants) {
    const person = personOf.get(applicant.candidate_id);
    if (!person?.mail_wanted('status_changed')) continue;
    if (!person.email_confirmed) {
      await askForEmailProof({ db, services }, person);
      continue;
    }
    await mailTo(
      { db, services },
      {
        type: 'status_changed',
        effect_key: `${applicant.id}:${batch_id}`,
        params: { position: position.title, text: wordsFor(to, person.locale, position, own) },
        email: person.email,
        user_id: person.id,
        locale: person.locale,
        link: `/user/applications/${applicant.id}`,
        organization_id: position.organization_id,
        application_id: applicant.id,
        send_after: news.send_after,
      },
    );
  }
  const job: NewsJob = { batch_id, ...own };
  await services.jobs.enqueue(db, JOB, job, { startAfter: news.send_after });
}

/** Puts the news of a move in the candidates' lists, unless it was taken back or they moved on meanwhile. */
export function tellOfMoveJob(services: Services): JobHandler<NewsJob> {
  return {
    name: JOB,
    async run(job) {
      await withTransaction(services.db, async (db) => {
        for (const each of await findUntold(db, job.batch_id)) {
          await tellPeople({ db, services }, [each.candidate_id], {
            type: 'status_changed',
            effect_key: `${each.id}:${job.batch_id}`,
            params: { position: each.title, text: wordsFor(each.to_status, each.locale, each, job) },
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
