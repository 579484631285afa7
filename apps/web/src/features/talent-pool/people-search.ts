import {
  CONSENTS,
  type Consent,
  PERSON_SOURCES,
  type PersonSource,
} from '@tryout/domain/talent-pool/person-facts';
import { type ListState, readListState } from '../../ui/list-page/list-state.ts';

/** How long ago something last happened: within so many days, or not within them (`-`). */
export const ACTIVITIES = ['30', '90', '365', '-180', '-365'] as const;
/** How long ago something last happened. */
export type Activity = (typeof ACTIVITIES)[number];

/** What narrows and sorts the talent pool, as the address has it. */
export interface PeopleFilters {
  readonly q?: string | undefined;
  readonly source?: PersonSource | undefined;
  readonly tag?: string | undefined;
  /** Id of a member, or `none`. */
  readonly owner?: string | undefined;
  readonly consent?: Consent | undefined;
  readonly contact?: 'yes' | 'no' | undefined;
  readonly position?: string | undefined;
  readonly active?: Activity | undefined;
}

const SORTS = ['name', '-name', 'last_activity'] as const;

/** What of the talent pool stands in the address. */
export interface PeopleSearch extends ListState<(typeof SORTS)[number]>, PeopleFilters {
  /** The form for adding somebody is open. */
  readonly add?: true | undefined;
}

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
  return {
    ...readListState(search, SORTS),
    source: oneOf(search.source, PERSON_SOURCES),
    tag: words(search.tag, 40),
    owner: search.owner === 'none' ? 'none' : id(search.owner),
    consent: oneOf(search.consent, CONSENTS),
    contact: oneOf(search.contact, ['yes', 'no']),
    position: id(search.position),
    active: oneOf(search.active, ACTIVITIES),
    add: search.add === true ? true : undefined,
  };
}

/** Only what narrows the pool. */
export function filtersOf(search: PeopleSearch): PeopleFilters {
  const { q, source, tag, owner, consent, contact, position, active } = search;
  const filters: PeopleFilters = { q, source, tag, owner, consent, contact, position, active };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

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
