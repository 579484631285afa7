import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, ref, text } from '../fields.ts';
import { featureKey, featureValue, featureValues } from '../plans/plan-fields.ts';

/** Most members of a cohort. */
export const MOST_GROUP_MEMBERS = 500;

const member = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Their workspace; null: none yet, so that nothing reaches them. */
  organization_id: z.string().nullable(),
  added_at: instant,
});

const group = z.object({
  independent_group_id: z.string(),
  name: z.string(),
  description: z.string(),
  /** `planned` before its first moment, `over` after its last. */
  state: z.enum(['planned', 'active', 'over']),
  /** What it gives by itself, by key of a feature. */
  features: featureValues,
  /** What members are given in all: the plan's features, with those above in their place. */
  gives: z.array(z.object({ key: featureKey, name: z.string(), value: featureValue })),
  /** Whose features members have; null: none. */
  plan: z.object({ plan_id: z.string(), name: z.string() }).nullable(),
  simulations: z.array(z.object({ simulation_id: z.string(), name: z.string() })),
  starts: instant,
  ends: instant.nullable(),
  member_count: z.number().int(),
  /** Empty for members, who do not see one another. */
  members: z.array(member),
  version: z.number().int(),
  created_at: instant,
});
/** A cohort of independent recruiters. */
export type IndependentGroup = z.output<typeof group>;

/** All cohorts, for the super admin; for an independent recruiter their own, without the other members. */
export const listIndependentGroups = defineRoute({
  method: 'GET',
  path: '/admin/independent/groups/all',
  feature: 'independent-groups',
  summary: 'Cohorts of independent recruiters by name; an independent recruiter sees their own.',
  access: 'independent_group.read',
  response: z.object({ items: z.array(group) }),
});

/** Who can be a member: independent recruiters, by a part of their name or address. */
export const findGroupMembers = defineRoute({
  method: 'GET',
  path: '/admin/independent/recruiters',
  feature: 'independent-groups',
  summary: 'Independent recruiters by a part of their name or address, at most 20.',
  access: 'platform.manage',
  query: z.strictObject({ search: line(120).default('') }),
  response: z.object({ items: z.array(member.omit({ added_at: true })) }),
});

/** What can be given: plans for independent recruiters, features, and the platform's simulations. */
export const readGroupOptions = defineRoute({
  method: 'GET',
  path: '/admin/independent/options',
  feature: 'independent-groups',
  summary: 'What cohorts can give: features, plans for independent recruiters, simulations of the library.',
  access: 'platform.manage',
  response: z.object({
    features: z.array(
      z.object({ key: featureKey, kind: z.enum(['flag', 'limit', 'metered']), name: z.string() }),
    ),
    plans: z.array(z.object({ plan_id: z.string(), name: z.string() })),
    simulations: z.array(z.object({ simulation_id: z.string(), name: z.string() })),
  }),
});

const written = {
  name: line(120, 1),
  description: text(2000).default(''),
  features: featureValues.default({}),
  plan_id: ref('plan').nullable().default(null),
  simulation_ids: z.array(ref('simulation')).max(100, 'must be at most 100').default([]),
  member_ids: z
    .array(ref('user'))
    .max(MOST_GROUP_MEMBERS, `must be at most ${MOST_GROUP_MEMBERS}`)
    .default([]),
  /** Null: now. */
  starts: instant.nullable().default(null),
  /** Null: until it is deleted. */
  ends: instant.nullable().default(null),
};

/** Makes a cohort; its members are told. */
export const addIndependentGroup = defineRoute({
  method: 'POST',
  path: '/admin/add/independent/group',
  feature: 'independent-groups',
  summary: 'Makes a cohort of independent recruiters, gives its members what it gives, and tells them.',
  access: 'platform.manage',
  body: z.strictObject(written),
  response: group,
  idempotent: true,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Changes a cohort as a whole; who joins, leaves or has something else is told. */
export const changeIndependentGroup = defineRoute({
  method: 'PUT',
  path: '/admin/independent/groups/:independent_group_id',
  feature: 'independent-groups',
  summary: 'Changes a cohort with its members; 409 where it was changed since it was read.',
  access: 'platform.manage',
  params: z.strictObject({ independent_group_id: ref('independent_group') }),
  body: z.strictObject({ ...written, version: z.number().int().min(1) }),
  response: group,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/**
 * Deletes a cohort. Refused while it is the only source of something that a member has now, unless its members go to another
 * one.
 */
export const deleteIndependentGroup = defineRoute({
  method: 'DELETE',
  path: '/admin/delete/independent/group/:id',
  feature: 'independent-groups',
  summary:
    'Deletes a cohort; refused while it alone gives members something, unless they go to another cohort.',
  access: 'platform.manage',
  params: z.strictObject({ id: ref('independent_group') }),
  query: z.strictObject({ reassign_to: ref('independent_group').optional() }),
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of this feature. */
export const independentGroupsRoutes = [
  listIndependentGroups,
  findGroupMembers,
  readGroupOptions,
  addIndependentGroup,
  changeIndependentGroup,
  deleteIndependentGroup,
];
