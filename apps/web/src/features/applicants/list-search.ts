import type { BandFilter } from '@tryout/contract/applicants/applicants';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@tryout/domain/applications/application-statuses';
import { BANDS } from '@tryout/domain/score-cards/bands';

/** The bands that can be filtered by, best first. */
export const BAND_FILTERS: readonly BandFilter[] = [
  ...BANDS.map((band) => band.key).reverse(),
  'not_calculated',
];

/** What narrows the list; it goes along when somebody is opened, so that next and previous follow. */
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
}

/** Clears everything that narrows the list. */
export const NO_FILTERS: Readonly<Record<keyof ListFilters, undefined>> = {
  status: undefined,
  band: undefined,
  q: undefined,
  tag: undefined,
  suggested: undefined,
  look: undefined,
  reason: undefined,
};

/** What of the list stands in the address. */
export interface ListSearch extends ListFilters {
  view?: 'board' | undefined;
  page?: number | undefined;
  per?: number | undefined;
  cursor?: string | undefined;
}

const words = (value: unknown, most: number) =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined;

function someOf<T extends string>(value: unknown, options: readonly T[]): T[] | undefined {
  const given = Array.isArray(value) ? value : [value];
  const known = options.filter((option) => given.includes(option));
  return known.length > 0 ? known : undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads what narrows the list; what is not understood is left out. */
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
  };
}

/** Only what narrows the list. */
export const filtersOf = ({ status, band, q, tag, suggested, look, reason }: ListFilters): ListFilters => ({
  status,
  band,
  q,
  tag,
  suggested,
  look,
  reason,
});

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
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(search: ListFilters): boolean {
  return Object.values(filtersOf(search)).some((each) => each !== undefined);
}
