import * as manage from '@tryout/contract/plans/manage-plans';
import { listAddOns, listPlans, listPublicPlans } from '@tryout/contract/plans/plans';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { addOnOffers, createAddOn, saveAddOn } from './manage-add-ons.ts';
import { addFeature, listFeatures, removeFeature, saveFeature } from './manage-features.ts';
import { createPlan, planOffers, savePlan } from './manage-plans.ts';
import { plansSay } from './plans.messages.ts';
import { addOnsShown, plansShown, previewPlans, publicPlans } from './plans-shown.ts';

/** What customers see of plans, and the super admin's catalogue. */
export const plansHandlers: readonly Handled[] = [
  handle(listPlans, async (call) => ({ data: await plansShown(signedAct(call), languageOf(call.request)) })),

  handle(listAddOns, async (call) => ({
    data: { items: await addOnsShown(signedAct(call), languageOf(call.request)) },
  })),

  handle(listPublicPlans, async (call) => ({
    data: await publicPlans(call, call.query.audience, languageOf(call.request)),
  })),

  handle(manage.listFeatures, async (call) => ({ data: await listFeatures(call, languageOf(call.request)) })),

  handle(manage.addFeature, async (call) => {
    await addFeature(signedAct(call), call.body);
    return {
      data: await listFeatures(call, languageOf(call.request)),
      message: plansSay('plans.feature_added'),
    };
  }),

  handle(manage.saveFeature, async (call) => {
    await saveFeature(signedAct(call), call.params.feature_key, call.body);
    return {
      data: await listFeatures(call, languageOf(call.request)),
      message: plansSay('plans.feature_saved'),
    };
  }),

  handle(manage.removeFeature, async (call) => {
    await removeFeature(signedAct(call), call.params.feature_key);
    return {
      data: await listFeatures(call, languageOf(call.request)),
      message: plansSay('plans.feature_removed'),
    };
  }),

  handle(manage.listAllPlans, async (call) => ({ data: { items: await planOffers.list(call) } })),

  handle(manage.createPlan, async (call) => ({
    data: await createPlan(signedAct(call), call.body),
    message: plansSay('plans.draft_saved'),
  })),

  handle(manage.savePlan, async (call) => ({
    data: await savePlan(signedAct(call), call.params.plan_id, call.body),
    message: plansSay('plans.draft_saved'),
  })),

  handle(manage.publishPlan, async (call) => ({
    data: await planOffers.publish(signedAct(call), call.params.plan_id, call.body.version),
    message: plansSay('plans.published', { version: call.body.version }),
  })),

  handle(manage.discardPlanDraft, async (call) => ({
    data: { plan: await planOffers.discard(signedAct(call), call.params.plan_id) },
    message: plansSay('plans.draft_discarded'),
  })),

  handle(manage.movePlan, async (call) => ({
    data: await planOffers.move(signedAct(call), call.params.plan_id, call.body),
    message: plansSay(`plans.moved_${call.body.to}`),
  })),

  handle(manage.listAllAddOns, async (call) => ({ data: { items: await addOnOffers.list(call) } })),

  handle(manage.createAddOn, async (call) => ({
    data: await createAddOn(signedAct(call), call.body),
    message: plansSay('plans.draft_saved'),
  })),

  handle(manage.saveAddOn, async (call) => ({
    data: await saveAddOn(signedAct(call), call.params.add_on_id, call.body),
    message: plansSay('plans.draft_saved'),
  })),

  handle(manage.publishAddOn, async (call) => ({
    data: await addOnOffers.publish(signedAct(call), call.params.add_on_id, call.body.version),
    message: plansSay('plans.published', { version: call.body.version }),
  })),

  handle(manage.discardAddOnDraft, async (call) => ({
    data: { add_on: await addOnOffers.discard(signedAct(call), call.params.add_on_id) },
    message: plansSay('plans.draft_discarded'),
  })),

  handle(manage.moveAddOn, async (call) => ({
    data: await addOnOffers.move(signedAct(call), call.params.add_on_id, call.body),
    message: plansSay(`plans.moved_${call.body.to}`),
  })),

  handle(manage.previewPlans, async (call) => ({
    data: await previewPlans(call, call.query, languageOf(call.request)),
  })),
];
