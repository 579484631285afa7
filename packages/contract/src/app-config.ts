import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { instant, line } from './fields.ts';

/** What every page may know before anyone has signed in. */
export const publicConfig = defineRoute({
  method: 'GET',
  path: '/config',
  feature: 'app-config',
  summary: 'Limits, lists and switches that the pages need.',
  access: 'public.read',
  response: z.object({
    demo: z.boolean(),
    free_mail_domains: z.array(z.string()),
    default_time_zone: z.string(),
    maintenance_banner: z.string(),
    password: z.object({ min: z.number().int(), max: z.number().int() }),
    organizations_approved_at_once: z.boolean(),
    linkedin: z.boolean(),
    bands: z.array(z.object({ key: z.string(), label: z.string(), min: z.number(), max: z.number() })),
    max_logo_bytes: z.number().int(),
  }),
});

/** One setting with its rule, its value and where it stands by default. */
export const appConfigEntry = z.object({
  key: z.string(),
  type: z.enum(['text', 'integer', 'flag', 'text_list']),
  value: z.unknown(),
  default: z.unknown(),
  description: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  is_public: z.boolean(),
  updated_at: instant.nullable(),
  updated_by: z.string().nullable(),
});

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
    values: z.record(line(80, 1), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
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
        key: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        changed_by: z.string().nullable(),
        changed_at: instant,
      }),
    ),
  }),
});

/** The routes of this feature. */
export const appConfigRoutes = [publicConfig, listAppConfigs, updateAppConfigs, appConfigHistory];
