import type { RouteData } from '@tryout/contract/define-route';
import type { readWorkingFor as route } from '@tryout/contract/recruiter-links/working-for';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { storeWorkingFor } from '../../platform/http/sessions.queries.ts';
import { readerOf } from './link-view.ts';
import { countWaiting } from './links.queries.ts';
import { findClients } from './working-for.queries.ts';

/** For whom the caller works now, and whom else they can work for. */
export async function workingForNow({ db, actor }: SignedAct): Promise<RouteData<typeof route>> {
  const [own] = actor.memberships;
  const [clients, pending] = await Promise.all([
    findClients(db, actor.user_id),
    own ? countWaiting(db, readerOf(actor)) : 0,
  ]);
  const own_name = own?.name ?? '';
  return {
    company_id: actor.link?.company_id ?? null,
    name: actor.link?.name ?? own_name,
    own_name,
    clients,
    pending,
  };
}

/** Works for a client from now on, in this session; null: for the own organization. */
export async function chooseWorkingFor(act: SignedAct, companyId: string | null): Promise<void> {
  const { db, actor, services } = act;
  const clients = await findClients(db, actor.user_id);
  if (companyId !== null && !clients.some((each) => each.company_id === companyId)) throw notFound();
  await storeWorkingFor(db, actor.session_id, companyId);
  await audit(act, {
    event_type: 'update',
    action: 'working_for.chosen',
    target_type: 'organization',
    target_id: companyId ?? actor.memberships[0]?.organization_id ?? actor.user_id,
    organization_id: companyId ?? actor.memberships[0]?.organization_id ?? null,
  });
  services.live.tell(db, [actor.user_id], { topic: 'recruiter-links' });
}
