import type { RouteBody } from '@tryout/contract/define-route';
import type {
  createPlan as createRoute,
  PlanEntry,
  savePlan as saveRoute,
} from '@tryout/contract/plans/manage-plans';
import { isCurrency } from '@tryout/domain/money/currency';
import { uuidv7 } from 'uuidv7';
import type { Act, SignedAct } from '../../platform/act.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { catalogueChanged } from '../entitlements/public.ts';
import { refuseWrongValues } from './manage-features.ts';
import { keyTaken, manageOffers } from './manage-offers.ts';
import { plansSay } from './plans.messages.ts';
import {
  changePlan,
  deletePlanDraft,
  findPlans,
  insertPlan,
  lockPlan,
  type PlanRow,
  type PlanTerms,
  publishPlanVersion,
  writePlanDraft,
} from './plans.queries.ts';

/** The super admin's plans. */
export const planOffers = manageOffers<PlanRow, PlanEntry>({
  noun: 'plan',
  find: findPlans,
  lock: lockPlan,
  change: changePlan,
  publishVersion: publishPlanVersion,
  deleteDraft: deletePlanDraft,
  entryOf: (plan) => ({ ...plan, versions: [...plan.versions] }),
  priceOf: ({ versions }) => versions[0]?.annual_price ?? 0,
  // The least one that costs nothing is everybody's.
  changed: catalogueChanged,
});

/** Begins a plan as a draft. */
export async function createPlan(act: SignedAct, body: RouteBody<typeof createRoute>): Promise<PlanEntry> {
  const { key, audience, position, ...terms } = body;
  const now = act.services.now();
  const id = uuidv7();
  await refuseWrongTerms(act, terms);
  if (!(await insertPlan(act.db, { id, key, audience, position }, now))) throw keyTaken(key);
  await writePlanDraft(act.db, { ...terms, id: uuidv7(), plan_id: id, version: 1 }, now);
  await planOffers.note(act, 'create', 'plan.created', id, { key, audience });
  return planOffers.entry(act, id);
}

/** Writes the draft of a plan; the next version where the last one is published. */
export async function savePlan(
  act: SignedAct,
  plan_id: string,
  { position, ...terms }: RouteBody<typeof saveRoute>,
): Promise<PlanEntry> {
  const now = act.services.now();
  await refuseWrongTerms(act, terms);
  const version = await planOffers.holdDraft(act, plan_id);
  await changePlan(act.db, plan_id, { position }, now);
  await writePlanDraft(act.db, { ...terms, id: uuidv7(), plan_id, version }, now);
  await planOffers.note(act, 'update', 'plan.changed', plan_id, { version });
  return planOffers.entry(act, plan_id);
}

async function refuseWrongTerms({ db }: Act, terms: PlanTerms): Promise<void> {
  if (!isCurrency(terms.currency)) throw invalidField('currency', plansSay('plans.no_currency'));
  await refuseWrongValues(db, 'features', terms.features);
}
