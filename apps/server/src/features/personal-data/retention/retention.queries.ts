import type { RetentionOutcome } from '@tryout/domain/personal-data/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** How long one outcome is kept. */
export interface RetentionRule {
  readonly outcome: RetentionOutcome;
  readonly months: number;
  readonly effective_from: string;
}

/** The rules of an organization; an outcome without one is kept for good. */
export async function findRules(db: Db, organizationId: string): Promise<RetentionRule[]> {
  const { rows } = await sql<RetentionRule>`
    select outcome, months, effective_from from retention_rules where organization_id = ${organizationId} order by outcome
  `.execute(db);
  return rows;
}

/** Replaces the rules of an organization. The caller holds its row. */
export async function storeRules(
  db: Db,
  organizationId: string,
  rules: readonly RetentionRule[],
  by: { readonly user_id: string; readonly at: Date },
): Promise<void> {
  await sql`
    delete from retention_rules where organization_id = ${organizationId}
      and outcome <> all(${rules.map((rule) => rule.outcome)}::text[])
  `.execute(db);
  for (const { outcome, months, effective_from } of rules) {
    await sql`
      insert into retention_rules (organization_id, outcome, months, effective_from, updated_by, updated_at)
      values (${organizationId}, ${outcome}, ${months}, ${effective_from}, ${by.user_id}, ${by.at})
      on conflict (organization_id, outcome) do update set months = excluded.months,
        effective_from = excluded.effective_from, updated_by = excluded.updated_by, updated_at = excluded.updated_at
    `.execute(db);
  }
}

/** Holds an organization, so that two changes of its rules follow one another; answers its country. */
export async function holdOrganization(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ country: string | null }>`
    select country from organizations where id = ${id} for no key update
  `.execute(db);
  return rows[0]?.country ?? '';
}

/** The country of an organization; empty: not told. */
export async function findCountry(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{
    country: string | null;
  }>`select country from organizations where id = ${id}`.execute(db);
  return rows[0]?.country ?? '';
}

/** Organizations that let anything go. */
export async function findOrganizationsWithRules(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct organization_id as id from retention_rules order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The outcome of an application `a`, as `retentionOutcome` of the domain has it. */
const OUTCOME = sql`case
  when a.status = 'approved' then 'hired'
  when a.status = 'rejected' and a.disposition_by = 'candidate' then 'withdrawn'
  when a.status = 'rejected' and a.disposition_by = 'system' then 'unfinished'
  when a.status = 'rejected' then 'rejected'
  when a.status in ('started', 'basic_info_entered', 'cv_submitted', 'questions_answered') then 'unfinished'
  else 'open' end`;

const asRows = (rules: readonly RetentionRule[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r(outcome text, months int, effective_from date)`;

/** The day on which an application `a` goes by its rule `r`, as `retentionDueOn` of the domain has it; in UTC. */
const DUE = sql`greatest((a.last_activity_at at time zone 'UTC' + make_interval(months => r.months))::date,
  r.effective_from)`;

const heldOn = (today: string): RawBuilder<boolean> => sql<boolean>`exists (select from legal_holds h
  where h.application_id = a.id and h.ended_at is null and h.until >= ${today}::date)`;

/** What goes by some rules, by outcome: until today, and in the next 30 and 90 days. */
export async function countDue(
  db: Db,
  organizationId: string,
  rules: readonly RetentionRule[],
  today: string,
): Promise<
  { outcome: RetentionOutcome; now: number; in_30_days: number; in_90_days: number; held: number }[]
> {
  const { rows } = await sql<{
    outcome: RetentionOutcome;
    now: number;
    in_30_days: number;
    in_90_days: number;
    held: number;
  }>`
    with due as (
      select r.outcome, ${DUE} as due_on, ${heldOn(today)} as held
      from ${asRows(rules)} join applications a on ${OUTCOME} = r.outcome
      where a.organization_id = ${organizationId} and not a.is_test
        and a.last_activity_at < (${today}::date + 92 - make_interval(months => r.months))
      union all
      select r.outcome, greatest((p.last_activity_at at time zone 'UTC' + make_interval(months => r.months))::date,
        r.effective_from), false
      from ${asRows(rules)} join people p on r.outcome = 'pool'
      where p.organization_id = ${organizationId}
        and p.last_activity_at < (${today}::date + 92 - make_interval(months => r.months))
        and not exists (select from applications a where a.person_id = p.id)
    )
    select outcome, count(*) filter (where due_on <= ${today}::date and not held)::int as now,
      count(*) filter (where due_on <= ${today}::date + 30 and not held)::int as in_30_days,
      count(*) filter (where due_on <= ${today}::date + 90 and not held)::int as in_90_days,
      count(*) filter (where due_on <= ${today}::date + 90 and held)::int as held
    from due group by outcome
  `.execute(db);
  return rows;
}

/** Applications, of all or among some, whose time is over, the oldest first, without those that a hold keeps. */
export async function findDue(
  db: Db,
  organizationId: string,
  rules: readonly RetentionRule[],
  today: string,
  { most, among }: { readonly most: number; readonly among?: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from ${asRows(rules)} join applications a on ${OUTCOME} = r.outcome
    where a.organization_id = ${organizationId} and not a.is_test
      and a.last_activity_at < (${today}::date + 2 - make_interval(months => r.months))
      and ${DUE} <= ${today}::date and not ${heldOn(today)}
      and ${among ? sql`a.id = any(${among}::uuid[])` : sql`true`}
    order by a.last_activity_at, a.id limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** How many whose time is over a hold keeps. */
export async function countHeldDue(
  db: Db,
  organizationId: string,
  rules: readonly RetentionRule[],
  today: string,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${asRows(rules)} join applications a on ${OUTCOME} = r.outcome
    join legal_holds h on h.application_id = a.id and h.ended_at is null and h.until >= ${today}::date
    where a.organization_id = ${organizationId} and not a.is_test and ${DUE} <= ${today}::date
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** People of the pool without an application whose time is over. */
export async function findDuePeople(
  db: Db,
  organizationId: string,
  rules: readonly RetentionRule[],
  today: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from ${asRows(rules)} join people p on r.outcome = 'pool'
    where p.organization_id = ${organizationId}
      and greatest((p.last_activity_at at time zone 'UTC' + make_interval(months => r.months))::date, r.effective_from)
        <= ${today}::date
      and not exists (select from applications a where a.person_id = p.id)
      and not exists (select from people m where m.merged_into = p.id)
    order by p.last_activity_at, p.id limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** An application whose candidate is to be told that it goes soon. */
export interface DueSoon {
  readonly application_id: string;
  readonly candidate_id: string;
  readonly position_title: string;
  readonly organization_name: string;
  readonly due_on: string;
}

/** Applications that go within some days, whose candidates were not told of this day or an earlier one. */
export async function findToTell(
  db: Db,
  organizationId: string,
  rules: readonly RetentionRule[],
  span: { readonly today: string; readonly days: number },
  most: number,
): Promise<DueSoon[]> {
  const { rows } = await sql<DueSoon>`
    select a.id as application_id, a.candidate_id, p.title as position_title, o.name as organization_name,
      ${DUE} as due_on
    from ${asRows(rules)} join applications a on ${OUTCOME} = r.outcome
    join positions p on p.id = a.position_id join organizations o on o.id = a.organization_id
    where a.organization_id = ${organizationId} and not a.is_test
      and a.last_activity_at < (${span.today}::date + ${span.days + 2}::int - make_interval(months => r.months))
      and ${DUE} > ${span.today}::date and ${DUE} <= ${span.today}::date + ${span.days}::int
      and not ${heldOn(span.today)}
      and not exists (select from retention_notices n where n.application_id = a.id and n.due_on <= ${DUE})
    order by a.id limit ${most}
  `.execute(db);
  return rows;
}

/** Notes that candidates were told. */
export async function storeTold(
  db: Db,
  organizationId: string,
  told: readonly Pick<DueSoon, 'application_id' | 'due_on'>[],
  at: Date,
): Promise<void> {
  await sql`
    insert into retention_notices (application_id, organization_id, due_on, told_at)
    select t.application_id, ${organizationId}, t.due_on, ${at}
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t(application_id uuid, due_on date)
    on conflict (application_id) do update set due_on = excluded.due_on, told_at = excluded.told_at
  `.execute(db);
}

/** What a night did so far. */
export interface RunCounts {
  readonly erased: number;
  readonly people: number;
  readonly held: number;
  readonly told: number;
}

/** Notes what a night did; written again as it goes on. */
export async function storeRun(
  db: Db,
  run: RunCounts & {
    readonly id: string;
    readonly organization_id: string;
    readonly began_at: Date;
    readonly ended_at: Date | null;
  },
): Promise<void> {
  await sql`
    insert into retention_runs (id, organization_id, began_at, ended_at, erased, people, held, told)
    values (${run.id}, ${run.organization_id}, ${run.began_at}, ${run.ended_at}, ${run.erased}, ${run.people}, ${run.held},
      ${run.told})
    on conflict (id) do update set ended_at = excluded.ended_at, erased = excluded.erased, people = excluded.people,
      held = excluded.held, told = excluded.told
  `.execute(db);
}

/** The last nights that did something. */
export async function findRuns(
  db: Db,
  organizationId: string,
): Promise<(RunCounts & { began_at: string; ended_at: string | null })[]> {
  const { rows } = await sql<RunCounts & { began_at: string; ended_at: string | null }>`
    select began_at, ended_at, erased, people, held, told from retention_runs
    where organization_id = ${organizationId} order by began_at desc, id desc limit 30
  `.execute(db);
  return rows;
}

/** Applications of an organization that were ever erased. */
export async function countErasedInAll(db: Db, organizationId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(count), 0)::int as n from erased_counts where organization_id = ${organizationId}
  `.execute(db);
  return rows[0]?.n ?? 0;
}
