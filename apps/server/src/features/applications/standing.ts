import type {
  applicationDetails,
  standingOfApplication,
} from '@tryout/contract/applications/application-view';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { expectedAnswer, isWaiting } from '@tryout/domain/applications/standing';
import type { z } from 'zod';
import type { Db } from '../../platform/database/kysely.ts';
import { findDeciders, findNextInterviews, findOpened, findWaits } from './standing.queries.ts';

/** An application as its candidate knows it: without decisions that may still be taken back. */
export interface KnownApplication {
  readonly id: string;
  readonly organization_id: string;
  readonly status: ApplicationStatus;
  /** Since when it is at this status. */
  readonly since: string;
}

type Standing = z.output<typeof standingOfApplication>;

/** Where applications stand that wait for the employer: since when, what was opened, and by when an answer is usual. */
export async function standingsOf(
  db: Db,
  applications: readonly KnownApplication[],
  now: Date,
): Promise<Map<string, Standing>> {
  const waiting = applications.filter(({ status }) => isWaiting(status));
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ id }) => id);
  const [waits, opened, interviews] = await Promise.all([
    findWaits(db, [...new Set(waiting.map(({ organization_id }) => organization_id))]),
    findOpened(db, ids),
    findNextInterviews(db, ids, now),
  ]);
  return new Map(
    waiting.map(({ id, organization_id, status, since }) => {
      const wait = waits.find((one) => one.organization_id === organization_id && one.status === status);
      const of = (part: (typeof opened)[number]['part']) =>
        opened.find((one) => one.application_id === id && one.part === part)?.first_at ?? null;
      const standing: Standing = {
        since,
        usual: wait ? { ...expectedAnswer(wait, since, now), moves: wait.moves } : null,
        opened_at: of('application') ?? of('cv') ?? of('score_card'),
        cv_opened_at: of('cv'),
        score_card_opened_at: of('score_card'),
        interview_at: interviews.get(id) ?? null,
      };
      return [id, standing];
    }),
  );
}

/** The same of one application, with who decides. */
export async function standingWithDeciders(
  db: Db,
  application: KnownApplication & { readonly position_id: string },
  now: Date,
): Promise<z.output<typeof applicationDetails>['standing']> {
  const [standings, decides] = await Promise.all([
    standingsOf(db, [application], now),
    isWaiting(application.status) ? findDeciders(db, application.position_id) : null,
  ]);
  const standing = standings.get(application.id);
  return standing && decides ? { ...standing, decides } : null;
}
