import type {
  readPositionCulture as readRoute,
  weighCulture as route,
} from '@tryout/contract/culture-questions/culture-questions';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { generateScoreCard } from '../score-cards/public.ts';
import { cultureSay as say } from './culture-questions.messages.ts';
import { type Position, positionCulture } from './position-culture.ts';
import { wholeProfile } from './profile-view.ts';
import { isAsking } from './sheets.queries.ts';
import {
  endWeight,
  findCounted,
  findWeight,
  hasSimulations,
  holdForWeight,
  insertWeight,
} from './weights.queries.ts';

const JOB = 'culture_questions.recount';
/** Applications looked up at once; each card is made in a transaction of its own. */
const BATCH = 100;

/**
 * Lets culture questions count in the job fit of a position's candidates, or no more. The profile of now is kept with the
 * weight, so that all of them are held against the same one. @throws Refusal
 */
export async function weighPosition(
  act: SignedAct,
  position: Position,
  { weight, understood }: RouteBody<typeof route>,
): Promise<RouteData<typeof readRoute>> {
  const { db, actor, services } = act;
  const { id: position_id, organization_id } = position;
  const { has_applicants } = await holdForWeight(db, position_id);
  const before = (await findWeight(db, position_id))?.weight ?? 0;
  if (weight === before) return positionCulture(act, position);
  if (weight > 0) {
    if (!understood) throw invalidField('understood', say('culture.weight_not_understood'));
    if (!(await isAsking(db, position_id)))
      throw new Refusal('refused_by_rule', say('culture.weight_asks_first'));
    if (!(await hasSimulations(db, position_id)))
      throw new Refusal('refused_by_rule', say('culture.weight_no_games'));
    if (has_applicants) throw new Refusal('refused_by_rule', say('culture.weight_too_late'));
  }
  const whole = await wholeProfile(db, organization_id);
  if (weight > 0 && whole === null) throw new Refusal('refused_by_rule', say('culture.weight_too_thin'));
  const at = services.now();
  await endWeight(db, position_id, at);
  if (weight > 0 && whole !== null) {
    await insertWeight(db, {
      id: uuidv7(),
      organization_id,
      position_id,
      weight,
      profile: whole.profile,
      profile_on: whole.counted_on,
      set_by: actor.user_id,
      at,
    });
  } else await services.jobs.enqueue(db, JOB, { position_id });
  await audit(act, {
    event_type: 'update',
    action: weight > 0 ? 'culture.weighed' : 'culture.weight_ended',
    target_type: 'position',
    target_id: position_id,
    organization_id,
    meta: { weight, before },
  });
  return positionCulture(act, position);
}

/** Makes cards anew that counted culture questions before their weight was turned off. Decided applications keep theirs. */
export function recountJob(services: Services): JobHandler<{ position_id: string }> {
  return {
    name: JOB,
    longest_s: 1800,
    async run({ position_id }) {
      let after: string | null = null;
      for (;;) {
        const ids: string[] = await findCounted(services.db, position_id, after, BATCH);
        for (const id of ids) {
          await withTransaction(services.db, (db) =>
            generateScoreCard(serverAct(services, db), id, 'caller'),
          );
        }
        after = ids.at(-1) ?? null;
        if (after === null) return;
      }
    },
  };
}
