import { MOST_PARTS } from '@tryout/domain/interviews/event-day';
import { EVENT_STATUS_NAMES } from '@tryout/domain/interviews/event-status';
import { PARTICIPANT_KINDS } from '@tryout/domain/interviews/participant-kinds';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, pageOf, pageQuery, ref, text } from '../fields.ts';
import {
  availability,
  callLink,
  duration,
  EVENT_KINDS,
  EVENT_WAYS,
  event,
  eventFilters,
  eventRow,
  MOST_PARTICIPANTS,
  MOST_SLOTS,
  stretch,
  timeZone,
} from './event-fields.ts';

const feature = 'interviews';
const one = z.strictObject({ event_id: ref('event') });
const version = z.number().int().min(0);

/** Lists of events. */
export const EVENT_LISTS = ['upcoming', 'waiting', 'past'] as const;

/** Events that the caller may see. */
export const listEvents = defineRoute({
  method: 'GET',
  path: '/events',
  feature,
  summary: 'Interviews the caller may see: upcoming ones by time, those without a time, or past ones.',
  access: 'event.read',
  query: z.strictObject({
    ...pageQuery,
    list: z.enum(EVENT_LISTS).default('upcoming'),
    application_id: ref('application').optional(),
    ...eventFilters,
    q: line(120).optional(),
  }),
  response: pageOf(eventRow),
});

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

const people = z
  .array(
    z.strictObject({
      user_id: z.uuid({ message: 'must be an id' }),
      is_required: z.boolean().default(true),
    }),
  )
  .max(MOST_PARTICIPANTS - 1);
const pool = z.array(z.uuid({ message: 'must be an id' })).max(MOST_PARTICIPANTS - 1);
const breakMinutes = z.number().int().min(0).max(240, 'must be at most 240 minutes');

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

/** Arranges an interview. */
export const createEvent = defineRoute({
  method: 'POST',
  path: '/event',
  feature,
  summary: 'Arranges an interview: at a fixed time, at one of several slots, or by a booking link.',
  access: 'event.manage',
  body: z.strictObject({
    application_id: ref('application'),
    kind: z.enum(EVENT_KINDS),
    way: z.enum(EVENT_WAYS),
    title: line(120, 1),
    duration_min: duration,
    time_zone: timeZone.default('America/New_York'),
    place: line(300).default(''),
    link: callLink.default(''),
    message: text(2000).default(''),
    /** Who takes part; nobody where parts have their own. */
    participants: people.default([]),
    /** People of whom one takes part in turn: who had the fewest turns in the last 30 days. */
    round_robin: pool.default([]),
    /** Parts of an interview day, in order, two at least; none: one interview. The length is that of its parts then. */
    parts: z
      .array(
        z.strictObject({
          title: line(120, 1),
          kind: z.enum(EVENT_KINDS),
          duration_min: duration,
          /** Minutes until the next part begins. */
          break_min: breakMinutes.default(0),
          place: line(300).default(''),
          link: callLink.default(''),
          participants: people.default([]),
          round_robin: pool.default([]),
        }),
      )
      .max(MOST_PARTS)
      .default([]),
    /** The time, for a fixed one. */
    starts_at: instant.optional(),
    /** The slots to choose among, for proposed ones. */
    slots: z.array(stretch).max(MOST_SLOTS).default([]),
    /** Between which days times can be booked. */
    opens_at: instant.optional(),
    closes_at: instant.optional(),
    /** Keeps it as a draft, of which nobody is told. */
    is_draft: z.boolean().default(false),
    /** Takes a fixed time also where somebody's own calendar shows them as busy. */
    despite_busy: z.boolean().default(false),
  }),
  response: event,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
  idempotent: true,
});

/** One interview. */
export const readEvent = defineRoute({
  method: 'GET',
  path: '/event/:event_id',
  feature,
  summary: 'One interview with its participants, their slots and its history.',
  access: 'event.read',
  params: one,
  response: event,
  errors: ['not_found'],
});

/** Changes the words of an interview. */
export const updateEvent = defineRoute({
  method: 'PUT',
  path: '/event/:event_id',
  feature,
  summary: 'Changes title, place, link, message or people of an interview.',
  access: 'event.manage',
  params: one,
  body: z.strictObject({
    version,
    title: line(120, 1).optional(),
    place: line(300).optional(),
    link: callLink.optional(),
    message: text(2000).optional(),
    participants: z
      .array(
        z.strictObject({
          user_id: z.uuid({ message: 'must be an id' }),
          is_required: z.boolean().default(true),
        }),
      )
      .min(1, 'must name at least one person')
      .max(MOST_PARTICIPANTS - 1)
      .optional(),
  }),
  response: event,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Replaces a participant's slots. */
export const updateSlots = defineRoute({
  method: 'PUT',
  path: '/event/:event_id/slots',
  feature,
  summary: 'Replaces the time slots that one participant offers.',
  access: 'event.answer',
  params: one,
  body: z.strictObject({
    /** Whose; left out: the caller's. */
    user_id: z.uuid({ message: 'must be an id' }).optional(),
    slots_version: version,
    time_zone: timeZone,
    slots: z.array(stretch).max(MOST_SLOTS),
  }),
  response: event,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Answers to the chosen time. */
export const answerEvent = defineRoute({
  method: 'POST',
  path: '/event/:event_id/response',
  feature,
  summary: 'Says yes, no or maybe to the chosen time.',
  access: 'event.answer',
  params: one,
  body: z.strictObject({
    response: z.enum(['accepted', 'declined', 'tentative']),
    reason: line(500).default(''),
  }),
  response: event,
  errors: ['not_found', 'refused_by_rule'],
});

/** Sets or moves the time. */
export const scheduleEvent = defineRoute({
  method: 'POST',
  path: '/event/:event_id/time',
  feature,
  summary: 'Chooses a time, or moves the interview to another one.',
  access: 'event.manage',
  params: one,
  body: z.strictObject({
    version,
    starts_at: instant,
    reason: line(500).default(''),
    /** Also where somebody's own calendar shows them as busy. */
    despite_busy: z.boolean().default(false),
  }),
  response: event,
  errors: ['not_found', 'conflict', 'stale_status', 'refused_by_rule'],
});

/** Moves an event to another state. */
export const moveEvent = defineRoute({
  method: 'POST',
  path: '/event/:event_id/status',
  feature,
  summary: 'Asks for times again, calls an interview off, or says how it ended.',
  access: 'event.manage',
  params: one,
  body: z.strictObject({
    from: z.enum(EVENT_STATUS_NAMES),
    to: z.enum(['collecting', 'completed', 'no_show', 'cancelled']),
    reason: line(500).default(''),
  }),
  response: event,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Reminds those who have not answered. */
export const nudgeEvent = defineRoute({
  method: 'POST',
  path: '/event/:event_id/nudge',
  feature,
  summary: 'Reminds everyone who has not answered, at most once in four hours.',
  access: 'event.manage',
  params: one,
  response: z.object({ told: z.number().int() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** An event as a calendar file. */
export const readEventFile = defineRoute({
  method: 'GET',
  path: '/event/:event_id/calendar',
  feature,
  summary: 'The interview as an iCalendar file.',
  access: 'event.read',
  params: one,
  response: z.string(),
  errors: ['not_found', 'refused_by_rule'],
  answers: 'file',
});

const ownHours = z.object({
  ...availability.shape,
  version: z.number().int(),
  /** Whether these are the usual hours, since the person has said nothing yet. */
  is_usual: z.boolean(),
  /** Path of the person's calendar feed. */
  feed_path: z.string(),
});

/** The caller's hours. */
export const readAvailability = defineRoute({
  method: 'GET',
  path: '/events/availability',
  feature,
  summary: 'When the caller can be asked for interviews.',
  access: 'availability.manage',
  response: ownHours,
});

/** Replaces the caller's hours. */
export const updateAvailability = defineRoute({
  method: 'PUT',
  path: '/events/availability',
  feature,
  summary: 'Replaces the hours in which the caller can be asked for interviews.',
  access: 'availability.manage',
  body: z.strictObject({ ...availability.shape, version }),
  response: ownHours,
  errors: ['conflict'],
});

/** Holidays of a country. */
export const listHolidays = defineRoute({
  method: 'GET',
  path: '/events/holidays',
  feature,
  summary:
    'Countries and regions with their codes, and the public holidays of one from today on, for 13 months.',
  access: 'availability.manage',
  query: z.strictObject({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be a country')
      .optional(),
    region: line(20, 1).optional(),
  }),
  response: z.object({
    countries: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        regions: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
    /** Empty where no country is named. One that lasts several days is there for each of them. */
    items: z.array(z.object({ day: z.string(), name: z.string() })),
  }),
});

/** Makes the caller's calendar feed anew. */
export const renewFeed = defineRoute({
  method: 'POST',
  path: '/events/availability/feed',
  feature,
  summary: 'Gives the caller’s calendar feed a new address; the old one answers nothing any more.',
  access: 'availability.manage',
  response: ownHours,
});

/** A person's calendar feed. */
export const readFeed = defineRoute({
  method: 'GET',
  path: '/calendar/:token',
  feature,
  summary: 'A person’s interviews as an iCalendar feed, for whoever knows its address.',
  access: 'public.read',
  params: z.strictObject({ token: line(200, 1) }),
  response: z.string(),
  errors: ['not_found'],
  limit: 'lookup',
  answers: 'file',
});

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

/** The routes of this feature. */
export const interviewsRoutes = [
  listEvents,
  listInterviewers,
  findFreeTimes,
  findFreeDays,
  createEvent,
  readAvailability,
  updateAvailability,
  listHolidays,
  renewFeed,
  readEvent,
  updateEvent,
  updateSlots,
  answerEvent,
  scheduleEvent,
  moveEvent,
  nudgeEvent,
  readEventFile,
  readFeed,
  readBooking,
  holdTime,
  releaseTime,
  bookTime,
  answerBooking,
  proposeTimes,
  readBookingFile,
];
