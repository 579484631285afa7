import type { readCorrection as route } from '@tryout/contract/corrections/corrections';
import type { RouteData } from '@tryout/contract/define-route';
import { audit, type SignedAct } from '../../platform/act.ts';
import { effectOf, openCard } from './card-responses.ts';
import { correctionView } from './correction-view.ts';
import type { CorrectionRow } from './corrections.queries.ts';

/** A correction, and what it would change while it waits to be decided; the security log keeps that it was opened. */
export async function readCorrectionWhole(
  act: SignedAct,
  row: CorrectionRow,
): Promise<RouteData<typeof route>> {
  await audit(act, {
    event_type: 'access',
    action: 'response.opened',
    target_type: 'correction',
    target_id: row.id,
    organization_id: row.organization_id,
  });
  const effect =
    row.status === 'new'
      ? await effectOf(act.db, row.application_id, await openCard(act.db, row.application_id), row)
      : null;
  return { correction: correctionView(act.actor.user_id, row), effect };
}
