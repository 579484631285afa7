import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { readPeopleFacets, listPeople as route } from '@tryout/contract/talent-pool/people';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { shownAs } from '../../platform/http/keyset.ts';
import { organizationOf } from '../organizations/public.ts';
import { findOpenPage } from './open-people.queries.ts';
import {
  findKnownTags,
  findOwners,
  findPeoplePage,
  findPeopleTags,
  type PeopleFilter,
  type PersonListRow,
} from './people-list.queries.ts';
import { countAmongFirst, findFew, findWords } from './rare-people.queries.ts';
import { hiresFor, knowsAllOpen } from './visible-people.queries.ts';

/** What of a request narrows the pool. */
export type PeopleQuery = Pick<
  RouteQuery<typeof route>,
  | 'name'
  | 'source'
  | 'tag'
  | 'owner'
  | 'consent'
  | 'do_not_contact'
  | 'position_id'
  | 'active_from'
  | 'active_before'
>;

/** Fewest digits that are looked for as a phone number. */
const FEWEST_DIGITS = 5;

/** The talent pool of an organization, a page at a time. */
export async function listPeople(
  { db, actor }: SignedAct,
  query: RouteQuery<typeof route>,
): Promise<RouteData<typeof route>> {
  const organization_id = organizationOf(actor, query.organization_id);
  if (knowsAllOpen(actor, organization_id) && isAskedMost(query)) {
    const name = query.name || null;
    const typed = name && (phoneDigits(name) ?? name);
    const page = await findOpenPage(db, actor, { organization_id, typed }, query);
    if (page !== null) return { ...page, items: page.items.map(present) };
  }
  const filter = await peopleFilterOf(db, organization_id, query);
  const isWide =
    filter.among === null && (filter.words.length > 0 || filter.tag !== null || filter.position_id !== null);
  const counted = isWide ? await countAmongFirst(db, actor, filter) : null;
  return shownAs(findPeoplePage(db, actor, filter, { ...query, counted }), present);
}

const present = ({ id, ...row }: PersonListRow) => ({ ...row, person_id: id });

/** Whether it is a page of the whole pool, or the first or last of what some words find: further pages of these are counted apart. */
function isAskedMost(query: RouteQuery<typeof route>): boolean {
  if (query.page > 1 && query.cursor === undefined) return false;
  if (OTHER_FILTERS.some((key) => query[key] !== undefined && query[key] !== '')) return false;
  return !query.name || query.cursor === undefined;
}

const OTHER_FILTERS = [
  'source',
  'tag',
  'owner',
  'consent',
  'do_not_contact',
  'position_id',
  'active_from',
  'active_before',
] as const;

/** What narrows the pool, from a request. */
export async function peopleFilterOf(
  db: Db,
  organization_id: string,
  query: PeopleQuery,
): Promise<PeopleFilter> {
  const typed = query.name ?? '';
  const digits = phoneDigits(typed);
  const found =
    digits !== null || typed === ''
      ? { words: digits === null ? [] : [digits], few: null }
      : await findWords(db, organization_id, typed);
  const { words } = found;
  const among = await findFew(db, organization_id, found.few, [
    ...(digits === null ? [] : [{ word: digits, whole: false }]),
    ...(query.tag ? [{ word: `#${query.tag}`, whole: true }] : []),
    ...(query.position_id ? [{ position_id: query.position_id }] : []),
  ]);
  return {
    organization_id,
    words,
    among,
    source: query.source ?? null,
    tag: query.tag || null,
    owner: query.owner ?? null,
    consent: query.consent ?? null,
    do_not_contact: query.do_not_contact ?? null,
    position_id: query.position_id ?? null,
    active_from: query.active_from ?? null,
    active_before: query.active_before ?? null,
  };
}

/** The digits of what looks like a phone number, without the zeros and marks of its dialling; null for other words. */
function phoneDigits(typed: string): string | null {
  if (!/^[\d\s().+\-/]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= FEWEST_DIGITS ? digits : null;
}

/** What the pool can be narrowed by. */
export async function peopleFacets(
  { db, actor }: SignedAct,
  named: string | undefined,
): Promise<RouteData<typeof readPeopleFacets>> {
  const organization_id = organizationOf(actor, named);
  const may_manage = hiresFor(actor, organization_id);
  return {
    organization_id,
    tags: may_manage
      ? await (actor.own_only_organization_ids.includes(organization_id)
          ? findKnownTags(db, actor, organization_id)
          : findPeopleTags(db, organization_id))
      : [],
    owners: may_manage ? await findOwners(db, organization_id) : [],
    may_manage,
  };
}
