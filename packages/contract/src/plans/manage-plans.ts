import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref, text } from '../fields.ts';
import {
  addOnKind,
  addOnOffer,
  audience,
  billingPeriod,
  cents,
  featureKey,
  featureKind,
  featureValues,
  featureWordings,
  offerKey,
  offerStatus,
  offerWordings,
} from './plan-fields.ts';
import { plansShown } from './plans.ts';

const featureEntry = z.object({
  key: featureKey,
  kind: featureKind,
  is_built_in: z.boolean(),
  is_listed: z.boolean(),
  position: z.number().int(),
  /** The names in the reader's language, the product's own where none were written. */
  name: z.string(),
  about: z.string(),
  /** Names of one's own by language. */
  wordings: featureWordings,
  /** Plans and add-ons of which a version names it. */
  used_by: z.number().int(),
});
/** A feature as the super admin sees it. */
export type FeatureEntry = z.output<typeof featureEntry>;

const features = z.object({ items: z.array(featureEntry) });

/** All features. */
export const listFeatures = defineRoute({
  method: 'GET',
  path: '/admin/features',
  feature: 'plans',
  summary: 'What plans and add-ons can give, in order.',
  access: 'platform.manage',
  response: features,
});

const featureOf = z.strictObject({ feature_key: featureKey });
const featureChange = {
  wordings: featureWordings,
  is_listed: z.boolean(),
  position: z.number().int().min(0).max(10_000),
};

/** Adds a feature that people keep; the program checks those that are built in. */
export const addFeature = defineRoute({
  method: 'POST',
  path: '/admin/features',
  feature: 'plans',
  summary: 'Adds a feature that people keep, such as a training; never one of what everybody has to have.',
  access: 'platform.manage',
  body: z.strictObject({ key: featureKey, kind: featureKind, ...featureChange }),
  response: features,
  errors: ['conflict', 'refused_by_rule'],
});

/** Changes what a feature is called, and whether and where it is shown. */
export const saveFeature = defineRoute({
  method: 'PUT',
  path: '/admin/features/:feature_key',
  feature: 'plans',
  summary: 'Changes what a feature is called and where customers see it.',
  access: 'platform.manage',
  params: featureOf,
  body: z.strictObject(featureChange),
  response: features,
  errors: ['not_found'],
});

/** Removes a feature that is not built in and that no plan and no add-on names. */
export const removeFeature = defineRoute({
  method: 'DELETE',
  path: '/admin/features/:feature_key',
  feature: 'plans',
  summary: 'Removes a feature that is not built in and not used.',
  access: 'platform.manage',
  params: featureOf,
  response: features,
  errors: ['not_found', 'refused_by_rule'],
});

const versionState = {
  version: z.number().int(),
  published_at: instant.nullable(),
  /** Organizations that have this version now. */
  holders: z.number().int(),
};

const planTerms = {
  name: line(80, 1),
  description: text(400),
  wordings: offerWordings,
  annual_price: cents,
  monthly_price: cents.nullable(),
  currency: line(3, 3),
  trial_days: z.number().int().min(0).max(365),
  features: featureValues,
};
const planEntry = z.object({
  id: z.string(),
  key: offerKey,
  status: offerStatus,
  audience,
  position: z.number().int(),
  /** Newest first; a draft stands before all. */
  versions: z.array(z.object({ id: z.string(), ...versionState, ...planTerms })),
});
/** A plan with its versions, as the super admin sees it. */
export type PlanEntry = z.output<typeof planEntry>;

/** All plans, by ascending annual price. */
export const listAllPlans = defineRoute({
  method: 'GET',
  path: '/admin/plans',
  feature: 'plans',
  summary: 'Every plan with its versions, by ascending annual price.',
  access: 'platform.manage',
  response: z.object({ items: z.array(planEntry) }),
});

const onPlan = z.strictObject({ plan_id: ref('plan') });

/** Begins a plan as a draft. */
export const createPlan = defineRoute({
  method: 'POST',
  path: '/admin/plans',
  feature: 'plans',
  summary: 'Begins a plan as a draft.',
  access: 'platform.manage',
  body: z.strictObject({
    key: offerKey,
    audience,
    position: z.number().int().min(0).max(10_000),
    ...planTerms,
  }),
  response: planEntry,
  errors: ['conflict'],
  idempotent: true,
});

/** Writes the draft of a plan, the next version where the last one is published. */
export const savePlan = defineRoute({
  method: 'PUT',
  path: '/admin/plans/:plan_id',
  feature: 'plans',
  summary: 'Writes the draft of a plan; begins the next version where the last one is published.',
  access: 'platform.manage',
  params: onPlan,
  body: z.strictObject({ position: z.number().int().min(0).max(10_000), ...planTerms }),
  response: planEntry,
  errors: ['not_found'],
});

/** Publishes the draft: new customers get it, holders keep what they bought. */
export const publishPlan = defineRoute({
  method: 'POST',
  path: '/admin/plans/:plan_id/publish',
  feature: 'plans',
  summary: 'Publishes the draft of a plan; holders of earlier versions keep theirs.',
  access: 'platform.manage',
  params: onPlan,
  body: z.strictObject({ /** The version that was looked at. */ version: z.number().int().min(1) }),
  response: planEntry,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Throws the draft away; a plan that was never published goes with it. */
export const discardPlanDraft = defineRoute({
  method: 'DELETE',
  path: '/admin/plans/:plan_id/draft',
  feature: 'plans',
  summary: 'Discards the draft of a plan, and the plan itself where it was never published.',
  access: 'platform.manage',
  params: onPlan,
  response: z.object({ plan: planEntry.nullable() }),
  errors: ['not_found'],
});

/** Closes a plan or puts it on sale again. */
export const movePlan = defineRoute({
  method: 'POST',
  path: '/admin/plans/:plan_id/transitions',
  feature: 'plans',
  summary: 'Closes a plan, which goes on for those who have it, or opens it again.',
  access: 'platform.manage',
  params: onPlan,
  body: z.strictObject({ from: offerStatus, to: z.enum(['published', 'closed']) }),
  response: planEntry,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

const addOnTerms = {
  name: line(80, 1),
  description: text(400),
  wordings: offerWordings,
  price: cents,
  currency: line(3, 3),
  kind: addOnKind,
  every: billingPeriod.nullable(),
  expires_days: z.number().int().min(1).max(3650).nullable(),
  grants: featureValues,
};
const addOnEntry = z.object({
  id: z.string(),
  key: offerKey,
  status: offerStatus,
  audiences: z.array(audience),
  position: z.number().int(),
  /** Newest first; a draft stands before all. */
  versions: z.array(z.object({ id: z.string(), ...versionState, ...addOnTerms })),
});
/** An add-on with its versions, as the super admin sees it. */
export type AddOnEntry = z.output<typeof addOnEntry>;

/** All add-ons, by ascending price. */
export const listAllAddOns = defineRoute({
  method: 'GET',
  path: '/admin/addons',
  feature: 'plans',
  summary: 'Every add-on with its versions, by ascending price.',
  access: 'platform.manage',
  response: z.object({ items: z.array(addOnEntry) }),
});

const onAddOn = z.strictObject({ add_on_id: ref('add_on') });
const addOnPlace = {
  audiences: z.array(audience).min(1).max(3),
  position: z.number().int().min(0).max(10_000),
};

/** Begins an add-on as a draft. */
export const createAddOn = defineRoute({
  method: 'POST',
  path: '/admin/addons',
  feature: 'plans',
  summary: 'Begins an add-on as a draft.',
  access: 'platform.manage',
  body: z.strictObject({ key: offerKey, ...addOnPlace, ...addOnTerms }),
  response: addOnEntry,
  errors: ['conflict'],
  idempotent: true,
});

/** Writes the draft of an add-on, the next version where the last one is published. */
export const saveAddOn = defineRoute({
  method: 'PUT',
  path: '/admin/addons/:add_on_id',
  feature: 'plans',
  summary: 'Writes the draft of an add-on; begins the next version where the last one is published.',
  access: 'platform.manage',
  params: onAddOn,
  body: z.strictObject({ ...addOnPlace, ...addOnTerms }),
  response: addOnEntry,
  errors: ['not_found'],
});

/** Publishes the draft of an add-on. */
export const publishAddOn = defineRoute({
  method: 'POST',
  path: '/admin/addons/:add_on_id/publish',
  feature: 'plans',
  summary: 'Publishes the draft of an add-on; holders of earlier versions keep theirs.',
  access: 'platform.manage',
  params: onAddOn,
  body: z.strictObject({ version: z.number().int().min(1) }),
  response: addOnEntry,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Throws the draft away; an add-on that was never published goes with it. */
export const discardAddOnDraft = defineRoute({
  method: 'DELETE',
  path: '/admin/addons/:add_on_id/draft',
  feature: 'plans',
  summary: 'Discards the draft of an add-on, and the add-on itself where it was never published.',
  access: 'platform.manage',
  params: onAddOn,
  response: z.object({ add_on: addOnEntry.nullable() }),
  errors: ['not_found'],
});

/** Closes an add-on or puts it on sale again. */
export const moveAddOn = defineRoute({
  method: 'POST',
  path: '/admin/addons/:add_on_id/transitions',
  feature: 'plans',
  summary: 'Closes an add-on, which goes on for those who have it, or opens it again.',
  access: 'platform.manage',
  params: onAddOn,
  body: z.strictObject({ from: offerStatus, to: z.enum(['published', 'closed']) }),
  response: addOnEntry,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** The customers' page as one kind of organization would see it. */
export const previewPlans = defineRoute({
  method: 'GET',
  path: '/admin/plans/preview',
  feature: 'plans',
  summary: 'What customers of one kind see, with drafts as if they were published where that is asked for.',
  access: 'platform.manage',
  query: z.strictObject({ audience, drafts: z.enum(['with', 'without']).default('without') }),
  response: z.object({ plans: plansShown, add_ons: z.array(addOnOffer) }),
});

/** The super admin's routes. */
export const managePlansRoutes = [
  listFeatures,
  addFeature,
  saveFeature,
  removeFeature,
  listAllPlans,
  createPlan,
  savePlan,
  publishPlan,
  discardPlanDraft,
  movePlan,
  listAllAddOns,
  createAddOn,
  saveAddOn,
  publishAddOn,
  discardAddOnDraft,
  moveAddOn,
  previewPlans,
];
