import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line } from '../fields.ts';

/** A town or an address that can be chosen. */
export const placeFound = z.object({
  /** Number at GeoNames; null: an address that an outside service found. */
  place_id: z.number().int().nullable(),
  /** Town, or street with number, in the reader's language where that is known. */
  name: z.string(),
  /** State or province; empty: not known. */
  region: z.string(),
  /** In the reader's language. */
  country: z.string(),
  /** ISO 3166-1, two capitals; empty: not known. */
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name; empty: not known. */
  time_zone: z.string(),
});

/** Number at GeoNames of a town that was chosen; null: the words are somebody's own. */
export const chosenPlace = z.number().int().min(1).max(2_147_483_647).nullable();

/** Towns that a text finds. */
export const searchPlaces = defineRoute({
  method: 'GET',
  path: '/places',
  feature: 'places',
  summary:
    'Towns that begin with a text, best first, in any script and with slips forgiven; none for fewer than two letters.',
  access: 'public.read',
  query: z.strictObject({ search: line(120) }),
  response: z.object({ items: z.array(placeFound) }),
});

/** Where an address lies. */
export const findAddress = defineRoute({
  method: 'GET',
  path: '/places/address',
  feature: 'places',
  summary:
    'Places that an address may mean: by the outside service where one is set up, else (and where it fails) among the towns that are known here.',
  access: 'organization.read',
  query: z.strictObject({ address: line(300, 2) }),
  response: z.object({
    items: z.array(placeFound),
    /** Who answered: the outside service, or the towns that are known here. */
    answered_by: z.enum(['service', 'towns']),
    /** Why the service did not answer, in the reader's language; empty: it did, or none is set up. */
    service_problem: z.string(),
    /** Whose data it is; shown beside what was found. */
    attribution: z.string(),
  }),
  limit: 'lookup',
});

/** The routes of this feature. */
export const placesRoutes = [searchPlaces, findAddress] as const;
