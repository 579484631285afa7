import type { RouteData } from '@tryout/contract/define-route';
import type { listOwnSurveys as route } from '@tryout/contract/surveys/surveys';
import type { SignedAct } from '../../platform/act.ts';
import { linkToken } from '../../platform/link-token.ts';
import { findOpenInvitations } from './invitations.queries.ts';

/** What the caller is asked and has not answered. */
export async function ownSurveys(act: SignedAct): Promise<RouteData<typeof route>['items']> {
  const { db, services, actor } = act;
  const today = services.now().toISOString().slice(0, 10);
  const found = await findOpenInvitations(db, actor.user_id, today);
  return found.map(({ id, ...asked }) => ({
    ...asked,
    link: `/survey/${linkToken(services, 'survey', id, 1)}`,
  }));
}
