import { EVENT_STATUS_NAMES } from '@tryout/domain/interviews/event-status';
import { PARTICIPANT_KINDS } from '@tryout/domain/interviews/participant-kinds';
import { isTimeZone } from '@tryout/domain/interviews/time-zones';
import { z } from 'zod';
import { day, instant, line, queryFlag, ref } from '../fields.ts';

/** How people meet. */
export const EVENT_KINDS = ['phone_screen', 'video', 'in_person', 'panel'] as const;
/** How people meet. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** How the time is found: one fixed time, slots to choose among, or booking in free times. */
export const EVENT_WAYS = ['fixed', 'proposed', 'booking'] as const;
/** How the time is found. */
export type EventWay = (typeof EVENT_WAYS)[number];

/** What participants answer to a chosen time. */
export const EVENT_RESPONSES = ['needs_action', 'accepted', 'declined', 'tentative'] as const;

/** Most slots that one participant offers for one event. */
export const MOST_SLOTS = 40;
/** Most people who take part in one event, the candidate among them. */
export const MOST_PARTICIPANTS = 12;
/** Longest slot in minutes. */
export const LONGEST_SLOT_MIN = 12 * 60;

/** An IANA time zone. */
export const timeZone = line(60, 1).refine(isTimeZone, 'must be a time zone');

/** Length of an event in minutes. */
export const duration = z
  .number()
  .int()
  .min(5, 'must be at least 5 minutes')
  .max(480, 'must be at most 480 minutes');

/** A stretch of time, at most twelve hours long. */
export const stretch = z
  .strictObject({ starts_at: instant, ends_at: instant })
  .refine((each) => Date.parse(each.ends_at) > Date.parse(each.starts_at), {
    message: 'must end after it starts',
    path: ['ends_at'],
  })
  .refine((each) => Date.parse(each.ends_at) - Date.parse(each.starts_at) <= LONGEST_SLOT_MIN * 60_000, {
    message: 'must be at most 12 hours long',
    path: ['ends_at'],
  });

/** Web address of a call. */
export const callLink = line(500).refine(
  (value) => value === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(value),
  'must start with https://',
);

/** A slot as it is answered. */
const timeSlot = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  status: z.enum(['offered', 'chosen', 'released']),
});

const participantSlots = z.object({ user_id: z.string(), user_time_slots: z.array(timeSlot) });

/** Slots of the participants of one kind (spec §3). */
export type ParticipantSlots = z.output<typeof participantSlots>;

/** Somebody who takes part. */
export const participant = z.object({
  user_id: z.string(),
  name: z.string(),
  kind: z.enum(PARTICIPANT_KINDS),
  is_required: z.boolean(),
  is_organizer: z.boolean(),
  is_you: z.boolean(),
  response: z.enum(EVENT_RESPONSES),
  responded_at: z.string().nullable(),
  seen_at: z.string().nullable(),
  /** Zone of the person; for colleagues and the candidate alike. */
  time_zone: z.string(),
  slots_version: z.number().int(),
  user_time_slots: z.array(timeSlot),
  /** Whether an interviewer's feedback was sent; null for candidates. */
  has_sent_feedback: z.boolean().nullable(),
  /** Whether this person was picked out of several in turn. */
  is_picked: z.boolean(),
});
/** Somebody who takes part. */
export type Participant = z.output<typeof participant>;

/** What lists and calendars of events can be narrowed to. */
export const eventFilters = {
  position_id: ref('position').optional(),
  /** An account that takes part. */
  person_id: z.uuid({ message: 'must be an id' }).optional(),
  kind: z.enum(EVENT_KINDS).optional(),
  status: z.enum(EVENT_STATUS_NAMES).optional(),
  /** Only those the caller takes part in. */
  mine: queryFlag.optional(),
};

/** An event in a list. */
export const eventRow = z.object({
  id: z.string(),
  event_id: z.string(),
  kind: z.enum(EVENT_KINDS),
  way: z.enum(EVENT_WAYS),
  status: z.enum(EVENT_STATUS_NAMES),
  title: z.string(),
  duration_min: z.number().int(),
  time_zone: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  place: z.string(),
  link: z.string(),
  position: z.object({ id: z.string(), title: z.string() }),
  organization_name: z.string(),
  application_id: z.string(),
  applicant_name: z.string(),
  /** Names of the people of the hiring side, the organizer first. */
  people: z.array(z.string()),
  /** The caller's answer; null: the caller does not take part. */
  your_response: z.enum(EVENT_RESPONSES).nullable(),
  /** Whether the caller's feedback is asked for and not sent. */
  your_feedback_is_due: z.boolean(),
  /** The first part of the interview day it is a part of; null: it is none. */
  day_id: z.string().nullable(),
  /** Its place in the day, from 0. */
  part: z.number().int(),
});
/** An event in a list. */
export type EventRow = z.output<typeof eventRow>;

/** What an event went through. */
export const eventChange = z.object({
  id: z.string(),
  action: z.string(),
  who: z.string().nullable(),
  actor_kind: z.enum(['team', 'candidate', 'system']),
  from_starts_at: z.string().nullable(),
  to_starts_at: z.string().nullable(),
  reason: z.string(),
  at: z.string(),
  /** Of a pick in turn: who, with how many turns in the 30 days before, of how many who were free. Null: no pick. */
  pick: z.object({ name: z.string(), recent: z.number().int(), of: z.number().int() }).nullable(),
});

/** What the caller may do with an event. */
export const eventRights = z.object({
  manage: z.boolean(),
  answer: z.boolean(),
  offer: z.boolean(),
  /** Whether the caller takes part on the hiring side, so that the kit is theirs to prepare with. */
  prepare: z.boolean(),
  give_feedback: z.boolean(),
});

/** One event, whole. The five lists are the participants' slots by kind (spec §3). */
export const event = eventRow.extend({
  message: z.string(),
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  reason: z.string(),
  version: z.number().int(),
  /** Page on which the candidate chooses, moves or calls off; null for everyone else. */
  booking_path: z.string().nullable(),
  /** States it can be moved to by the caller. */
  allowed: z.array(z.enum(EVENT_STATUS_NAMES)),
  participants: z.array(participant),
  independent_recruiter_time_slots: z.array(participantSlots),
  company_recruiter_time_slots: z.array(participantSlots),
  company_admin_time_slots: z.array(participantSlots),
  candidate_time_slots: z.array(participantSlots),
  hiring_manager_time_slots: z.array(participantSlots),
  history: z.array(eventChange),
  /** The interview day it is a part of; null: it is none. */
  day: z
    .object({
      title: z.string(),
      parts: z.array(
        z.object({
          event_id: z.string(),
          title: z.string(),
          status: z.enum(EVENT_STATUS_NAMES),
          duration_min: z.number().int(),
          /** Minutes from the beginning of the day. */
          offset_min: z.number().int(),
          starts_at: z.string().nullable(),
          ends_at: z.string().nullable(),
          people: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
  /** People of whom one takes it in turn, in the order of their turns; null: nobody in turn, or the caller is the candidate. */
  round_robin: z
    .object({
      people: z.array(
        z.object({
          user_id: z.string(),
          name: z.string(),
          /** Turns in the last 30 days, this interview left out. */
          recent: z.number().int(),
          last_at: z.string().nullable(),
        }),
      ),
      /** Who takes it; null: it has no time yet. */
      picked_id: z.string().nullable(),
    })
    .nullable(),
  rights: eventRights,
});
/** One event, whole. */
export type InterviewEvent = z.output<typeof event>;

const dayRange = z
  .strictObject({
    from: z.number().int().min(0).max(1440),
    until: z.number().int().min(0).max(1440),
  })
  .refine((range) => range.until > range.from, { message: 'must end after it starts', path: ['until'] });

/** When somebody can be asked for interviews. */
export const availability = z.strictObject({
  time_zone: timeZone,
  weekly: z.array(z.array(dayRange).max(6)).length(7, 'must name seven days'),
  exceptions: z.array(z.strictObject({ day, ranges: z.array(dayRange).max(6) })).max(200),
  /** Country whose public holidays are days off (ISO 3166-1); null: none. */
  holiday_country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country')
    .nullable()
    .default(null),
  /** Part of that country, by the code that `/events/holidays` answers; null: the country's own holidays alone. */
  holiday_region: line(20, 1).nullable().default(null),
  /** Holidays on which one can be asked all the same. */
  holidays_worked: z.array(day).max(200).default([]),
  buffer_before_min: z.number().int().min(0).max(120),
  buffer_after_min: z.number().int().min(0).max(120),
  most_per_day: z.number().int().min(1).max(50).nullable(),
  notice_min: z.number().int().min(0).max(43_200),
});
/** When somebody can be asked for interviews. */
export type AvailabilityHours = z.output<typeof availability>;

/** Accounts of which one is needed, or all. */
export const pool = z.array(z.uuid({ message: 'must be an id' })).max(MOST_PARTICIPANTS - 1);

/** Minutes between one part of an interview day and the next, 0 to 240. */
export const breakMinutes = z.number().int().min(0).max(240, 'must be at most 240 minutes');
