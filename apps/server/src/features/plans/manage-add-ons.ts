import type { RouteBody } from '@tryout/contract/define-route';
import type {
  AddOnEntry,
  createAddOn as createRoute,
  moveAddOn as moveRoute,
  saveAddOn as saveRoute,
} from '@tryout/contract/plans/manage-plans';
import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { isCurrency } from '@tryout/domain/money/currency';
import { byAnnualPrice } from '@tryout/domain/plans/catalogue';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { refuseWrongValues } from './manage-features.ts';
import { draftOf, keyTaken, refuseWrongMove } from './manage-plans.ts';
import { plansSay } from './plans.messages.ts';
import {
  type AddOnRow,
  type AddOnTerms,
  changeAddOn,
  deleteAddOnDraft,
  findAddOns,
  insertAddOn,
  lockAddOn,
  publishAddOnVersion,
  writeAddOnDraft,
} from './plans.queries.ts';

/** Every add-on, by the price of its newest version. */
export async function listAllAddOns({ db }: Act): Promise<AddOnEntry[]> {
  const addOns = await findAddOns(db);
  return addOns.map(entryOf).sort((a, b) => byAnnualPrice(pricedOf(a), pricedOf(b)));
}

/** Begins an add-on as a draft. */
export async function createAddOn(act: SignedAct, body: RouteBody<typeof createRoute>): Promise<AddOnEntry> {
  const { key, audiences, position, ...terms } = body;
  const now = act.services.now();
  const id = uuidv7();
  await refuseWrongTerms(act, terms);
  if (!(await insertAddOn(act.db, { id, key, audiences, position }, now))) throw keyTaken(key);
  await writeAddOnDraft(act.db, { ...terms, id: uuidv7(), add_on_id: id, version: 1 }, now);
  await note(act, 'create', 'add_on.created', id, { key });
  return addOnEntry(act, id);
}

/** Writes the draft of an add-on; the next version where the last one is published. */
export async function saveAddOn(
  act: SignedAct,
  add_on_id: string,
  { position, audiences, ...terms }: RouteBody<typeof saveRoute>,
): Promise<AddOnEntry> {
  const now = act.services.now();
  await refuseWrongTerms(act, terms);
  await lockAddOn(act.db, add_on_id);
  const [newest] = (await addOnRow(act, add_on_id)).versions;
  const version = (newest?.version ?? 0) + (newest?.published_at === null ? 0 : 1);
  await changeAddOn(act.db, add_on_id, { position, audiences }, now);
  await writeAddOnDraft(act.db, { ...terms, id: uuidv7(), add_on_id, version }, now);
  await note(act, 'update', 'add_on.changed', add_on_id, { version });
  return addOnEntry(act, add_on_id);
}

/** Publishes the draft; holders of earlier versions keep theirs. */
export async function publishAddOn(act: SignedAct, add_on_id: string, version: number): Promise<AddOnEntry> {
  const now = act.services.now();
  await lockAddOn(act.db, add_on_id);
  const addOn = await addOnRow(act, add_on_id);
  await publishAddOnVersion(act.db, draftOf(addOn, version).id, now);
  await changeAddOn(act.db, add_on_id, addOn.status === 'draft' ? { status: 'published' } : {}, now);
  await note(act, 'action', 'add_on.published', add_on_id, { version });
  return addOnEntry(act, add_on_id);
}

/** Throws the draft away; null: the add-on was never published and went with it. */
export async function discardAddOnDraft(act: SignedAct, add_on_id: string): Promise<AddOnEntry | null> {
  await lockAddOn(act.db, add_on_id);
  await addOnRow(act, add_on_id);
  await deleteAddOnDraft(act.db, add_on_id);
  await note(act, 'delete', 'add_on.draft_discarded', add_on_id, {});
  const [left] = await findAddOns(act.db, [add_on_id]);
  return left ? entryOf(left) : null;
}

/** Closes an add-on, which goes on for those who have it, or opens it again. */
export async function moveAddOn(
  act: SignedAct,
  add_on_id: string,
  { from, to }: RouteBody<typeof moveRoute>,
): Promise<AddOnEntry> {
  await lockAddOn(act.db, add_on_id);
  const { status } = await addOnRow(act, add_on_id);
  refuseWrongMove(status, from, to);
  await changeAddOn(act.db, add_on_id, { status: to }, act.services.now());
  await note(act, 'action', `add_on.${to}`, add_on_id, { status: [status, to] });
  return addOnEntry(act, add_on_id);
}

async function refuseWrongTerms({ db }: Act, terms: AddOnTerms): Promise<void> {
  if (!isCurrency(terms.currency)) throw invalidField('currency', plansSay('plans.no_currency'));
  if ((terms.kind === 'recurring') !== (terms.every !== null)) {
    throw invalidField('every', plansSay('plans.every_wrong'));
  }
  if (terms.kind === 'recurring' && terms.expires_days !== null) {
    throw invalidField('expires_days', plansSay('plans.recurring_expires'));
  }
  if (Object.keys(terms.grants).length === 0) throw invalidField('grants', plansSay('plans.grants_missing'));
  await refuseWrongValues(db, 'grants', terms.grants);
}

async function addOnRow({ db }: Act, id: string): Promise<AddOnRow> {
  const [addOn] = await findAddOns(db, [id]);
  if (!addOn) throw notFound();
  return addOn;
}

const entryOf = (addOn: AddOnRow): AddOnEntry => ({
  ...addOn,
  audiences: [...addOn.audiences],
  versions: [...addOn.versions],
});

const addOnEntry = async (act: Act, id: string): Promise<AddOnEntry> => entryOf(await addOnRow(act, id));

const pricedOf = ({ versions, position, key }: AddOnEntry) => ({
  annual_price: versions[0]?.price ?? 0,
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
  return audit(act, { event_type, action, target_type: 'add_on', target_id, organization_id: null, meta });
}
