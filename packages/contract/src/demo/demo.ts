import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, pageOf, pageQuery, uuid } from '../fields.ts';

/** Whose side of the demo to look from. */
export const demoSide = z.enum(['recruiter', 'admin', 'manager', 'super_admin', 'candidate']);

/** A play without an account: a visitor becomes an applicant of the demo position. */
export const startDemo = defineRoute({
  method: 'POST',
  path: '/demo/start',
  feature: 'demo',
  summary: 'Makes an anonymous applicant of the demo position, ready to play. Absent without the demo.',
  access: 'public.write',
  body: z.strictObject({}),
  response: z.object({ application_id: z.string() }),
  errors: ['not_found'],
  limit: 'public_form',
});

/** Signs in as one of the demo accounts. */
export const lookAround = defineRoute({
  method: 'POST',
  path: '/demo/look',
  feature: 'demo',
  summary: 'Signs in as one of the demo accounts. Absent without the demo.',
  access: 'public.write',
  body: z.strictObject({ side: demoSide, application_id: uuid.optional() }),
  response: z.object({ path: z.string() }),
  errors: ['not_found'],
  limit: 'public_form',
});

/** Mails that were not sent because no mail server is set up. */
export const readOutbox = defineRoute({
  method: 'GET',
  path: '/dev/outbox',
  feature: 'demo',
  summary: 'Mails kept in the local outbox, newest first. Absent without the demo, and with a mail server.',
  access: 'public.read',
  query: z.strictObject(pageQuery),
  response: pageOf(
    z.object({
      id: z.string(),
      to_email: z.string(),
      subject: z.string(),
      body_text: z.string(),
      status: z.string(),
      send_after: instant,
      created_at: instant,
    }),
  ),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const demoRoutes = [startDemo, lookAround, readOutbox];
