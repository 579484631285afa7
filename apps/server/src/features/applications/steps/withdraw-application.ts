import type { reopenApplication, withdrawApplication } from '@tryout/contract/applications/applications';
import type { AnyRoute } from '@tryout/contract/define-route';
import { applicationMove, applicationTargets } from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { Call } from '../../../platform/http/call.ts';
import { signedIn } from '../../../platform/http/call.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../../platform/security-log/security-log.queries.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { movingFacts } from '../application-details.ts';
import type { PositionFacts } from '../application-facts.queries.ts';
import { applicationsSay } from '../applications.messages.ts';
import { type ApplicationRow, endApplication, resumeApplication } from '../applications.queries.ts';
import { lockOwn } from './editable-application.ts';

/** The candidate takes the application back. No mail of rejection goes out (product §2.9). */
export async function withdraw(call: Call<typeof withdrawApplication>): Promise<void> {
  const { db, services, body } = call;
  const { application, position } = await lockOwn(call, call.params.application_id);
  if (application.status === 'rejected' && application.disposition_by === 'candidate') return;
  judge(application, position, services.now(), body.from, 'rejected');
  await endApplication(db, application, { by: 'candidate', note: body.note, at: services.now() });
  await logMove(call, application, 'withdrawn', 'rejected');
}

/** The candidate goes on after a withdrawal or after the application was given up. */
export async function reopen(call: Call<typeof reopenApplication>): Promise<void> {
  const { db, services, body } = call;
  const { application, position } = await lockOwn(call, call.params.application_id);
  const now = services.now();
  const [target] = applicationTargets(movingFacts(application, position, now));
  if (body.from !== application.status || application.status !== 'rejected' || !target) {
    throw refusalOf(application, position, now, body.from);
  }
  if (!(await resumeApplication(db, application.id, target.to, now))) {
    throw new Refusal('conflict', applicationsSay('applications.applied_anew'));
  }
  await logMove(call, application, 'reopened', target.to);
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
  call: Pick<Call<AnyRoute>, 'db' | 'services' | 'origin'> & {
    actor: Call<typeof withdrawApplication>['actor'];
  },
  application: ApplicationRow,
  action: 'withdrawn' | 'reopened',
  to: ApplicationStatus,
): Promise<void> {
  const actor = signedIn(call);
  await appendApplicationLog(
    call.db,
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
    call.services.now(),
  );
  await recordSecurityEvent(
    call.db,
    { actor, origin: call.origin },
    {
      event_type: 'update',
      action: `application.${action}`,
      target_type: 'application',
      target_id: application.id,
      organization_id: application.organization_id,
      meta: { status: [application.status, to] },
    },
  );
  call.services.live.tell(call.db, [actor.user_id], { topic: 'applications' });
}
