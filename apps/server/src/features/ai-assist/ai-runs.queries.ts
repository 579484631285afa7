import type { AiKind } from '@tryout/domain/ai-assist/ai-kinds';
import { sql } from 'kysely';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';
import { ofKnownPositionOrNone } from '../positions/public.ts';

/** A draft as it is stored. */
export interface AiRun {
  readonly id: string;
  readonly organization_id: string | null;
  readonly kind: AiKind | 'test';
  readonly audience: string;
  readonly language: string;
  readonly position_id: string | null;
  readonly application_id: string | null;
  readonly score_card_id: string | null;
  readonly input_snapshot: unknown;
  readonly prompt_version: string;
  readonly provider: 'embedded' | 'provider';
  readonly model: string;
  readonly output: unknown;
  readonly tokens_in: number;
  readonly tokens_out: number;
  readonly cost_micros: number;
  readonly currency: string;
  readonly took_ms: number;
  readonly status: 'completed' | 'failed' | 'cancelled';
  readonly problem: string;
  readonly requested_at: string;
}

/** What `jsonb` cannot hold: halves of a sign that a cut left over, and the sign of number 0. */
const UNSTORABLE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\0/g;

function storable(value: unknown): object {
  return JSON.parse(
    JSON.stringify(value, (_, each) =>
      typeof each === 'string' ? each.replace(UNSTORABLE, '\ufffd') : each,
    ),
  );
}

/** Keeps a draft. */
export async function insertRun(
  db: Db,
  run: Omit<AiRun, 'requested_at'> & { readonly requested_by: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into ai_runs (id, organization_id, kind, audience, language, position_id, application_id, score_card_id,
      input_snapshot, prompt_version, provider, model, output, tokens_in, tokens_out, cost_micros, currency, took_ms,
      status, problem, requested_by, requested_at)
    values (${run.id}, ${run.organization_id}, ${run.kind}, ${run.audience}, ${run.language}, ${run.position_id},
      ${run.application_id}, ${run.score_card_id}, ${jsonb(storable(run.input_snapshot))}, ${run.prompt_version},
      ${run.provider}, ${run.model}, ${run.output === null ? null : jsonb(storable(run.output))}, ${run.tokens_in},
      ${run.tokens_out}, ${run.cost_micros}, ${run.currency}, ${run.took_ms}, ${run.status}, ${run.problem}, ${run.requested_by}, ${run.at})
  `.execute(db);
}

/** What a person did with a draft. */
export interface AiRunStep {
  readonly kind: 'confirmed' | 'edited' | 'discarded';
  readonly output: unknown;
  readonly edits: readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[];
}

/** Keeps a step. */
export async function insertStep(
  db: Db,
  run: Pick<AiRun, 'id' | 'organization_id' | 'application_id'>,
  step: AiRunStep & { readonly id: string; readonly done_by: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into ai_run_steps (id, ai_run_id, organization_id, application_id, kind, output, edits, done_by, done_at)
    values (${step.id}, ${run.id}, ${run.organization_id}, ${run.application_id}, ${step.kind},
      ${step.output === null ? null : jsonb(storable(step.output))}, ${jsonb(storable(step.edits))}, ${step.done_by}, ${step.at})
  `.execute(db);
}

/** Holds a draft until the transaction ends, so that two people do not take it over at once. */
export async function lockRun(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ai_run:${id}`}, 0))`.execute(db);
}

const RUN = sql`r.id, r.organization_id, r.kind, r.audience, r.language, r.position_id, r.application_id, r.score_card_id,
  r.input_snapshot, r.prompt_version, r.provider, r.model, r.output, r.tokens_in, r.tokens_out, r.cost_micros, r.currency,
  r.took_ms, r.status, r.problem, r.requested_at`;

/** A draft with the position that a right to it is judged by, and who asked for it. */
export interface FoundRun extends AiRun {
  readonly of_position: string | null;
  /** Null: the account is gone. */
  readonly requested_by: string | null;
}

/** Drafts by id that the reader may know of. */
export async function findRuns(
  db: Db,
  ids: readonly string[],
  reader: Actor | null = null,
): Promise<FoundRun[]> {
  const { rows } = await sql<FoundRun>`
    select ${RUN}, r.requested_by, coalesce(r.position_id, a.position_id) as of_position
    from ai_runs r left join applications a on a.id = r.application_id
    where r.id = any(${ids}::uuid[])
      and ${ofKnownPositionOrNone(reader, sql`coalesce(r.position_id, a.position_id)`)}
  `.execute(db);
  return rows;
}

/** The steps of a draft, in order, with who took them. */
export async function findSteps(
  db: Db,
  runId: string,
): Promise<(AiRunStep & { readonly done_by_name: string | null; readonly done_at: string })[]> {
  const { rows } = await sql<AiRunStep & { readonly done_by_name: string | null; readonly done_at: string }>`
    select s.kind, s.output, s.edits, s.done_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as done_by_name
    from ai_run_steps s left join users u on u.id = s.done_by where s.ai_run_id = ${runId} order by s.done_at, s.id
  `.execute(db);
  return rows;
}

/** A summary with the last thing that was done with it. */
export interface SummaryRow extends AiRun {
  readonly requested_by_name: string | null;
  readonly last_step: AiRunStep['kind'] | null;
  readonly last_output: unknown;
}

/** Summaries of a card for a reader, newest first. */
export async function findSummaries(
  db: Db,
  by: { readonly score_card_id: string; readonly audience: string; readonly language: string | null },
): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${RUN}, nullif(trim(u.first_name || ' ' || u.last_name), '') as requested_by_name,
      s.kind as last_step, s.output as last_output
    from ai_runs r left join users u on u.id = r.requested_by
      left join lateral (select kind, output from ai_run_steps where ai_run_id = r.id order by done_at desc, id desc limit 1) s on true
    where r.score_card_id = ${by.score_card_id} and r.kind = 'score_card_summary' and r.audience = ${by.audience}
      and r.status = 'completed' and (${by.language}::text is null or r.language = ${by.language})
    order by r.requested_at desc, r.id desc limit 50
  `.execute(db);
  return rows;
}

/** How often a card was summed up for a reader since a moment. */
export async function countSummaries(
  db: Db,
  by: { readonly score_card_id: string; readonly audience: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ai_runs where score_card_id = ${by.score_card_id}
      and kind = 'score_card_summary' and audience = ${by.audience} and requested_at > ${by.since}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Which drafts are wanted. `organizations` null means all. */
export interface RunFilter {
  readonly organizations: readonly string[] | null;
  readonly kind?: string | undefined;
  readonly provider?: string | undefined;
  readonly status?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** A draft as the log lists it. */
type ListedRun = Omit<AiRun, 'input_snapshot' | 'output' | 'status'> & {
  readonly organization_name: string | null;
  readonly requested_by_name: string | null;
  readonly status: AiRun['status'] | AiRunStep['kind'];
};

/** How a draft ended, or the last thing that a person did with it. */
const STATE = sql`coalesce((select s.kind from ai_run_steps s where s.ai_run_id = r.id order by s.done_at desc, s.id desc limit 1), r.status)`;
const LISTED = sql`r.id, r.organization_id, o.name as organization_name, r.kind, r.audience, r.language, r.position_id,
  r.application_id, r.score_card_id, r.prompt_version, r.provider, r.model, r.tokens_in, r.tokens_out, r.cost_micros, r.currency,
  r.took_ms, r.problem, r.requested_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as requested_by_name,
  ${STATE} as status`;
const FROM = sql`ai_runs r left join organizations o on o.id = r.organization_id left join users u on u.id = r.requested_by`;
const ORDER: ListOrder = {
  by: sql`r.requested_at`,
  id: sql`r.id`,
  type: 'timestamptz',
  direction: 'desc',
};

function where(filter: RunFilter) {
  const parts = [sql`true`];
  if (filter.organizations) parts.push(sql`r.organization_id = any(${filter.organizations}::uuid[])`);
  if (filter.kind) parts.push(sql`r.kind = ${filter.kind}`);
  if (filter.provider) parts.push(sql`r.provider = ${filter.provider}`);
  if (filter.status) parts.push(sql`${STATE} = ${filter.status}`);
  if (filter.from) parts.push(sql`r.requested_at >= ${filter.from}::timestamptz`);
  if (filter.until) parts.push(sql`r.requested_at < ${filter.until}::timestamptz`);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** A page of the log, newest first. */
export async function listRuns(db: Db, filter: RunFilter, request: PageRequest) {
  return shownAs(
    readPage<ListedRun>(db, request, {
      order: ORDER,
      columns: LISTED,
      from: FROM,
      filter: where(filter),
      sortValue: (row) => row.requested_at,
    }),
    ({ id, ...row }) => ({ ai_run_id: id, ...row }),
  );
}

/** A draft as files of the log have it: also who did the last thing with it, and when. */
export type ExportedRun = ListedRun & {
  readonly settled_by_name: string | null;
  readonly settled_at: string | null;
};

/** Drafts for a file, newest first. */
export async function readRuns(db: Db, filter: RunFilter, most: number): Promise<ExportedRun[]> {
  const { rows } = await sql<ExportedRun>`
    select ${LISTED}, last.settled_by_name, last.settled_at
    from ${FROM} left join lateral (
      select s.done_at as settled_at, nullif(trim(u2.first_name || ' ' || u2.last_name), '') as settled_by_name
      from ai_run_steps s left join users u2 on u2.id = s.done_by
      where s.ai_run_id = r.id order by s.done_at desc, s.id desc limit 1
    ) last on true
    where ${where(filter)} order by r.requested_at desc, r.id desc limit ${most}
  `.execute(db);
  return rows;
}

/** One draft as the log lists it. */
export async function listedRun(db: Db, id: string): Promise<ListedRun | undefined> {
  const { rows } = await sql<ListedRun>`select ${LISTED} from ${FROM} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** What an organization's (null: the platform's own) drafts cost in a currency since the beginning of the calendar month (UTC). */
export async function spentThisMonth(
  db: Db,
  organizationId: string | null,
  currency: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(cost_micros), 0)::float8 as spent from ai_runs
    where organization_id is not distinct from ${organizationId}::uuid and cost_micros > 0
      and currency = ${currency}
      and requested_at >= ${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))}
  `.execute(db);
  return rows[0]?.spent ?? 0;
}
