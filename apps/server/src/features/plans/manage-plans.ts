import type { RouteBody } from '@tryout/contract/define-route';
import type {
  createPlan as createRoute,
  movePlan as moveRoute,
  PlanEntry,
  savePlan as saveRoute,
} from '@tryout/contract/plans/manage-plans';
import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { isCurrency } from '@tryout/domain/money/currency';
import { byAnnualPrice, OFFER_MOVES, type OfferStatus } from '@tryout/domain/plans/catalogue';
import { canTransition } from '@tryout/domain/records/transitions';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { catalogueChanged } from '../entitlements/public.ts';
import { refuseWrongValues } from './manage-features.ts';
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

/** Every plan, by the annual price of its newest version. */
export async function listAllPlans({ db }: Act): Promise<PlanEntry[]> {
  const plans = await findPlans(db);
  return plans.map(entryOf).sort((a, b) => byAnnualPrice(pricedOf(a), pricedOf(b)));
}

/** Begins a plan as a draft. */
export async function createPlan(act: SignedAct, body: RouteBody<typeof createRoute>): Promise<PlanEntry> {
  const { key, audience, position, ...terms } = body;
  const now = act.services.now();
  const id = uuidv7();
  await refuseWrongTerms(act, terms);
  if (!(await insertPlan(act.db, { id, key, audience, position }, now))) throw keyTaken(key);
  await writePlanDraft(act.db, { ...terms, id: uuidv7(), plan_id: id, version: 1 }, now);
  await note(act, 'create', 'plan.created', id, { key, audience });
  return planEntry(act, id);
}

/** Writes the draft of a plan; the next version where the last one is published. */
export async function savePlan(
  act: SignedAct,
  plan_id: string,
  { position, ...terms }: RouteBody<typeof saveRoute>,
): Promise<PlanEntry> {
  const now = act.services.now();
  await refuseWrongTerms(act, terms);
  await lockPlan(act.db, plan_id);
  const [newest] = (await planRow(act, plan_id)).versions;
  const version = (newest?.version ?? 0) + (newest?.published_at === null ? 0 : 1);
  await changePlan(act.db, plan_id, { position }, now);
  await writePlanDraft(act.db, { ...terms, id: uuidv7(), plan_id, version }, now);
  await note(act, 'update', 'plan.changed', plan_id, { version });
  return planEntry(act, plan_id);
}

/** Publishes the draft; holders of earlier versions keep theirs. */
export async function publishPlan(act: SignedAct, plan_id: string, version: number): Promise<PlanEntry> {
  const now = act.services.now();
  await lockPlan(act.db, plan_id);
  const plan = await planRow(act, plan_id);
  const draft = draftOf(plan, version);
  await publishPlanVersion(act.db, draft.id, now);
  await changePlan(act.db, plan_id, plan.status === 'draft' ? { status: 'published' } : {}, now);
  await catalogueChanged(act);
  await note(act, 'action', 'plan.published', plan_id, { version });
  return planEntry(act, plan_id);
}

/** Throws the draft away; null: the plan was never published and went with it. */
export async function discardPlanDraft(act: SignedAct, plan_id: string): Promise<PlanEntry | null> {
  await lockPlan(act.db, plan_id);
  await planRow(act, plan_id);
  await deletePlanDraft(act.db, plan_id);
  await note(act, 'delete', 'plan.draft_discarded', plan_id, {});
  const [left] = await findPlans(act.db, [plan_id]);
  return left ? entryOf(left) : null;
}

/** Closes a plan, which goes on for those who have it, or opens it again. */
export async function movePlan(
  act: SignedAct,
  plan_id: string,
  { from, to }: RouteBody<typeof moveRoute>,
): Promise<PlanEntry> {
  await lockPlan(act.db, plan_id);
  const { status } = await planRow(act, plan_id);
  refuseWrongMove(status, from, to);
  await changePlan(act.db, plan_id, { status: to }, act.services.now());
  await catalogueChanged(act);
  await note(act, 'action', `plan.${to}`, plan_id, { status: [status, to] });
  return planEntry(act, plan_id);
}

/** Refuses a move that the state of an offer does not allow. */
export function refuseWrongMove(status: OfferStatus, from: OfferStatus, to: OfferStatus): void {
  const allowed = OFFER_MOVES[status].map((rule) => rule.to);
  const current = { status, allowed };
  if (status !== from) throw new Refusal('stale_status', plansSay('plans.moved_meanwhile'), { current });
  const answer = canTransition(OFFER_MOVES, status, to, { by: 'super_admin' });
  // A draft goes on sale by publishing its version.
  if (!answer.allowed || status === 'draft') {
    throw new Refusal('refused_by_rule', plansSay('plans.wrong_move'), { current });
  }
}

/** The draft that was looked at; refused where it is gone or another one. */
export function draftOf<
  V extends { readonly id: string; readonly version: number; readonly published_at: string | null },
>({ versions }: { readonly versions: readonly V[] }, version: number): V {
  const [newest] = versions;
  if (newest?.published_at === null && newest.version === version) return newest;
  throw new Refusal('conflict', plansSay('plans.draft_changed'));
}

/** Refuses a key that another plan or add-on has. */
export const keyTaken = (key: string): Refusal =>
  new Refusal('conflict', plansSay('plans.key_taken', { key }), {
    fields: [{ field: 'key', message: plansSay('plans.key_taken', { key }) }],
  });

async function refuseWrongTerms({ db }: Act, terms: PlanTerms): Promise<void> {
  if (!isCurrency(terms.currency)) throw invalidField('currency', plansSay('plans.no_currency'));
  await refuseWrongValues(db, 'features', terms.features);
}

async function planRow({ db }: Act, id: string): Promise<PlanRow> {
  const [plan] = await findPlans(db, [id]);
  if (!plan) throw notFound();
  return plan;
}

const entryOf = (plan: PlanRow): PlanEntry => ({ ...plan, versions: [...plan.versions] });

const planEntry = async (act: Act, id: string): Promise<PlanEntry> => entryOf(await planRow(act, id));

const pricedOf = ({ versions, position, key }: PlanEntry) => ({
  annual_price: versions[0]?.annual_price ?? 0,
  position,
  key,
});

function note(
  act: SignedAct,
  event_type: 'create' | 'update' | 'delete' | 'action',
  action: SecurityAction,
  target_id: string,
  meta: Readonly<Record<string, unknown>>,
): Promise<void> {
  return audit(act, { event_type, action, target_type: 'plan', target_id, organization_id: null, meta });
}
