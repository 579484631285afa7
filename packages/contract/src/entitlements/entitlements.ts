import { ENTITLEMENT_SOURCES } from '@tryout/domain/plans/entitlements';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref } from '../fields.ts';
import { featureKey, featureKind, featureValue } from '../plans/plan-fields.ts';

const source = z.enum(ENTITLEMENT_SOURCES);

const featureUse = z.object({
  /** Whether it may be used at all. */
  enabled: z.boolean(),
  /** How many; null: without a limit, or a switch. */
  limit: z.number().int().nullable(),
  /** How many are used now, or in this month; null: a switch, or nothing counts it. */
  used: z.number().int().nullable(),
  /** When counting begins anew; null: it does not. */
  resets_at: instant.nullable(),
  /** What gave it; empty where plans are not used. */
  source: z.array(source),
  /** The least plan on sale that has it, or more of it, where there is no room; empty: none has, or there is room. */
  plan: z.string(),
});
/** What an organization has of a feature and how much it uses. */
export type FeatureUse = z.output<typeof featureUse>;

/** What the caller's organization may use, by key; nothing for those without an organization. */
export const readUserFeatures = defineRoute({
  method: 'GET',
  path: '/features/user/features',
  feature: 'entitlements',
  summary: 'By key of a feature: whether the caller’s organization has it, how many, and how many are used.',
  access: 'account.read',
  response: z.record(featureKey, featureUse),
});

const granted = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  key: featureKey,
  kind: featureKind,
  name: z.string(),
  value: featureValue,
  source,
  /** The plan or add-on that gave it; empty: neither. */
  from_name: z.string(),
  starts: instant,
  ends: instant.nullable(),
  is_in_force: z.boolean(),
  reason: z.string(),
  /** The super admin who granted it; empty: nobody did by hand. */
  granted_by_name: z.string(),
});
/** An entitlement, as the super admin sees it. */
export type GrantedEntitlement = z.output<typeof granted>;

/** What one organization has and from where. */
export const listEntitlements = defineRoute({
  method: 'GET',
  path: '/admin/entitlements',
  feature: 'entitlements',
  summary:
    'What an organization may use and what gave it, with what is over; without one: the latest grants by hand.',
  access: 'platform.manage',
  query: z.strictObject({ organization_id: ref('organization').optional() }),
  response: z.object({
    items: z.array(granted),
    /** What they come to, with the use; empty without an organization. */
    effective: z.record(featureKey, featureUse),
  }),
  errors: ['not_found'],
});

/** Gives an organization something by hand. */
export const grantByHand = defineRoute({
  method: 'POST',
  path: '/admin/entitlements',
  feature: 'entitlements',
  summary: 'Gives an organization a feature by hand, with a reason that stands in the security log.',
  access: 'platform.manage',
  body: z.strictObject({
    organization_id: ref('organization'),
    key: featureKey,
    value: featureValue,
    /** Left out: until it is ended. */
    ends: instant.nullable().default(null),
    reason: line(300, 3),
  }),
  response: granted,
  errors: ['not_found', 'refused_by_rule'],
  idempotent: true,
});

/** Ends what was given by hand. */
export const endGrant = defineRoute({
  method: 'POST',
  path: '/admin/entitlements/:entitlement_id/end',
  feature: 'entitlements',
  summary: 'Ends what was given by hand, now.',
  access: 'platform.manage',
  params: z.strictObject({ entitlement_id: ref('entitlement') }),
  body: z.strictObject({ reason: line(300, 3) }),
  response: granted,
  errors: ['not_found', 'refused_by_rule'],
});

const billingState = z.object({
  is_on: z.boolean(),
  /** What turning it on would grant: organizations, and how many of them use more than nothing of each feature. */
  organizations: z.number().int(),
  in_use: z.array(z.object({ key: featureKey, name: z.string(), organizations: z.number().int() })),
});
/** Whether plans are used on this platform. */
export const readBilling = defineRoute({
  method: 'GET',
  path: '/admin/billing',
  feature: 'entitlements',
  summary: 'Whether plans are used on this platform, and what turning them on would grant.',
  access: 'platform.manage',
  response: billingState,
});

/** Turns plans on or off for the whole platform. */
export const switchBilling = defineRoute({
  method: 'PUT',
  path: '/admin/billing',
  feature: 'entitlements',
  summary:
    'Turns plans on, which grants every organization what it uses now, or off, which gives everybody everything.',
  access: 'platform.manage',
  body: z.strictObject({
    is_on: z.boolean(),
    /** As it was on the caller’s screen. */
    was_on: z.boolean(),
  }),
  response: billingState.extend({
    /** Organizations that were granted what they use. */ granted: z.number().int(),
  }),
  errors: ['conflict'],
});

/** The routes of this feature. */
export const entitlementsRoutes = [
  readUserFeatures,
  listEntitlements,
  grantByHand,
  endGrant,
  readBilling,
  switchBilling,
];
