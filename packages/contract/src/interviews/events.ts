import { MOST_PARTS } from '@tryout/domain/interviews/event-day';
import { EVENT_STATUS_NAMES } from '@tryout/domain/interviews/event-status';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, pageOf, pageQuery, ref, text } from '../fields.ts';
import {
  breakMinutes,
  callLink,
  duration,
  EVENT_KINDS,
  EVENT_WAYS,
  event,
  eventFilters,
  eventRow,
  MOST_PARTICIPANTS,
  MOST_SLOTS,
  pool,
  stretch,
  timeZone,
} from './event-fields.ts';

const feature = 'interviews';
const one = z.strictObject({ event_id: ref('event') });
const version = z.number().int().min(0);
const people = z
  .array(
    z.strictObject({
      user_id: z.uuid({ message: 'must be an id' }),
      is_required: z.boolean().default(true),
    }),
  )
  .max(MOST_PARTICIPANTS - 1);

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

/** Interviews: arranging them, answering, and how they end. */
export const eventRoutes = [
  listEvents,
  createEvent,
  readEvent,
  updateEvent,
  updateSlots,
  answerEvent,
  scheduleEvent,
  moveEvent,
  nudgeEvent,
  readEventFile,
];
