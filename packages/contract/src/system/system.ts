import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

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
export const systemRoutes = [health, openApi, liveEvents];
