import type { RecordFacts } from '@tryout/domain/access/access-policy';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type Actor, workingFor } from '../../platform/http/actor.ts';
import { type LoadedRecord, NO_FACTS } from '../../platform/http/refs.ts';
import { mayKnowOf, ofKnownPositionOrNone } from './visible-positions.queries.ts';

interface OnPosition extends Record<string, unknown> {
  id: string;
  organization_id: string;
  position_id: string;
  owner_user_id: string | null;
}

function onPosition(row: OnPosition): LoadedRecord {
  const { id, organization_id, position_id, owner_user_id } = row;
  return { id, facts: { owner_user_id, organization_id, position_id, everyone: false }, row };
}

/** Rows that hang on a position, with that position's facts. */
async function loadOnPosition(
  db: Db,
  columns: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  ids: readonly string[],
  actor: Actor | null,
): Promise<LoadedRecord[]> {
  const { rows } = await sql<OnPosition>`
    select ${columns}, r.id, r.organization_id, p.id as position_id from ${from}
    where r.id = any(${ids}::uuid[]) and ${mayKnowOf(actor)}
  `.execute(db);
  return rows.map(onPosition);
}

/** Questions on positions. One that the caller is asked in an application of their own counts as theirs. */
export function loadPositionQuestions(db: Db, ids: readonly string[], actor: Actor | null) {
  const columns = sql`r.revision_id, r.type, r.label, r.required, r.options, r.settings,
    coalesce((select a.candidate_id from applications a where a.revision_id = r.revision_id
      and a.candidate_id = ${actor?.user_id ?? null}::uuid limit 1), p.created_by) as owner_user_id`;
  const from = sql`position_questions r join position_revisions v on v.id = r.revision_id
    join positions p on p.id = v.position_id`;
  return loadOnPosition(db, columns, from, ids, actor);
}

/** Rights on positions. */
export function loadPrivileges(db: Db, ids: readonly string[], actor: Actor | null) {
  const columns = sql`r.email, r.user_id, r.level, r.see_identity, r.status, p.created_by as owner_user_id`;
  const from = sql`position_privileges r join positions p on p.id = r.position_id`;
  return loadOnPosition(db, columns, from, ids, actor);
}

/** Invitations to apply. */
export function loadCandidateInvites(db: Db, ids: readonly string[], actor: Actor | null) {
  const columns = sql`r.email, r.status, p.created_by as owner_user_id`;
  const from = sql`candidate_invites r join positions p on p.id = r.position_id`;
  return loadOnPosition(db, columns, from, ids, actor);
}

interface Owned {
  id: string;
  organization_id: string | null;
  everyone: boolean;
  owner_user_id: string | null;
}

function owned<Row extends Owned>(row: Row): LoadedRecord<Row> {
  const { id, organization_id, everyone, owner_user_id } = row;
  const facts: RecordFacts = { ...NO_FACTS, organization_id, everyone, owner_user_id };
  return { id, facts, row };
}

/** Entries of the bank of questions. */
export async function loadQuestions(db: Db, ids: readonly string[]): Promise<LoadedRecord[]> {
  const { rows } = await sql<Owned>`
    select id, organization_id, created_by as owner_user_id, false as everyone from questions
    where id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map(owned);
}

/**
 * Simulations. Those that the platform has published are everybody's to name, also after they were closed or archived;
 * one of an own application counts as the caller's.
 */
export async function loadSimulations(
  db: Db,
  ids: readonly string[],
  actor: Actor | null,
): Promise<LoadedRecord[]> {
  // Whoever applies for a position knows of what is played for it.
  const playing = sql`(select a.candidate_id from applications a
    join position_simulations ps on ps.revision_id = a.revision_id
    where ps.simulation_id = s.id and a.candidate_id = ${actor?.user_id ?? null}::uuid limit 1)`;
  const { rows } = await sql<Owned>`
    select s.id, s.organization_id, (s.organization_id is null and s.status <> 'draft'
        and (s.status <> 'archived' or s.published_at is not null)) as everyone,
      coalesce(${playing}, s.created_by) as owner_user_id
    from simulations s where s.id = any(${ids}::uuid[])
      and ${ofKnownPositionOrNone(actor, sql`s.position_id`, playing)}
  `.execute(db);
  return rows.map(owned);
}

/** Score templates. One that a simulation keeps for itself is everybody's only when the simulation was published. */
export async function loadScoreTemplates(db: Db, ids: readonly string[]): Promise<LoadedRecord[]> {
  const { rows } = await sql<Owned>`
    select t.id, t.organization_id, t.created_by as owner_user_id, (t.organization_id is null and t.status <> 'draft' and not exists (
      select 1 from simulations s where s.score_template_id = t.id and s.template_is_own
        and s.status in ('draft', 'archived') and s.published_at is null)) as everyone
    from score_templates t where t.id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map(owned);
}

interface OwnedReason extends Owned {
  kind: 'we_rejected' | 'they_rejected' | 'other';
  label: string;
  archived_at: string | null;
}

/** Reasons of a decision: the platform's, and an organization's own for everyone in it, hiring managers too. */
export async function loadReasons(
  db: Db,
  ids: readonly string[],
  actor: Actor | null,
): Promise<LoadedRecord<OwnedReason>[]> {
  const { rows } = await sql<OwnedReason>`
    select id, organization_id, kind, label, archived_at, null::uuid as owner_user_id,
      (organization_id is null or organization_id = any(${actor ? workingFor(actor) : []}::uuid[])) as everyone
    from reasons where id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map(owned);
}
