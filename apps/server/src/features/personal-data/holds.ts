import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { listHolds, placeHold as placeRoute } from '@tryout/contract/personal-data/personal-data';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { queueErasure } from './erase.ts';
import { lockApplications, resumeHeld } from './erasures.queries.ts';
import { endHold, findHolds, insertHold } from './holds.queries.ts';
import { personalDataSay } from './personal-data.messages.ts';

/** Longest hold: five years, as long as claims of any kind usually last; days. */
const LONGEST_DAYS = 5 * 366;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Keeps an application from being erased. @throws Refusal for a day that is over or too far, or a second hold */
export async function placeHold(
  act: SignedAct,
  application: RowOfRef<'application'>,
  wish: Pick<RouteBody<typeof placeRoute>, 'reason' | 'until'>,
): Promise<RouteData<typeof placeRoute>> {
  const { db, actor, services } = act;
  const now = services.now();
  const latest = dayOf(new Date(now.getTime() + LONGEST_DAYS * 86_400_000));
  if (wish.until < dayOf(now) || wish.until > latest) {
    const message = personalDataSay('personal-data.hold_until');
    throw new Refusal('refused_by_rule', message, { fields: [{ field: 'until', message }] });
  }
  if ((await lockApplications(db, [application.id])).length === 0) throw notFound();
  const placed = await insertHold(db, {
    id: uuidv7(),
    organization_id: application.organization_id,
    application_id: application.id,
    ...wish,
    placed_by: actor.user_id,
    placed_at: now,
  });
  if (!placed) throw new Refusal('conflict', personalDataSay('personal-data.held_already'));
  await audit(act, {
    event_type: 'create',
    action: 'legal_hold.placed',
    target_type: 'application',
    target_id: application.id,
    organization_id: application.organization_id,
    meta: { until: wish.until },
  });
  return wish;
}

/** Lifts a hold; what was to be erased meanwhile is erased now. @throws Refusal where there is none */
export async function liftHold(act: SignedAct, application: RowOfRef<'application'>): Promise<void> {
  const { db, actor, services } = act;
  await lockApplications(db, [application.id]);
  if (!(await endHold(db, application.id, { user_id: actor.user_id, at: services.now() }))) {
    throw notFound();
  }
  await audit(act, {
    event_type: 'delete',
    action: 'legal_hold.lifted',
    target_type: 'application',
    target_id: application.id,
    organization_id: application.organization_id,
  });
  for (const id of await resumeHeld(db, { applications: [application.id] })) await queueErasure(act, id);
}

/** The holds of an organization that are in force. */
export async function holdsOf(
  { db, services }: SignedAct,
  organizationId: string,
): Promise<RouteData<typeof listHolds>> {
  return { items: await findHolds(db, organizationId, dayOf(services.now())) };
}
