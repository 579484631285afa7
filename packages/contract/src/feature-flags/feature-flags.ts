import { FLAG_KEYS, type FlagKey, WORKSPACE_KINDS } from '@tryout/domain/feature-flags/flags';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref } from '../fields.ts';

/** Most organizations that an audience names one by one. */
export const MOST_FLAG_ORGANIZATIONS = 200;

/** The key of a feature flag. */
export const flagKey = z.enum(FLAG_KEYS as [FlagKey, ...FlagKey[]], { message: 'is no feature flag' });

const kind = z.enum(['everyone', 'none', 'some'], { message: 'must be everyone, none or some' });
const named = z.object({ organization_id: z.string(), name: z.string() });

const audience = z.object({
  kind,
  /** Of `some`: in any case. */
  organizations: z.array(named),
  /** Of `some`: the share of all others, whole percent. */
  percent: z.number().int(),
  /** Of `some`: the kinds of workspaces that the share is of. */
  kinds: z.array(z.enum(WORKSPACE_KINDS)),
});
/** For whom a flag is on, with names. */
export type FlagAudienceView = z.output<typeof audience>;

const flag = z.object({
  key: flagKey,
  audience,
  /** How many approved organizations it is on for now. */
  on_for: z.number().int(),
  /** 0: never changed. */
  version: z.number().int(),
  updated_at: instant.nullable(),
  updated_by: z.string().nullable(),
});
/** A feature flag as it is now. */
export type FeatureFlag = z.output<typeof flag>;

const flags = z.object({
  items: z.array(flag),
  /** Approved organizations. */
  organizations: z.number().int(),
});

const changed = z.object({
  ...flags.shape,
  /** What was changed, to take it back by; null: nothing was. */
  change_id: z.string().nullable(),
  /** The flag's version now. */
  version: z.number().int(),
});

/** All feature flags. */
export const listFeatureFlags = defineRoute({
  method: 'GET',
  path: '/admin/feature/flags',
  feature: 'feature-flags',
  summary: 'The feature flags with their audiences, and how many organizations each is on for.',
  access: 'platform.manage',
  response: flags,
});

/** Organizations that can be chosen. */
export const findFlagOrganizations = defineRoute({
  method: 'GET',
  path: '/admin/feature/flags/organizations',
  feature: 'feature-flags',
  summary: 'Approved organizations by a part of their name, at most 20.',
  access: 'platform.manage',
  query: z.strictObject({ search: line(120).default('') }),
  response: z.object({ items: z.array(named.extend({ kind: z.string() })) }),
});

/** Says for whom a flag is on. */
export const changeFeatureFlag = defineRoute({
  method: 'PUT',
  path: '/admin/feature/flags/:key',
  feature: 'feature-flags',
  summary: 'Says for whom a feature flag is on. 409 if it has changed since it was looked at.',
  access: 'platform.manage',
  params: z.strictObject({ key: flagKey }),
  body: z.strictObject({
    version: z.number({ message: 'must be a number' }).int().min(0, 'must be 0 or more'),
    kind,
    organization_ids: z
      .array(ref('organization'))
      .max(MOST_FLAG_ORGANIZATIONS, `must be at most ${MOST_FLAG_ORGANIZATIONS}`)
      .default([]),
    percent: z
      .number({ message: 'must be a number' })
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(100, 'must be 100 or less')
      .default(0),
    kinds: z
      .array(z.enum(WORKSPACE_KINDS, { message: 'is no kind of workspace' }))
      .default([...WORKSPACE_KINDS]),
  }),
  response: changed,
  errors: ['not_found', 'conflict'],
});

/** What flags were before, newest first. */
export const featureFlagHistory = defineRoute({
  method: 'GET',
  path: '/admin/feature/flags/history',
  feature: 'feature-flags',
  summary: 'The latest 100 changes of feature flags.',
  access: 'platform.manage',
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        /** A key of before may be that of a flag which is no more. */
        key: z.string(),
        before: audience,
        after: audience,
        /** Whether the audience before it can be brought back: the flag exists and has another one now. */
        restorable: z.boolean(),
        changed_by: z.string().nullable(),
        changed_at: instant,
      }),
    ),
  }),
});

/** Gives a flag back the audience it had before a change. */
export const restoreFeatureFlag = defineRoute({
  method: 'POST',
  path: '/admin/feature/flags/history/:feature_flag_change_id/restore',
  feature: 'feature-flags',
  summary: 'Gives a flag the audience it had before a change. 409 if it has changed since it was looked at.',
  access: 'platform.manage',
  params: z.strictObject({ feature_flag_change_id: ref('feature_flag_change') }),
  body: z.strictObject({
    /** The version that the caller has seen. */
    version: z.number({ message: 'must be a number' }).int().min(0, 'must be 0 or more'),
  }),
  response: changed,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** The routes of this feature. */
export const featureFlagsRoutes = [
  listFeatureFlags,
  findFlagOrganizations,
  changeFeatureFlag,
  featureFlagHistory,
  restoreFeatureFlag,
];
