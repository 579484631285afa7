import { PARTICIPANT_KINDS } from '@tryout/domain/interviews/participant-kinds';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, queryFlag, ref } from '../fields.ts';
import { duration, EVENT_RESPONSES, eventFilters, eventRow } from './event-fields.ts';

const feature = 'interviews';

/** Most people whose common free times are looked for at once, the applicant not counted. */
export const MOST_COMPARED = 12;

/** Somebody who takes part in an event of a calendar. */
const calendarParticipant = z.object({
  user_id: z.string(),
  /** The applicant's name is masked for those who review without names. */
  name: z.string(),
  kind: z.enum(PARTICIPANT_KINDS),
  is_required: z.boolean(),
  is_you: z.boolean(),
  /** `needs_action` for everyone but themselves where a candidate reads it. */
  response: z.enum(EVENT_RESPONSES),
  time_zone: z.string(),
});

/** An event of a calendar. */
export const calendarEvent = eventRow.extend({
  version: z.number().int(),
  participants: z.array(calendarParticipant),
  /** Whether the caller may move it, call it off and change its people. */
  can_manage: z.boolean(),
});
/** An event of a calendar. */
export type CalendarEvent = z.output<typeof calendarEvent>;

const span = z.object({ starts_at: z.string(), ends_at: z.string() });

/** Somebody of the hiring side who has a row in the calendar. */
const calendarPerson = z.object({
  user_id: z.string(),
  name: z.string(),
  kind: z.enum(PARTICIPANT_KINDS),
  is_you: z.boolean(),
  time_zone: z.string(),
  /** The hours in which the person can be asked for interviews, in order, whatever is booked. */
  hours: z.array(span),
  /** When the person is taken by something that is not among the events of this answer; by what is not told. */
  busy: z.array(span),
});
/** Somebody of the hiring side who has a row in the calendar. */
export type CalendarPerson = z.output<typeof calendarPerson>;

/** Events between two instants, for a calendar. */
export const readCalendar = defineRoute({
  method: 'GET',
  path: '/events/calendar',
  feature,
  summary:
    'Interviews the caller may see between two instants, at most 62 days apart, with their participants and, where asked for, when colleagues are free and taken.',
  access: 'event.read',
  query: z.strictObject({
    from: instant,
    until: instant,
    ...eventFilters,
    /** Also the people of the hiring side with their hours; only those who arrange interviews get any. */
    people: queryFlag.optional(),
  }),
  response: z.object({
    items: z.array(calendarEvent),
    /** There are more events than are answered; a shorter time has all of its own. */
    is_capped: z.boolean(),
    people: z.array(calendarPerson),
    /** There are more people than are answered. */
    people_are_capped: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Common free times of people in a calendar. */
export const findCommonTimes = defineRoute({
  method: 'GET',
  path: '/events/common',
  feature,
  summary:
    'Starts that suit all named colleagues, and an applicant where one is named, within at most 31 days; what they are taken by is not told.',
  access: 'event.manage',
  query: z.strictObject({
    /** Accounts of the hiring side, separated by commas; at most 12. */
    user_ids: line(500, 1),
    application_id: ref('application').optional(),
    from: instant,
    until: instant,
    duration_min: z.coerce.number().pipe(duration),
  }),
  response: z.object({ starts: z.array(z.string()), is_capped: z.boolean() }),
  errors: ['not_found'],
});

/** The routes of the calendar. */
export const eventCalendarRoutes = [readCalendar, findCommonTimes];
