import type { ApplicationOrigin, BandFilter } from '@tryout/contract/applicants/applicants';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@tryout/domain/applications/application-statuses';
import { BAND_KEYS } from '@tryout/domain/score-cards/band-keys';

/** The bands that can be filtered by, best first. */
export const BAND_FILTERS: readonly BandFilter[] = [...BAND_KEYS.toReversed(), 'not_calculated'];

/** What narrows and sorts the list; it goes along when somebody is opened, so that next and previous follow. */
export interface ListFilters {
  status?: ApplicationStatus[] | undefined;
  band?: BandFilter[] | undefined;
  q?: string | undefined;
  tag?: string | undefined;
  suggested?: true | undefined;
  /** Only those in whose play something is worth a look. */
  look?: true | undefined;
  /** Id of the reason for which it ended. */
  reason?: string | undefined;
  /** First and last day of handing in, `YYYY-MM-DD` in the reader's time zone. */
  from?: string | undefined;
  to?: string | undefined;
  origin?: (ApplicationOrigin | `link.${string}`)[] | undefined;
  /** As the contract's `TRAIT_LEAST` and `ANSWER_GIVEN` write them. */
  trait?: string[] | undefined;
  answer?: string[] | undefined;
  /** Id of who looks after them, or `none`. */
  owner?: string | undefined;
  /** A column, with `-` from its other end; left out: best job fit first. */
  sort?: string | undefined;
}

/** Clears everything that narrows and sorts the list. */
export const NO_FILTERS: Readonly<Record<keyof ListFilters, undefined>> = {
  status: undefined,
  band: undefined,
  q: undefined,
  tag: undefined,
  suggested: undefined,
  look: undefined,
  reason: undefined,
  from: undefined,
  to: undefined,
  origin: undefined,
  trait: undefined,
  answer: undefined,
  owner: undefined,
  sort: undefined,
};

/** What of the list stands in the address. */
export interface ListSearch extends ListFilters {
  view?: 'board' | undefined;
  page?: number | undefined;
  per?: number | undefined;
  cursor?: string | undefined;
  /** Id of the applicant who is open beside the list. */
  open?: string | undefined;
}

const words = (value: unknown, most: number) =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined;

function someOf<T extends string>(value: unknown, options: readonly T[]): T[] | undefined {
  const given = Array.isArray(value) ? value : [value];
  const known = options.filter((option) => given.includes(option));
  return known.length > 0 ? known : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const day = (value: unknown) =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) && Date.parse(String(value)) ? String(value) : undefined;

const strings = (value: unknown) => {
  const given = (Array.isArray(value) ? value : [value]).flatMap((each) => words(each, 100) ?? []);
  return given.length > 0 ? given.slice(0, 20) : undefined;
};

const SORT = /^-?(?:name|status|top_trait|applied|suggestion|tags|job_fit|stage_entered|owner)$/;

/** Reads what narrows and sorts the list; what is not understood is left out. */
export function readListFilters(search: Record<string, unknown>): ListFilters {
  const reason = words(search.reason, 36);
  return {
    status: someOf(search.status, APPLICATION_STATUSES),
    band: someOf(search.band, BAND_FILTERS),
    q: words(search.q, 120),
    tag: words(search.tag, 40),
    suggested: search.suggested === true ? true : undefined,
    look: search.look === true ? true : undefined,
    reason: reason && UUID.test(reason) ? reason : undefined,
    from: day(search.from),
    to: day(search.to),
    origin: strings(search.origin) as ListFilters['origin'],
    trait: strings(search.trait),
    answer: strings(search.answer),
    owner: search.owner === 'none' || UUID.test(String(search.owner)) ? String(search.owner) : undefined,
    sort: SORT.test(String(search.sort)) && search.sort !== '-job_fit' ? String(search.sort) : undefined,
  };
}

/** Only what narrows and sorts the list. */
export const filtersOf = (search: ListFilters): ListFilters =>
  Object.fromEntries((Object.keys(NO_FILTERS) as (keyof ListFilters)[]).map((key) => [key, search[key]]));

/** Reads the address; what is not understood is left out. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const per = Number(search.per);
  return {
    view: search.view === 'board' ? 'board' : undefined,
    ...readListFilters(search),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    per: [10, 50, 100].includes(per) ? per : undefined,
    cursor: page > 1 ? words(search.cursor, 400) : undefined,
    open: UUID.test(String(search.open)) ? String(search.open) : undefined,
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(search: ListFilters): boolean {
  return Object.values(filtersOf({ ...search, sort: undefined })).some((each) => each !== undefined);
}

/** How many filters by date, origin, trait, answer and owner are in use. */
export const furtherFilters = ({ from, to, origin, trait, answer, owner }: ListFilters): number =>
  [from, to, origin, trait, answer, owner].flatMap((each) => each ?? []).length;
