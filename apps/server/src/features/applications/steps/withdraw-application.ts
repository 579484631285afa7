import { applicationMove, applicationTargets } from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { movingFacts } from '../application-details.ts';
import type { PositionFacts } from '../application-facts.queries.ts';
import { applicationsSay } from '../applications.messages.ts';
import { type ApplicationRow, endApplication, resumeApplication } from '../applications.queries.ts';
import { lockOwn } from './editable-application.ts';

/** The candidate takes the application back. No mail of rejection goes out (product §2.9). */
export async function withdraw(
  act: SignedAct,
  applicationId: string,
  { from, note }: { readonly from: ApplicationStatus; readonly note: string },
): Promise<void> {
  const { db, services } = act;
  const { application, position } = await lockOwn(act, applicationId);
  if (application.status === 'rejected' && application.disposition_by === 'candidate') return;
  judge(application, position, services.now(), from, 'rejected');
  await endApplication(db, application, { by: 'candidate', note, at: services.now() });
  await logMove(act, application, 'withdrawn', 'rejected');
}

/** The candidate goes on after a withdrawal or after the application was given up. */
export async function reopen(
  act: SignedAct,
  applicationId: string,
  { from }: { readonly from: ApplicationStatus },
): Promise<void> {
  const { db, services } = act;
  const { application, position } = await lockOwn(act, applicationId);
  const now = services.now();
  const [target] = applicationTargets(movingFacts(application, position, now));
  if (from !== application.status || application.status !== 'rejected' || !target) {
    throw refusalOf(application, position, now, from);
  }
  if (!(await resumeApplication(db, application.id, target.to, now))) {
    throw new Refusal('conflict', applicationsSay('applications.applied_anew'));
  }
  await logMove(act, application, 'reopened', target.to);
}

function judge(
  application: ApplicationRow,
  position: PositionFacts,
  now: Date,
  from: ApplicationStatus,
  to: ApplicationStatus,
): void {
  const answer = applicationMove(movingFacts(application, position, now), { to, has_reason: true });
  if (from !== application.status || !answer.allowed) throw refusalOf(application, position, now, from);
}

function refusalOf(
  application: ApplicationRow,
  position: PositionFacts,
  now: Date,
  from: ApplicationStatus,
): Refusal {
  const allowed = applicationTargets(movingFacts(application, position, now)).map((target) => target.to);
  const current = { status: application.status, allowed };
  return from === application.status
    ? new Refusal('refused_by_rule', applicationsSay('applications.not_any_more'), { current })
    : new Refusal('stale_status', applicationsSay('applications.moved_on'), {
        current,
      });
}

async function logMove(
  act: SignedAct,
  application: ApplicationRow,
  action: 'withdrawn' | 'reopened',
  to: ApplicationStatus,
): Promise<void> {
  const { db, actor, services } = act;
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'candidate',
        action,
        from_status: application.status,
        to_status: to,
      },
    ],
    services.now(),
  );
  await audit(act, {
    event_type: 'update',
    action: `application.${action}`,
    target_type: 'application',
    target_id: application.id,
    organization_id: application.organization_id,
    meta: { status: [application.status, to] },
  });
  services.live.tell(db, [actor.user_id], { topic: 'applications' });
}
