import { MOST_PARTS } from '@tryout/domain/interviews/event-day';
import { PARTICIPANT_KINDS } from '@tryout/domain/interviews/participant-kinds';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, ref } from '../fields.ts';
import { breakMinutes, duration, pool } from './event-fields.ts';

const feature = 'interviews';

/** Who can be asked to interview an applicant. */
export const listInterviewers = defineRoute({
  method: 'GET',
  path: '/events/people',
  feature,
  summary: 'The applicant and everyone who can interview them, with their time zones.',
  access: 'event.manage',
  query: z.strictObject({ application_id: ref('application') }),
  response: z.object({
    application: z.object({
      application_id: z.string(),
      applicant_name: z.string(),
      position_id: z.string(),
      position_title: z.string(),
      /** Whether the candidate has confirmed the address; nobody else is mailed. */
      email_confirmed: z.boolean(),
    }),
    items: z.array(
      z.object({
        user_id: z.string(),
        name: z.string(),
        kind: z.enum(PARTICIPANT_KINDS),
        time_zone: z.string(),
        is_you: z.boolean(),
        /** Whether the person has said when they can be asked; else the usual hours are taken. */
        has_hours: z.boolean(),
      }),
    ),
  }),
});

/** Free times of people. */
export const findFreeTimes = defineRoute({
  method: 'GET',
  path: '/events/free',
  feature,
  summary: 'Starts that suit all named people, within at most 31 days; what they are taken by is not told.',
  access: 'event.manage',
  query: z.strictObject({
    application_id: ref('application'),
    /** Accounts of which all are needed, separated by commas. */
    user_ids: line(500).default(''),
    /** Accounts of which one is enough, separated by commas. */
    one_of: line(500).default(''),
    from: instant,
    until: instant,
    duration_min: z.coerce.number().pipe(duration),
  }),
  response: z.object({ starts: z.array(z.string()), is_capped: z.boolean() }),
});

/** Free times of an interview day. */
export const findFreeDays = defineRoute({
  method: 'POST',
  path: '/events/free',
  feature,
  summary: 'Starts of an interview day at which each part suits its people, within at most 31 days.',
  access: 'event.manage',
  body: z.strictObject({
    application_id: ref('application'),
    from: instant,
    until: instant,
    parts: z
      .array(
        z.strictObject({
          duration_min: duration,
          break_min: breakMinutes.default(0),
          user_ids: pool,
          one_of: pool.default([]),
        }),
      )
      .min(1)
      .max(MOST_PARTS),
  }),
  response: z.object({ starts: z.array(z.string()), is_capped: z.boolean() }),
});

/** Who can interview an applicant, and when. */
export const freeTimesRoutes = [listInterviewers, findFreeTimes, findFreeDays];
