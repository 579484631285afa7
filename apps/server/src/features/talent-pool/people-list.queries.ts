import type { PEOPLE_SORTS, PersonRow } from '@tryout/contract/talent-pool/people';
import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import type { Consent, PersonSource } from '@tryout/domain/talent-pool/person-facts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type ListOrder, type PageRequest, readPage } from '../../platform/http/keyset.ts';
import { GROUP, hiresFor, mayKnowPerson, namedReachOf } from './visible-people.queries.ts';

/** What narrows the talent pool. */
export interface PeopleFilter {
  readonly organization_id: string;
  /** As `search_words` writes them; digits of a phone number are one. */
  readonly words: readonly string[];
  readonly source: PersonSource | null;
  readonly tag: string | null;
  /** Id of a member, or `none`. */
  readonly owner: string | null;
  readonly consent: Consent | null;
  readonly do_not_contact: boolean | null;
  readonly position_id: string | null;
  readonly active_from: string | null;
  readonly active_before: string | null;
  /** Ids of all who have a word, the tag or the position, where one of these is rare; null: none is. */
  readonly among: readonly string[] | null;
}

/** A person as stored for a list. */
export interface PersonListRow extends Omit<PersonRow, 'person_id'> {
  id: string;
  listed_name: string;
}

/** What belongs to the list as the filter narrows it and the actor may know of it. */
export function peopleConditions(filter: PeopleFilter, actor: Actor): RawBuilder<boolean> {
  const { organization_id } = filter;
  const all: RawBuilder<boolean>[] = [
    sql<boolean>`e.organization_id = ${organization_id}::uuid and e.merged_into is null`,
  ];
  if (filter.among !== null) all.push(sql<boolean>`e.id = any(${filter.among}::uuid[])`);
  // Notes and tags are the organization's own: others find people by what they applied with.
  const own = hiresFor(actor, organization_id);
  for (const word of filter.words) all.push(hasWord(own, `% ${escaped(word)}%`));
  if (filter.source !== null) all.push(sql<boolean>`e.source = ${filter.source}`);
  if (filter.tag !== null) all.push(sql<boolean>`e.tags @> array[${filter.tag}]::text[]`);
  if (filter.owner !== null) all.push(hasOwner(filter.owner));
  if (filter.consent !== null) all.push(sql<boolean>`e.consent = ${filter.consent}`);
  if (filter.do_not_contact !== null) {
    all.push(sql<boolean>`e.do_not_contact = ${filter.do_not_contact}::boolean`);
  }
  if (filter.active_from !== null) {
    all.push(sql<boolean>`e.last_activity_at >= ${filter.active_from}::timestamptz`);
  }
  if (filter.active_before !== null) {
    all.push(sql<boolean>`e.last_activity_at < ${filter.active_before}::timestamptz`);
  }
  if (filter.position_id !== null) all.push(onPosition(filter.position_id));
  all.push(mayKnowPerson(actor));
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

const hasOwner = (owner: string): RawBuilder<boolean> =>
  owner === 'none'
    ? sql<boolean>`e.owner_id is null`
    : // sql: blind, because one request asks for those without an owner and another for those of one; the tests ask for both
      sql<boolean>`e.owner_id = ${owner}::uuid`;

const hasWord = (own: boolean, pattern: string): RawBuilder<boolean> =>
  own
    ? sql<boolean>`e.words like ${pattern}`
    : // sql: blind, because only rights tell which words are searched; a test searches as a linked recruiter
      sql<boolean>`search_words(e.first_name || ' ' || e.last_name || ' ' || e.email) like ${pattern}`;

function onPosition(positionId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from applications a where a.person_id = any(${GROUP}) and a.position_id = ${positionId}::uuid
      and not a.is_test)
    or exists (select from candidate_invites i where i.person_id = any(${GROUP})
      and i.position_id = ${positionId}::uuid))`;
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Name of a member's account. */
export const MEMBER_NAME = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;

const OWNER = sql`(select json_build_object('employee_id', m.id, 'name', ${MEMBER_NAME})
  from members m join users u on u.id = m.user_id where m.id = e.owner_id)`;

/** What a list names of the person `e`. */
export const FACTS = sql`e.id, e.first_name, e.last_name, e.email, e.phone, e.location, e.source, e.tags, ${OWNER} as owner, e.consent,
  e.do_not_contact, e.last_activity_at`;

/** Applications and invitations that lead nowhere yet, of the person `e`, as far as the actor sees them. */
export function traces(actor: Actor): RawBuilder<unknown> {
  return sql`
    select a.position_id, p.title, a.id as application_id, a.status,
      case when a.status <> 'rejected' then null when a.duplicate_of is not null then 'duplicate'
        else a.disposition_by end as disposition_by,
      a.job_fit_score::float8 as job_fit_score, coalesce(a.applied_at, a.created_at) as at, a.email_confirmed
    from applications a join positions p on p.id = a.position_id
    where a.person_id = any(${GROUP}) and not a.is_test and ${namedReachOf(actor)}
    union all
    select i.position_id, p.title, null, null, null, null, i.created_at, null
    from candidate_invites i join positions p on p.id = i.position_id
    where i.person_id = any(${GROUP}) and i.application_id is null and i.status in ('new', 'rejected')
      and i.organization_id = any(${actor.organization_ids}::uuid[]) and ${namedReachOf(actor)}`;
}

/** All of a row, of the person `e`. */
export const rowColumns = (actor: Actor) => sql`${FACTS}, e.listed_name, ${rowPositions(actor)} as positions`;

/** The latest three applications and invitations of the person `e`, as far as the actor sees them. */
export const rowPositions = (actor: Actor) => sql`
  (select coalesce(json_agg(json_build_object('position_id', one.position_id, 'title', one.title,
      'application_id', one.application_id, 'status', one.status, 'disposition_by', one.disposition_by)
      order by one.at desc), '[]'::json)
    from (select * from (${traces(actor)}) every order by at desc limit 3) one)`;

export function orderOf(sort: (typeof PEOPLE_SORTS)[number]): ListOrder {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return sort.endsWith('name')
    ? { by: sql`e.listed_name`, id: sql`e.id`, type: 'text', direction }
    : { by: sql`e.last_activity_at`, id: sql`e.id`, type: 'timestamptz', direction };
}

/** One page of the talent pool. */
export function findPeoplePage(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  request: PageRequest & {
    readonly sort: (typeof PEOPLE_SORTS)[number];
    /** How many match, where counting them all would read them all; null: count them. */
    readonly counted: { readonly count: number; readonly capped: boolean } | null;
  },
) {
  const { counted } = request;
  return readPage<PersonListRow>(db, request, {
    ...(counted ? { known: counted.capped ? COUNT_LIMIT + 1 : counted.count } : {}),
    order: orderOf(request.sort),
    columns: rowColumns(actor),
    from: sql`people e`,
    filter: peopleConditions(filter, actor),
    sortValue: (row) => (request.sort.endsWith('name') ? row.listed_name : row.last_activity_at),
  });
}

/** The first 200 tags in use in a pool, in alphabetical order; each is looked up behind the one before it. */
export async function findPeopleTags(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with recursive used (word, n) as (
      select min(word), 1 from person_words
      where organization_id = ${organizationId} and word >= '#' and word < '$'
      union all
      select (select min(w.word) from person_words w
        where w.organization_id = ${organizationId} and w.word > used.word and w.word < '$'), n + 1
      from used where used.word is not null and n < 200)
    select substr(word, 2) as tag from used where word is not null order by substr(word, 2) collate people_names
  `.execute(db);
  return rows.map((row) => row.tag);
}

/** The first 200 tags of the people whom somebody may know, in alphabetical order: for those who know only some. */
export async function findKnownTags(db: Db, actor: Actor, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct on (tag collate people_names, tag) tag from people e, unnest(e.tags) as tag
    where e.organization_id = ${organizationId} and ${mayKnowPerson(actor)}
    order by tag collate people_names, tag limit 200
  `.execute(db);
  return rows.map((row) => row.tag);
}

/** Active members of an organization who can look after people, by name. */
export async function findOwners(
  db: Db,
  organizationId: string,
): Promise<{ employee_id: string; name: string }[]> {
  const { rows } = await sql<{ employee_id: string; name: string }>`
    select m.id as employee_id, ${MEMBER_NAME} as name from members m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and m.status = 'active'
      and m.role in ('company_admin', 'company_recruiter', 'independent_recruiter')
    order by m.person, m.id limit 500
  `.execute(db);
  return rows;
}
