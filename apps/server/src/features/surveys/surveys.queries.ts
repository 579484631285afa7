import type { Survey } from '@tryout/contract/surveys/surveys';
import type { UserType } from '@tryout/domain/access/roles';
import type { FormDefinition } from '@tryout/domain/forms/form';
import type { SURVEY_SORTS, SurveyKind, SurveyStatus, SurveyTrigger } from '@tryout/domain/surveys/survey';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { bothWays, type ListOrder, type PageRequest, readPage } from '../../platform/http/keyset.ts';

/** What answering a survey gives. */
export type SurveyGives = NonNullable<Survey['grant']>;

/** A survey as it is stored. */
export interface SurveyRow {
  readonly id: string;
  readonly organization_id: string | null;
  readonly kind: SurveyKind;
  readonly name: string;
  readonly trigger: SurveyTrigger;
  readonly audience: readonly UserType[];
  readonly is_anonymous: boolean;
  readonly min_group: number;
  readonly status: SurveyStatus;
  readonly opens_on: string | null;
  readonly closes_on: string | null;
  readonly remind_after_days: number | null;
  readonly grant_gives: SurveyGives | null;
  readonly definition: FormDefinition;
  readonly link_version: number;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly published_at: string | null;
}

const COLUMNS = sql`s.id, s.organization_id, s.kind, s.name, s.trigger, s.audience, s.is_anonymous, s.min_group, s.status,
  to_char(s.opens_on, 'YYYY-MM-DD') as opens_on, to_char(s.closes_on, 'YYYY-MM-DD') as closes_on, s.remind_after_days,
  s.grant_gives, s.definition, s.link_version, s.version, s.created_at, s.updated_at, s.published_at`;

/** Surveys by their ids. */
export async function findSurveyRows(db: Db, ids: readonly string[]): Promise<SurveyRow[]> {
  const { rows } =
    await sql<SurveyRow>`select ${COLUMNS} from surveys s where s.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** A survey, held until the transaction ends. */
export async function holdSurvey(db: Db, id: string): Promise<SurveyRow | undefined> {
  const { rows } =
    await sql<SurveyRow>`select ${COLUMNS} from surveys s where s.id = ${id} for no key update`.execute(db);
  return rows[0];
}

/** What lists show beside a survey. */
export interface ListedSurvey extends Omit<SurveyRow, 'definition'> {
  readonly invited: number;
  readonly counted: number;
  readonly sort_name: string;
}

const LISTED = sql`s.id, s.organization_id, s.kind, s.name, s.trigger, s.audience, s.is_anonymous, s.min_group, s.status,
  to_char(s.opens_on, 'YYYY-MM-DD') as opens_on, to_char(s.closes_on, 'YYYY-MM-DD') as closes_on, s.remind_after_days,
  s.grant_gives, s.link_version, s.version, s.created_at, s.updated_at, s.published_at, lower(s.name) as sort_name,
  (select count(*)::int from survey_invitations i where i.survey_id = s.id) as invited,
  coalesce((select (t.tally ->> 'total')::int from survey_tallies t where t.survey_id = s.id), 0) as counted`;

type Sort = (typeof SURVEY_SORTS)[number];

const ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('created', { by: sql`s.created_at`, id: sql`s.id`, type: 'timestamptz' }),
  ...bothWays('name', { by: sql`lower(s.name) collate "C"`, id: sql`s.id`, type: 'text' }),
};

/** A page of surveys. @param owner Null: the platform's. */
export function findSurveys(
  db: Db,
  owner: string | null,
  wish: PageRequest & {
    readonly search: string;
    readonly status?: SurveyStatus | undefined;
    readonly sort: Sort;
  },
) {
  const like = `%${wish.search.replace(/[\\%_]/g, '\\$&')}%`;
  const filter: RawBuilder<boolean> = sql<boolean>`s.organization_id is not distinct from ${owner}::uuid
    and (${wish.status ?? null}::text is null or s.status = ${wish.status ?? null})
    and (${wish.search} = '' or s.name ilike ${like})`;
  return readPage<ListedSurvey>(db, wish, {
    order: ORDERS[wish.sort],
    columns: LISTED,
    from: sql`surveys s`,
    filter,
    sortValue: (row) => (wish.sort.endsWith('name') ? row.sort_name : row.created_at),
  });
}

/** What a list shows of one survey. */
export async function findListed(db: Db, id: string): Promise<ListedSurvey | undefined> {
  const { rows } = await sql<ListedSurvey>`select ${LISTED} from surveys s where s.id = ${id}`.execute(db);
  return rows[0];
}

/** What is written of a survey. */
export type WrittenSurvey = Pick<
  SurveyRow,
  | 'kind'
  | 'name'
  | 'trigger'
  | 'audience'
  | 'is_anonymous'
  | 'min_group'
  | 'opens_on'
  | 'closes_on'
  | 'remind_after_days'
  | 'grant_gives'
  | 'definition'
>;

/** Makes a draft; answers its id. */
export async function insertSurvey(
  db: Db,
  survey: WrittenSurvey & {
    readonly organization_id: string | null;
    readonly created_by: string;
    readonly at: Date;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into surveys (id, organization_id, kind, name, trigger, audience, is_anonymous, min_group, opens_on, closes_on,
      remind_after_days, grant_gives, definition, created_by, created_at, updated_at)
    values (${id}, ${survey.organization_id}, ${survey.kind}, ${survey.name}, ${survey.trigger}, ${survey.audience}::text[],
      ${survey.is_anonymous}, ${survey.min_group}, ${survey.opens_on}, ${survey.closes_on}, ${survey.remind_after_days},
      ${survey.grant_gives === null ? null : jsonb(survey.grant_gives)}, ${jsonb(survey.definition)}, ${survey.created_by},
      ${survey.at}, ${survey.at})
  `.execute(db);
  return id;
}

/** Stores a survey as a whole. */
export async function storeSurvey(db: Db, id: string, survey: WrittenSurvey, at: Date): Promise<void> {
  await sql`
    update surveys set kind = ${survey.kind}, name = ${survey.name}, trigger = ${survey.trigger},
      audience = ${survey.audience}::text[], is_anonymous = ${survey.is_anonymous}, min_group = ${survey.min_group},
      opens_on = ${survey.opens_on}, closes_on = ${survey.closes_on}, remind_after_days = ${survey.remind_after_days},
      grant_gives = ${survey.grant_gives === null ? null : jsonb(survey.grant_gives)},
      definition = ${jsonb(survey.definition)}, version = version + 1, updated_at = ${at}
    where id = ${id}
  `.execute(db);
}

/** Moves a survey; publishing counts from now on. */
export async function storeStatus(db: Db, id: string, status: SurveyStatus, at: Date): Promise<void> {
  await sql`
    update surveys set status = ${status}, version = version + 1, updated_at = ${at},
      published_at = case when ${status} = 'published' then ${at} else published_at end
    where id = ${id}
  `.execute(db);
}

/** Ends the link of a survey. */
export async function storeNewLink(db: Db, id: string, at: Date): Promise<void> {
  await sql`update surveys set link_version = link_version + 1, updated_at = ${at} where id = ${id}`.execute(
    db,
  );
}

/** Deletes a survey with all that hangs on it. */
export async function removeSurvey(db: Db, id: string): Promise<void> {
  await sql`delete from surveys where id = ${id}`.execute(db);
}

/** Name of an organization. */
export async function findOrganizationName(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from organizations where id = ${id}`.execute(db);
  return rows[0]?.name ?? null;
}
