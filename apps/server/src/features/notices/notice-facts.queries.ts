import { AI_KINDS, type AiKind } from '@tryout/domain/ai-assist/ai-kinds';
import type { RetentionOutcome } from '@tryout/domain/personal-data/retention';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Of whose position a notice is. */
export interface NoticePlace {
  readonly organization_id: string;
  readonly organization_name: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly revision_id: string;
}

/** Something that is measured, by its names. */
export interface MeasuredTrait {
  readonly id: string;
  /** By language; `en` is always there. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * What the simulations of a revision measure and the score card will show: a subtrait that the score template leaves out
 * never comes back to the candidate, so it is not announced either.
 */
export async function findMeasured(db: Db, revisionId: string): Promise<MeasuredTrait[]> {
  const { rows } = await sql<MeasuredTrait>`
    with template as (
      select t.definition from position_revisions r
        join score_templates t on t.id = coalesce(r.score_template_id, (
          select s.score_template_id from position_simulations ps join simulations s on s.id = ps.simulation_id
          where ps.revision_id = r.id order by ps.sort_order limit 1))
      where r.id = ${revisionId}
    )
    select st.id, jsonb_build_object('en', st.name) || coalesce((select jsonb_object_agg(w.key, w.value ->> 'name')
      from jsonb_each(st.words) w where w.value ->> 'name' <> ''), '{}'::jsonb) as names
    from subtraits st
    where st.id in (
        select f.subtrait_id from position_simulations ps
          join simulation_tasks x on x.simulation_id = ps.simulation_id
          join formulas_of_tasks f on f.task_id = x.task_id
        where ps.revision_id = ${revisionId})
      and exists (
        select from template, jsonb_path_query(definition, '$.categories[*].traits[*].subtraits[*].subtrait_id') as part(path)
        where part.path #>> '{}' = st.id::text
      )
    order by st.name, st.id
  `.execute(db);
  return rows;
}

/** A simulation of a revision, by its names. */
export interface NoticedSimulation {
  readonly id: string;
  /** By language; `en` is always there. */
  readonly names: Readonly<Record<string, string>>;
  readonly minutes: number;
  readonly tasks: number;
}

/** What is played for a revision, in order. */
export async function findSimulations(db: Db, revisionId: string): Promise<NoticedSimulation[]> {
  const { rows } = await sql<NoticedSimulation>`
    select s.id, jsonb_build_object('en', s.name) || coalesce((select jsonb_object_agg(w.key, w.value ->> 'name')
        from jsonb_each(s.words) w where w.value ->> 'name' <> ''), '{}'::jsonb) as names,
      s.duration_minutes::float8 as minutes,
      (select count(*)::int from simulation_tasks x where x.simulation_id = s.id) as tasks
    from position_simulations ps join simulations s on s.id = ps.simulation_id
    where ps.revision_id = ${revisionId} order by ps.sort_order
  `.execute(db);
  return rows;
}

/** How long an organization keeps applications, by outcome; what has no rule is kept until somebody erases it. */
export async function findKept(
  db: Db,
  organizationId: string,
): Promise<{ outcome: RetentionOutcome; months: number }[]> {
  const { rows } = await sql<{ outcome: RetentionOutcome; months: number }>`
    select outcome, months from retention_rules where organization_id = ${organizationId} and outcome <> 'pool'
  `.execute(db);
  return rows;
}

/** Which AI drafts are on at an organization, after the platform's switches, and whether a provider may make them. */
export async function findAi(
  db: Db,
  organizationId: string,
): Promise<{ kinds: AiKind[]; uses_provider: boolean }> {
  const { rows } = await sql<{ is_on: boolean; tasks_off: AiKind[]; uses_provider: boolean }>`
    select coalesce(p.is_on, true) and coalesce(o.is_on, true) as is_on,
      coalesce(p.tasks_off, '{}') || coalesce(o.tasks_off, '{}') as tasks_off,
      coalesce(p.uses_provider, false) or (coalesce(o.uses_provider, false) and coalesce(p.organizations_may_set, false))
        as uses_provider
    from (select) one left join ai_settings p on p.organization_id is null
      left join ai_settings o on o.organization_id = ${organizationId}
  `.execute(db);
  const [found] = rows;
  if (!found?.is_on) return { kinds: [], uses_provider: false };
  const kinds = AI_KINDS.filter((kind) => !found.tasks_off.includes(kind));
  return { kinds, uses_provider: found.uses_provider && kinds.length > 0 };
}

const PLACE = sql`p.organization_id, o.name as organization_name, p.id as position_id, p.title as position_title`;

/** Where an application belongs. */
export async function findPlaceOf(db: Db, applicationId: string): Promise<NoticePlace | undefined> {
  const { rows } = await sql<NoticePlace>`
    select ${PLACE}, a.revision_id from applications a join positions p on p.id = a.position_id
      join organizations o on o.id = p.organization_id
    where a.id = ${applicationId}
  `.execute(db);
  return rows[0];
}

/** A position as it is now. Without one: the organization's that was published last. */
export async function findPlace(
  db: Db,
  organizationId: string,
  positionId: string | null,
): Promise<NoticePlace | undefined> {
  const { rows } = await sql<NoticePlace>`
    select ${PLACE}, (select r.id from position_revisions r where r.position_id = p.id order by r.revision desc limit 1)
      as revision_id
    from positions p join organizations o on o.id = p.organization_id
    where p.organization_id = ${organizationId} and (${positionId}::uuid is null or p.id = ${positionId}::uuid)
      and exists (select from position_revisions r where r.position_id = p.id)
    order by exists (select from position_revisions r join position_simulations s on s.revision_id = r.id
      where r.position_id = p.id) desc, p.published_at desc nulls last, p.id desc limit 1
  `.execute(db);
  return rows[0];
}

/** An acceptance of an application, with what decides whether it holds. */
export interface AcceptanceRow {
  readonly revision_id: string;
  readonly kept_months: number | null;
  readonly accepted_at: string;
  readonly version: number;
}

/** What the candidate of an application accepted, the latest first. */
export async function findAcceptances(db: Db, applicationId: string): Promise<AcceptanceRow[]> {
  const { rows } = await sql<AcceptanceRow>`
    select v.revision_id, v.kept_months, a.accepted_at, v.version
    from notice_acceptances a join notice_versions v on v.id = a.notice_version_id
    where a.application_id = ${applicationId} order by a.accepted_at desc, v.version desc
  `.execute(db);
  return rows;
}

/** Keeps what a notice says, once; answers its id and version. */
export async function keepVersion(
  db: Db,
  notice: {
    readonly id: string;
    readonly organization_id: string;
    readonly position_id: string;
    readonly revision_id: string;
    readonly notice_text_id: string | null;
    readonly kept_months: number | null;
    readonly content: object;
    readonly digest: string;
    readonly at: Date;
  },
): Promise<{ id: string; version: number }> {
  const find = () =>
    sql<{ id: string; version: number }>`
    select id, version from notice_versions where position_id = ${notice.position_id} and digest = ${notice.digest}
  `.execute(db);
  const [known] = (await find()).rows;
  if (known) return known;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notice:${notice.position_id}`}, 0))`.execute(db);
  await sql`
    insert into notice_versions (id, organization_id, position_id, revision_id, version, notice_text_id, kept_months,
      content, digest, created_at)
    select ${notice.id}, ${notice.organization_id}, ${notice.position_id}, ${notice.revision_id},
      coalesce(max(version), 0) + 1, ${notice.notice_text_id}, ${notice.kept_months}, ${JSON.stringify(notice.content)},
      ${notice.digest}, ${notice.at}
    from notice_versions where position_id = ${notice.position_id}
    on conflict (position_id, digest) do nothing
  `.execute(db);
  const [kept] = (await find()).rows;
  if (!kept) throw new Error('a notice that was just kept is gone');
  return kept;
}

/** Notes that the candidate of an application accepted a notice; the first time counts. */
export async function insertAcceptance(
  db: Db,
  acceptance: {
    readonly application_id: string;
    readonly notice_version_id: string;
    readonly organization_id: string;
    readonly locale: string;
    readonly ip: string;
    readonly at: Date;
  },
): Promise<string> {
  await sql`
    insert into notice_acceptances (application_id, notice_version_id, organization_id, locale, ip, accepted_at)
    values (${acceptance.application_id}, ${acceptance.notice_version_id}, ${acceptance.organization_id},
      ${acceptance.locale}, ${acceptance.ip}, ${acceptance.at})
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<{ accepted_at: string }>`
    select accepted_at from notice_acceptances
    where application_id = ${acceptance.application_id} and notice_version_id = ${acceptance.notice_version_id}
  `.execute(db);
  return rows[0]?.accepted_at ?? acceptance.at.toISOString();
}
