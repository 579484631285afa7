import { AUDIENCES } from '@tryout/domain/plans/catalogue';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant } from '../fields.ts';
import { addOnOffer, featureSaid, featureValues, planOffer } from './plan-fields.ts';

const heldPlan = z.object({
  plan_id: z.string(),
  plan_version_id: z.string(),
  key: z.string(),
  name: z.string(),
  version: z.number().int(),
  /** What the bought version gives. */
  features: featureValues,
  since: instant,
  /** Null: until it is ended. */
  until: instant.nullable(),
  /** Whether nothing was bought and this is the free plan that every organization of its kind has. */
  is_default: z.boolean(),
  /** Whether it is still on sale as it was bought. */
  is_current: z.boolean(),
});

/** Everything about plans that an organization's page shows. */
export const plansShown = z.object({
  /** Whether plans are used on this platform; otherwise everybody has everything and all lists are empty. */
  is_on: z.boolean(),
  /** Whether something can be bought here; otherwise the people who run the platform turn plans on. */
  can_buy: z.boolean(),
  /** Null: no plan, and there is no free one. */
  current: heldPlan.nullable(),
  /** By ascending annual price. */
  plans: z.array(planOffer),
  /** Features that plans are compared by, in order. */
  features: z.array(featureSaid),
  /** Add-ons that the organization has now. */
  held_add_ons: z.array(
    z.object({ add_on_id: z.string(), name: z.string(), since: instant, until: instant.nullable() }),
  ),
});
/** See `plansShown`. */
export type PlansShown = z.output<typeof plansShown>;

/** The plans an organization can choose from, and the one it has. */
export const listPlans = defineRoute({
  method: 'GET',
  path: '/plans',
  feature: 'plans',
  summary: 'Plans for the caller’s kind of organization by ascending annual price, and the one it has.',
  access: 'billing.read',
  response: plansShown,
});

/** The add-ons an organization can buy. */
export const listAddOns = defineRoute({
  method: 'GET',
  path: '/addons',
  feature: 'plans',
  summary: 'Add-ons for the caller’s kind of organization, by ascending price.',
  access: 'billing.read',
  response: z.object({ items: z.array(addOnOffer) }),
});

/** The plans that anybody can read of before signing up, for one kind of organization. */
export const listPublicPlans = defineRoute({
  method: 'GET',
  path: '/pricing',
  feature: 'plans',
  summary: 'The plans for one kind of organization, for visitors; none where plans are not used here.',
  access: 'public.read',
  query: z.strictObject({ audience: z.enum(AUDIENCES).default('company') }),
  response: z.object({ plans: plansShown, add_ons: z.array(addOnOffer) }),
});

/** The routes of customers. */
export const plansRoutes = [listPlans, listAddOns, listPublicPlans];
