import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref } from '../fields.ts';

/** What every page may know before anyone has signed in. */
export const publicConfig = defineRoute({
  method: 'GET',
  path: '/config',
  feature: 'app-config',
  summary: 'Limits, lists and switches that the pages need.',
  access: 'public.read',
  response: z.object({
    demo: z.boolean(),
    /** Whether plans are used; otherwise everybody has everything. */
    billing: z.boolean(),
    free_mail_domains: z.array(z.string()),
    default_time_zone: z.string(),
    maintenance_banner: z.string(),
    /** Whether nothing can be changed just now, but by a super admin. */
    maintenance_mode: z.boolean(),
    /** Minutes in which a decision about one applicant can be taken back before the candidate is told; 0: told at once. */
    undo_minutes: z.number().int(),
    /** The same for a decision about many. */
    undo_minutes_many: z.number().int(),
    /** Fewest and most characters of a new password. */
    password: z.object({ min: z.number().int(), max: z.number().int() }),
    /** How long a code from a mail is valid. */
    pin_minutes: z.number().int(),
    organizations_approved_at_once: z.boolean(),
    /** The name of the provider people may sign in with, such as LinkedIn; null when none is set up. */
    linkedin: z.string().nullable(),
    bands: z.array(z.object({ key: z.string(), label: z.string(), min: z.number(), max: z.number() })),
    /** Largest files by their kind, in MB; logos and pictures of people are never more than 2. */
    upload_mb: z.object({ cv: z.number().int(), answer: z.number().int(), picture: z.number().int() }),
    /** Where maps are drawn from, with `{z}`, `{x}` and `{y}`, and whose they are; null: maps are the own outline. */
    map_tiles: z.object({ address: z.string(), attribution: z.string() }).nullable(),
  }),
});

/** One setting with its rule, its value and where it stands by default. */
export const appConfigEntry = z.object({
  key: z.string(),
  type: z.enum(['text', 'integer', 'flag', 'text_list', 'secret']),
  /** Of a secret only whether there is one: dots, or nothing. */
  value: z.unknown(),
  default: z.unknown(),
  description: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  is_public: z.boolean(),
  updated_at: instant.nullable(),
  updated_by: z.string().nullable(),
});

const configValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/** All settings of the platform. */
export const listAppConfigs = defineRoute({
  method: 'GET',
  path: '/admin/appconfigs',
  feature: 'app-config',
  summary: 'The platform’s settings.',
  access: 'platform.manage',
  response: z.object({ items: z.array(appConfigEntry) }),
});

/** Changes settings: all of them or none. */
export const updateAppConfigs = defineRoute({
  method: 'PUT',
  path: '/admin/appconfigs/update',
  feature: 'app-config',
  summary: 'Changes settings; one wrong value refuses all.',
  access: 'platform.manage',
  body: z.strictObject({
    values: z.record(line(80, 1), configValue),
  }),
  response: z.object({ items: z.array(appConfigEntry) }),
});

/** What a setting was before, newest first. */
export const appConfigHistory = defineRoute({
  method: 'GET',
  path: '/admin/appconfigs/history',
  feature: 'app-config',
  summary: 'The latest 100 changes of settings.',
  access: 'platform.manage',
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        key: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        /** Whether the value before it can be brought back: the setting exists, holds another value now, and allows it. */
        restorable: z.boolean(),
        changed_by: z.string().nullable(),
        changed_at: instant,
      }),
    ),
  }),
});

/** Brings back what a setting was before a change; refused when it is no longer what the caller has seen. */
export const restoreAppConfig = defineRoute({
  method: 'POST',
  path: '/admin/appconfigs/history/:app_config_change_id/restore',
  feature: 'app-config',
  summary: 'Gives a setting the value it had before a change. 409 if it has changed since it was looked at.',
  access: 'platform.manage',
  params: z.strictObject({ app_config_change_id: ref('app_config_change') }),
  body: z.strictObject({
    /** The value the setting has on the caller's screen. */
    current: configValue,
  }),
  response: z.object({ items: z.array(appConfigEntry) }),
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** The routes of this feature. */
export const appConfigRoutes = [
  publicConfig,
  listAppConfigs,
  updateAppConfigs,
  appConfigHistory,
  restoreAppConfig,
];
