import {
  CONSENTS,
  type Consent,
  PERSON_SOURCES,
  type PersonSource,
} from '@tryout/domain/talent-pool/person-facts';

/** How long ago something last happened: within so many days, or not within them (`-`). */
export const ACTIVITIES = ['30', '90', '365', '-180', '-365'] as const;
/** How long ago something last happened. */
export type Activity = (typeof ACTIVITIES)[number];

/** What narrows and sorts the talent pool, as the address has it. */
export interface PeopleFilters {
  q?: string | undefined;
  source?: PersonSource | undefined;
  tag?: string | undefined;
  /** Id of a member, or `none`. */
  owner?: string | undefined;
  consent?: Consent | undefined;
  contact?: 'yes' | 'no' | undefined;
  position?: string | undefined;
  active?: Activity | undefined;
}

/** What of the talent pool stands in the address. */
export interface PeopleSearch extends PeopleFilters {
  sort?: 'name' | '-name' | 'last_activity' | undefined;
  page?: number | undefined;
  per?: number | undefined;
  cursor?: string | undefined;
  /** The form for adding somebody is open. */
  add?: true | undefined;
}

/** Clears everything that narrows the pool. */
export const NO_FILTERS: Readonly<Record<keyof PeopleFilters, undefined>> = {
  q: undefined,
  source: undefined,
  tag: undefined,
  owner: undefined,
  consent: undefined,
  contact: undefined,
  position: undefined,
  active: undefined,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const words = (value: unknown, most: number) =>
  (typeof value === 'string' || typeof value === 'number') && value !== ''
    ? String(value).slice(0, most)
    : undefined;
const id = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);

function oneOf<T extends string>(value: unknown, options: readonly T[]): T | undefined {
  return options.find((option) => option === String(value));
}

/** Reads the address; what is not understood is left out. */
export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const page = Number(search.page);
  const per = Number(search.per);
  return {
    q: words(search.q, 120),
    source: oneOf(search.source, PERSON_SOURCES),
    tag: words(search.tag, 40),
    owner: search.owner === 'none' ? 'none' : id(search.owner),
    consent: oneOf(search.consent, CONSENTS),
    contact: oneOf(search.contact, ['yes', 'no']),
    position: id(search.position),
    active: oneOf(search.active, ACTIVITIES),
    sort: oneOf(search.sort, ['name', '-name', 'last_activity']),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    per: [10, 50, 100].includes(per) ? per : undefined,
    cursor: page > 1 ? words(search.cursor, 400) : undefined,
    add: search.add === true ? true : undefined,
  };
}

/** How many filters are in use. */
export const filtersInUse = (search: PeopleFilters): number =>
  (Object.keys(NO_FILTERS) as (keyof PeopleFilters)[]).filter((key) => search[key] !== undefined).length;

/** The moments between which the last activity has to lie; whole days, so that the same choice is the same question. */
export function activityRange(
  active: Activity | undefined,
  now: Date,
): { active_from?: string; active_before?: string } {
  if (active === undefined) return {};
  const days = Number(active);
  const at = new Date(now);
  at.setUTCHours(0, 0, 0, 0);
  at.setUTCDate(at.getUTCDate() - Math.abs(days));
  return days > 0 ? { active_from: at.toISOString() } : { active_before: at.toISOString() };
}
