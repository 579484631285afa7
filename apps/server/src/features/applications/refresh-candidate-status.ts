import {
  type ApplicationStep,
  type ApplicationStepsDone,
  isCandidateStatus,
  laterStatus,
  nextCandidateStatus,
} from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { Act } from '../../platform/act.ts';
import { appendApplicationLog } from '../application-log/public.ts';
import { findPositionFacts, stepsConfigOf } from './application-facts.queries.ts';
import {
  type ApplicationRow,
  findApplications,
  lockApplication,
  storeCandidateStatus,
  touchApplication,
} from './applications.queries.ts';
import { receiveApplication } from './start/receive-application.ts';

/** What was just done, where the rows do not say it by themselves. */
export interface StepTaken {
  /** The step to be named in the log; null when nothing new was done. */
  readonly step: ApplicationStep | null;
  readonly game_done?: boolean;
  readonly submitted?: boolean;
  /** Who did it; null for the system. */
  readonly actor_id: string | null;
}

/** The steps an application has behind it. */
export function stepsDone(application: ApplicationRow, taken: Partial<StepTaken> = {}): ApplicationStepsDone {
  const arrived = !isCandidateStatus(application.status) && application.applied_at !== null;
  return {
    basic_info: Object.keys(application.basic_info).length > 0,
    cv: application.cv_id !== null || application.cv_skipped,
    questions: application.questions_done,
    game: arrived || taken.game_done === true,
    submit: arrived || taken.submitted === true,
  };
}

/**
 * Brings the status of an application in its candidate's half up to what has been done, never down, and logs it.
 * The caller holds the row. Reaching `applied` tells the applicant and the position's recruiters.
 */
export async function refreshCandidateStatus(
  act: Act,
  applicationId: string,
  taken: StepTaken,
): Promise<ApplicationStatus> {
  const { db, services } = act;
  const application = await lockApplication(db, applicationId);
  if (!application) throw new Error('an application vanished while it was held');
  const at = services.now();
  await touchApplication(db, application.id, at);
  if (!isCandidateStatus(application.status)) return application.status;
  const position = await findPositionFacts(db, application, at);
  const reached = nextCandidateStatus(stepsConfigOf(position), stepsDone(application, taken));
  const status = laterStatus(application.status, reached);
  const moved = status !== application.status;
  if (taken.step !== null) {
    await appendApplicationLog(
      db,
      [
        {
          application_id: application.id,
          organization_id: application.organization_id,
          actor_id: taken.actor_id,
          actor_kind: taken.actor_id === null ? 'system' : 'candidate',
          action: 'step_completed',
          from_status: moved ? application.status : null,
          to_status: moved ? status : null,
          detail: { step: taken.step },
        },
      ],
      at,
    );
  }
  if (moved) await storeCandidateStatus(db, application.id, { status, at });
  if (moved && status === 'applied') {
    await receiveApplication(act, application, position, taken.game_done === true);
  }
  services.live.tell(db, [application.candidate_id], { topic: 'applications' });
  return status;
}

/** Whether an application, no test, is `applied` as soon as its plays are done, so that its candidate is told so then. */
export async function arrivesWithGame({ db, services }: Act, applicationId: string): Promise<boolean> {
  const [application] = await findApplications(db, [applicationId]);
  if (!application || application.is_test || !isCandidateStatus(application.status)) return false;
  const position = await findPositionFacts(db, application, services.now());
  const done = stepsDone(application, { game_done: true });
  return nextCandidateStatus(stepsConfigOf(position), done) === 'applied';
}

/**
 * The plays of an application are done: it is `applied` now, unless a step before the game is missing. Calling it
 * again changes nothing.
 */
export async function completeGameStep(act: Act, applicationId: string): Promise<void> {
  const application = await lockApplication(act.db, applicationId);
  if (!application || !isCandidateStatus(application.status)) return;
  await refreshCandidateStatus(act, applicationId, {
    step: 'game',
    game_done: true,
    actor_id: application.candidate_id,
  });
}
