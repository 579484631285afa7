import type { Act } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/language/say.ts';
import { mayEdit } from '../application-details.ts';
import { findPositionFacts, type PositionFacts } from '../application-facts.queries.ts';
import { applicationsSay } from '../applications.messages.ts';
import { type ApplicationRow, lockApplication } from '../applications.queries.ts';

/** An application that its candidate may still work on, held until the transaction ends. */
export async function lockEditable(
  act: Act,
  applicationId: string,
): Promise<{ application: ApplicationRow; position: PositionFacts }> {
  const { application, position } = await lockOwn(act, applicationId);
  if (!mayEdit(application, position)) throw closedToEdits(application, position);
  return { application, position };
}

/** An application with its position, whatever its status, held until the transaction ends. */
export async function lockOwn(
  { db, services }: Act,
  applicationId: string,
): Promise<{ application: ApplicationRow; position: PositionFacts }> {
  const application = await lockApplication(db, applicationId);
  if (!application) throw notFound();
  return { application, position: await findPositionFacts(db, application, services.now()) };
}

/** Why an application cannot be changed any more. */
export function closedToEdits(application: ApplicationRow, position: PositionFacts): Refusal {
  if (application.status === 'rejected') {
    return refused(application, applicationsSay('applications.ended'));
  }
  if (application.applied_at !== null) {
    return refused(application, applicationsSay('applications.sent'));
  }
  return refused(application, applicationsSay('applications.position_closed', { position: position.title }));
}

function refused(application: ApplicationRow, said: Said): Refusal {
  return new Refusal('refused_by_rule', said, { current: { status: application.status, allowed: [] } });
}
