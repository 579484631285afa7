import { HEALTH_STATES } from '@tryout/domain/system/health';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant } from '../fields.ts';

/** Whether the server and its database answer; for whoever watches the machine. */
export const health = defineRoute({
  method: 'GET',
  path: '/health',
  feature: 'system',
  summary: 'Says whether the server and its database answer.',
  access: 'public.read',
  response: z.object({ status: z.literal('ok'), version: z.string(), demo: z.boolean() }),
  errors: ['unavailable'],
});

/** Whether the process lives, whatever its database does; a supervisor that gets no answer starts it anew. */
export const liveness = defineRoute({
  method: 'GET',
  path: '/health/live',
  feature: 'system',
  summary: 'Says that the process lives, whatever its database does.',
  access: 'public.read',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
});

/** Whether requests should be sent here: not while the database does not answer, nor once the server is stopping. */
export const readiness = defineRoute({
  method: 'GET',
  path: '/health/ready',
  feature: 'system',
  summary: 'Says whether requests should be sent here: the database answers, and the server is not stopping.',
  access: 'public.read',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: ['unavailable'],
});

const state = z.enum(HEALTH_STATES);
const count = z.number().int();

/** How each part of the platform is doing; for the super admin. */
export const platformHealth = defineRoute({
  method: 'GET',
  path: '/admin/health',
  feature: 'system',
  summary: 'How the queue, emails, storage, database, builds host and browser of the platform are doing.',
  access: 'platform.read',
  response: z.object({
    version: z.string(),
    /** When the server was started. */
    started_at: instant,
    queue: z.object({
      state,
      waiting: count,
      /** Seconds; null where none waits. */
      oldest_due_s: z.number().nullable(),
      failed_last_day: count,
    }),
    mail: z.object({
      state,
      transport: z.enum(['smtp', 'outbox']),
      waiting: count,
      /** Seconds; null where none waits. */
      oldest_due_s: z.number().nullable(),
      failed_last_day: count,
      last_sent_at: instant.nullable(),
    }),
    storage: z.object({
      state,
      free_bytes: z.number(),
      /** 0 where the system does not say. */
      total_bytes: z.number(),
      files: count,
      files_bytes: z.number(),
    }),
    database: z.object({
      state,
      answer_ms: z.number(),
      size_bytes: z.number(),
      connections: count,
      max_connections: count,
      /** Such as `18.1`. */
      server_version: z.string(),
      is_embedded: z.boolean(),
    }),
    builds_host: z.object({
      state,
      address: z.string(),
      is_served: z.boolean(),
      answers: z.boolean().nullable(),
    }),
    browser: z.object({ state, is_found: z.boolean() }),
    backups: z.object({
      state,
      /** Null: none is kept. */
      last_made_at: instant.nullable(),
      is_nightly: z.boolean(),
    }),
  }),
});

/** This API, described. */
export const openApi = defineRoute({
  method: 'GET',
  path: '/openapi.json',
  feature: 'system',
  summary: 'The API as an OpenAPI 3.1 document.',
  access: 'public.read',
  response: z.unknown(),
  answers: 'text',
});

/** Server-sent events for the signed-in person: `event` is the topic to look at again. */
export const liveEvents = defineRoute({
  method: 'GET',
  path: '/live/events',
  feature: 'system',
  summary: 'A stream of events for the signed-in person.',
  access: 'account.read',
  response: z.unknown(),
  answers: 'events',
});

/** The routes of this feature. */
export const systemRoutes = [health, liveness, readiness, platformHealth, openApi, liveEvents];
