import type { RouteData } from '@tryout/contract/define-route';
import type { listTemplateTrials } from '@tryout/contract/score-templates/score-template-trials';
import type { SignedAct } from '../../platform/act.ts';
import { trialsFor } from './means.queries.ts';

/** Whose plays somebody may try templates on; the platform tries them on everybody's, without names. */
export async function templateTrials({
  db,
  actor,
}: SignedAct): Promise<RouteData<typeof listTemplateTrials>> {
  return { ...(await trialsFor(db, actor)), has_names: actor.user_type !== 'super_admin' };
}
