import type { ApplicantSort } from '@tryout/contract/applicants/applicants';
import { NO_RANK } from '@tryout/domain/applicants/rank-order';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { ListWindow } from './list-applicants.queries.ts';
import {
  type ApplicantFilter,
  type ApplicantListRow,
  conditions,
  LIST_COLUMNS,
  OWNER_NAME,
  ofStatuses,
} from './list-applicants.queries.ts';

/** An order other than best job fit first, which alone has indexes of its own. */
export interface ListOrder {
  readonly key: ApplicantSort;
  readonly descending: boolean;
}

interface SortValue {
  /** True for applications that have nothing to sort by; those come last. Left out: all have it. */
  readonly missing?: RawBuilder<unknown>;
  /** What is compared; of missing ones anything but null. */
  readonly value: RawBuilder<unknown>;
}

/** What of an application `a` is compared, for each column. */
const SORT_VALUES: Readonly<Record<ApplicantSort, SortValue>> = {
  job_fit: { missing: sql`a.rank_order = ${sql.lit(NO_RANK)}`, value: sql`-a.rank_order` },
  name: { missing: sql`a.applicant_name = ''`, value: sql`a.applicant_name collate people_names` },
  status: {
    value: sql`array_position(array[${sql.join(APPLICATION_STATUSES.map((each) => sql.lit(each)))}], a.status)`,
  },
  stage_entered: { value: sql`a.stage_entered_at` },
  top_trait: {
    missing: sql`a.top_trait_id is null`,
    value: sql`coalesce((select t.name from traits t where t.id = a.top_trait_id), '') collate people_names`,
  },
  coverage: { missing: sql`a.coverage is null`, value: sql`coalesce(a.coverage, 0)` },
  applied: { missing: sql`a.applied_at is null`, value: sql`coalesce(a.applied_at, 'epoch')` },
  suggestion: {
    missing: sql`a.suggested_action is null`,
    value: sql`coalesce(a.suggested_action ->> 'action', '')`,
  },
  owner: { missing: sql`a.owner_id is null`, value: sql`coalesce(${OWNER_NAME}, '') collate people_names` },
  tags: { missing: sql`a.tags = '{}'`, value: sql`coalesce(a.tags[1], '') collate people_names` },
};

/** Everybody whom the list finds, in such an order; of `among` only, where given. */
export async function readSortedIds(
  db: Db,
  filter: ApplicantFilter,
  among: readonly string[] | null,
  { key, descending }: ListOrder,
): Promise<string[]> {
  const { missing = sql`false`, value } = SORT_VALUES[key];
  const way = sql.raw(descending ? 'desc' : 'asc');
  const chosen = among === null ? sql`` : sql` and a.id = any(${among}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a where ${conditions(filter)}${ofStatuses(filter)}${chosen}
    order by (${missing}) is true, ${value} ${way}, a.id ${way}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** One window of the list in such an order. The place is that of the row as it stands when it is read. */
export async function readSortedApplicants(
  db: Db,
  filter: ApplicantFilter,
  window: ListWindow,
  { key, descending }: ListOrder,
): Promise<ApplicantListRow[]> {
  const { missing = sql`false`, value } = SORT_VALUES[key];
  // Missing ones are last in both directions, so what tells them apart turns around with the direction.
  const isMissing = sql`(${missing}) is ${sql.raw(descending ? 'not true' : 'true')}`;
  const back = window.place ? window.place.back : window.from_end;
  const listed = sql.raw(descending ? 'desc' : 'asc');
  const way = sql.raw(descending === back ? 'asc' : 'desc');
  const beyond = window.place
    ? sql` and (${isMissing}, ${value}, a.id) ${sql.raw(descending === back ? '>' : '<')} (
        select ${isMissing}, ${value}, a.id from applications a where a.id = ${window.place.id})`
    : sql``;
  const { rows } = await sql<ApplicantListRow>`
    with page as materialized (
      select a.id, ${isMissing} as is_missing, ${value} as sort_value
      from applications a where ${conditions(filter)}${ofStatuses(filter)}${beyond}
      order by is_missing ${way}, sort_value ${way}, a.id ${way} limit ${window.limit} offset ${window.offset})
    select ${LIST_COLUMNS} from page join applications a on a.id = page.id
    order by page.is_missing ${listed}, page.sort_value ${listed}, a.id ${listed}
  `.execute(db);
  return rows;
}
