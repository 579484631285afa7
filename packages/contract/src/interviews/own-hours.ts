import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line } from '../fields.ts';
import { availability } from './event-fields.ts';

const feature = 'interviews';
const version = z.number().int().min(0);

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

/** When people can be asked for interviews. */
export const ownHoursRoutes = [readAvailability, updateAvailability, listHolidays, renewFeed, readFeed];
