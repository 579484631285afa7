import { EVENT_STATUS_NAMES } from '@tryout/domain/interviews/event-status';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing } from '../fields.ts';
import { EVENT_KINDS, EVENT_WAYS, stretch, timeZone } from './event-fields.ts';

const feature = 'interviews';

/** What the booking page shows. */
export const booking = z.object({
  status: z.enum(EVENT_STATUS_NAMES),
  way: z.enum(EVENT_WAYS),
  kind: z.enum(EVENT_KINDS),
  title: z.string(),
  duration_min: z.number().int(),
  time_zone: z.string(),
  candidate_time_zone: z.string(),
  organization_name: z.string(),
  position_title: z.string(),
  first_name: z.string(),
  people: z.array(z.string()),
  place: z.string(),
  link: z.string(),
  message: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Parts of an interview day in order; empty: it is one interview. Times and length above are the whole day's. */
  parts: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(EVENT_KINDS),
      duration_min: z.number().int(),
      /** Minutes from the beginning of the day. */
      offset_min: z.number().int(),
      starts_at: z.string().nullable(),
      ends_at: z.string().nullable(),
      place: z.string(),
      link: z.string(),
      people: z.array(z.string()),
    }),
  ),
  your_response: z.enum(['needs_action', 'accepted', 'declined', 'tentative']),
  /** Starts that can be chosen now. */
  starts: z.array(z.string()),
  /** What is held for this link, and until when; null: nothing. */
  held: z.object({ starts_at: z.string(), until: z.string() }).nullable(),
  /** Whether it can still be moved or called off here. */
  can_change: z.boolean(),
});
/** What the booking page shows. */
export type Booking = z.output<typeof booking>;

const bookParams = z.strictObject({ token: line(400, 1) });
const bookErrors = ['not_found', 'conflict', 'refused_by_rule'] as const;

/** The booking page's content. */
export const readBooking = defineRoute({
  method: 'GET',
  path: '/book/:token',
  feature,
  summary: 'What the booking link of an interview shows.',
  access: 'public.read',
  params: bookParams,
  response: booking,
  errors: ['not_found'],
  limit: 'lookup',
});

/** The candidate has the page before them. */
export const seeBooking = defineRoute({
  method: 'POST',
  path: '/book/:token/seen',
  feature,
  summary:
    'Notes that the candidate has the page before them. Reading it notes nothing: programs that look at links before a person does read it as well.',
  access: 'public.write',
  params: bookParams,
  response: nothing,
  errors: ['not_found'],
});

/** Holds a time for five minutes. */
export const holdTime = defineRoute({
  method: 'POST',
  path: '/book/:token/hold',
  feature,
  summary: 'Holds a time for five minutes.',
  access: 'public.write',
  params: bookParams,
  body: z.strictObject({ starts_at: instant }),
  response: booking,
  errors: bookErrors,
});

/** Gives a held time free. */
export const releaseTime = defineRoute({
  method: 'DELETE',
  path: '/book/:token/hold',
  feature,
  summary: 'Gives free a time that is held, as when its page is left.',
  access: 'public.write',
  params: bookParams,
  query: z.strictObject({ starts_at: instant }),
  response: booking,
  errors: bookErrors,
});

/** Books a time, or moves the interview to it. */
export const bookTime = defineRoute({
  method: 'POST',
  path: '/book/:token/time',
  feature,
  summary: 'Books a time, or moves the interview to another one.',
  access: 'public.write',
  params: bookParams,
  body: z.strictObject({ starts_at: instant, time_zone: timeZone }),
  response: booking,
  errors: bookErrors,
});

/** Says yes to a fixed time, or calls the interview off. */
export const answerBooking = defineRoute({
  method: 'POST',
  path: '/book/:token/response',
  feature,
  summary: 'Says yes to the chosen time, or calls the interview off.',
  access: 'public.write',
  params: bookParams,
  body: z.strictObject({ response: z.enum(['accepted', 'declined']), reason: line(500).default('') }),
  response: booking,
  errors: bookErrors,
});

/** Proposes other times. */
export const proposeTimes = defineRoute({
  method: 'POST',
  path: '/book/:token/slots',
  feature,
  summary: 'Says when the candidate can, where no offered time suits.',
  access: 'public.write',
  params: bookParams,
  body: z.strictObject({
    time_zone: timeZone,
    slots: z.array(stretch).min(1, 'must name at least one time').max(10),
    words: line(500).default(''),
  }),
  response: booking,
  errors: bookErrors,
});

/** The booked interview as a calendar file. */
export const readBookingFile = defineRoute({
  method: 'GET',
  path: '/book/:token/calendar',
  feature,
  summary: 'The booked interview as an iCalendar file.',
  access: 'public.read',
  params: bookParams,
  response: z.string(),
  errors: ['not_found', 'refused_by_rule'],
  limit: 'lookup',
  answers: 'file',
});

/** What a candidate does by a link, without signing in. */
export const bookingRoutes = [
  readBooking,
  seeBooking,
  holdTime,
  releaseTime,
  bookTime,
  answerBooking,
  proposeTimes,
  readBookingFile,
];
