import type { RouteBody } from '@tryout/contract/define-route';
import type {
  AddOnEntry,
  createAddOn as createRoute,
  saveAddOn as saveRoute,
} from '@tryout/contract/plans/manage-plans';
import { isCurrency } from '@tryout/domain/money/currency';
import { uuidv7 } from 'uuidv7';
import type { Act, SignedAct } from '../../platform/act.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { refuseWrongValues } from './manage-features.ts';
import { keyTaken, manageOffers } from './manage-offers.ts';
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

/** The super admin's add-ons. */
export const addOnOffers = manageOffers<AddOnRow, AddOnEntry>({
  noun: 'add_on',
  find: findAddOns,
  lock: lockAddOn,
  change: changeAddOn,
  publishVersion: publishAddOnVersion,
  deleteDraft: deleteAddOnDraft,
  entryOf: (addOn) => ({ ...addOn, audiences: [...addOn.audiences], versions: [...addOn.versions] }),
  priceOf: ({ versions }) => versions[0]?.price ?? 0,
  // Nobody has one without buying it.
  changed: async () => undefined,
});

/** Begins an add-on as a draft. */
export async function createAddOn(act: SignedAct, body: RouteBody<typeof createRoute>): Promise<AddOnEntry> {
  const { key, audiences, position, ...terms } = body;
  const now = act.services.now();
  const id = uuidv7();
  await refuseWrongTerms(act, terms);
  if (!(await insertAddOn(act.db, { id, key, audiences, position }, now))) throw keyTaken(key);
  await writeAddOnDraft(act.db, { ...terms, id: uuidv7(), add_on_id: id, version: 1 }, now);
  await addOnOffers.note(act, 'create', 'add_on.created', id, { key });
  return addOnOffers.entry(act, id);
}

/** Writes the draft of an add-on; the next version where the last one is published. */
export async function saveAddOn(
  act: SignedAct,
  add_on_id: string,
  { position, audiences, ...terms }: RouteBody<typeof saveRoute>,
): Promise<AddOnEntry> {
  const now = act.services.now();
  await refuseWrongTerms(act, terms);
  const version = await addOnOffers.holdDraft(act, add_on_id);
  await changeAddOn(act.db, add_on_id, { position, audiences }, now);
  await writeAddOnDraft(act.db, { ...terms, id: uuidv7(), add_on_id, version }, now);
  await addOnOffers.note(act, 'update', 'add_on.changed', add_on_id, { version });
  return addOnOffers.entry(act, add_on_id);
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
