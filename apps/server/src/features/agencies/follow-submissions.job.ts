import { type SubmissionGroup, submissionGroup } from '@tryout/domain/agencies/submission';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { nameOf, tellOfSubmission } from './agency-news.ts';
import { findMovedSubmissions, lockFollowed, storeFollowed } from './submissions.queries.ts';

const BATCH = 200;

/**
 * Tells agencies when an accepted submission comes into another group, whoever or whatever moved the application. Looks
 * each minute rather than at each move, so that a move that is undone at once tells nobody.
 */
export function followSubmissionsJob(services: Services): JobHandler {
  return { name: 'agencies.follow_submissions', cron: '* * * * *', run: () => followSubmissions(services) };
}

async function followSubmissions(services: Services): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const moved: { id: string }[] = await findMovedSubmissions(services.db, { after, limit: BATCH });
    for (const { id } of moved) await follow(services, id);
    if (moved.length < BATCH) return;
    after = moved.at(-1)?.id ?? null;
  }
}

async function follow(services: Services, id: string): Promise<void> {
  await withTransaction(services.db, async (db) => {
    const found = await lockFollowed(db, id);
    if (!found) return;
    const { submission, followed } = found;
    const group = submissionGroup(submission.application_status, submission.invite_status);
    if (group === followed) return;
    await storeFollowed(db, id, group);
    // What was accepted before it was followed, and that an accepted person was invited, is known.
    if (followed === null && group === 'in_progress') return;
    // Without a link the agency learns only of its credit.
    if (!submission.is_linked && group !== 'approved') return;
    await tellOfSubmission(serverAct(services, db), submission, 'agency', {
      type: NEWS[group],
      key: `group:${group}:${services.now().getTime()}`,
      params: { person: nameOf(submission), position: submission.position_title },
    });
  });
}

const NEWS = {
  in_progress: 'submission_in_progress',
  interviewing: 'submission_interviewing',
  approved: 'submission_approved',
  not_selected: 'submission_not_selected',
} as const satisfies Record<SubmissionGroup, string>;
