import type { ACCOMMODATION_KEYS } from '@tryout/contract/simulations/simulations-record';
import type { PictureCredit } from '@tryout/domain/pictures/picture-credit';
import type { AttemptFault } from '@tryout/domain/plays/attempts';
import type { Opening } from '@tryout/domain/plays/play-incidents';
import type { PlayStatus } from '@tryout/domain/plays/play-status';
import type { TaskGroup } from '@tryout/domain/simulations/simulation-form';
import type { Accommodations, DataPoint } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { PinnedTask, PlayEvent } from '../replays/public.ts';

/** A play as stored. `last_hash` is lower-case hex. */
export interface PlayRow {
  readonly id: string;
  readonly organization_id: string;
  readonly application_id: string;
  readonly simulation_id: string;
  readonly simulation_name: string;
  readonly purpose: 'application' | 'confirmation';
  readonly attempt: number;
  readonly state: PlayStatus;
  readonly seed: string;
  readonly tasks: PinnedTask[];
  readonly accommodations: Accommodations;
  readonly task_index: number;
  readonly last_seq: number;
  readonly last_hash: string;
  readonly active_ms: number;
  readonly deadline_at: string;
  readonly lease_live: boolean;
  readonly end_reason: string;
  /** The id that the log's digests were made with: another one where the play was brought along. */
  readonly chain_id: string;
  /** When it was first opened, ISO 8601 in UTC; null: before that was noted. */
  readonly opened_at: string | null;
  /** Whether its claims are held to the times of its games. */
  readonly is_paced: boolean;
}

const columns = sql`
  p.id, p.organization_id, p.application_id, p.simulation_id, s.name as simulation_name, p.purpose, p.attempt, p.state, p.seed,
  p.tasks, p.accommodations, p.task_index, p.last_seq, encode(p.last_hash, 'hex') as last_hash, p.active_ms,
  p.deadline_at, coalesce(p.lease_expires_at > now(), false) as lease_live, p.end_reason,
  coalesce(p.chained_as, p.id) as chain_id, p.integrity ->> 'opened_at' as opened_at,
  coalesce((p.integrity ->> 'is_paced')::boolean, false) as is_paced`;

/** A play as its player holds it: by a token that is void once another tab or device takes the play over. */
export interface HeldPlay {
  readonly id: string;
  readonly token_hash: Buffer;
}

/**
 * A play that is still held, locked until the transaction ends. It may have been taken over since the request came
 * in; what is stored for the old holder then would stand in the way of what the new one does.
 */
export async function lockHeldPlay(db: Db, { id, token_hash }: HeldPlay): Promise<PlayRow | undefined> {
  const { rows } = await sql<PlayRow>`
    select ${columns} from plays p join simulations s on s.id = p.simulation_id
    where p.id = ${id} and p.token_hash = ${token_hash} for update of p
  `.execute(db);
  return rows[0];
}

/** One play, locked until the transaction ends: events of one play are stored one batch after another. */
export async function lockPlay(db: Db, id: string): Promise<PlayRow | undefined> {
  const { rows } = await sql<PlayRow>`
    select ${columns} from plays p join simulations s on s.id = p.simulation_id where p.id = ${id} for update of p
  `.execute(db);
  return rows[0];
}

/** One play, for reading. */
export async function findPlay(db: Db, id: string): Promise<PlayRow | undefined> {
  const { rows } = await sql<PlayRow>`
    select ${columns} from plays p join simulations s on s.id = p.simulation_id where p.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Of each simulation of an application the attempt to go on with or, where none can be, the newest that has a result. */
export async function latestPlays(db: Db, applicationId: string): Promise<PlayRow[]> {
  const { rows } = await sql<PlayRow>`
    select distinct on (p.simulation_id) ${columns}
    from plays p join simulations s on s.id = p.simulation_id
    where p.application_id = ${applicationId} and p.purpose = 'application'
    order by p.simulation_id, p.state in ('expired', 'cancelled'), p.attempt desc
  `.execute(db);
  return rows;
}

/**
 * A play's log up to where its row stood when it was read, oldest first: a batch that is stored meanwhile belongs to a
 * later row.
 */
export async function readEvents(db: Db, playId: string, lastSeq: number): Promise<PlayEvent[]> {
  const { rows } = await sql<PlayEvent>`
    select seq, task_index, type, t_ms, payload, signals, received_at from play_events where play_id = ${playId} and seq <= ${lastSeq} order by seq
  `.execute(db);
  return rows;
}

/** Some stored events of a play. */
export async function eventsAt(db: Db, playId: string, seqs: readonly number[]): Promise<PlayEvent[]> {
  const { rows } = await sql<PlayEvent>`
    select seq, task_index, type, t_ms, payload, signals, received_at from play_events
    where play_id = ${playId} and seq = any(${seqs}::int[])
  `.execute(db);
  return rows;
}

/** A new attempt. Returns undefined when this attempt exists already. */
export async function insertPlay(
  db: Db,
  play: {
    organization_id: string;
    application_id: string;
    simulation_id: string;
    attempt: number;
    seed: string;
    tasks: readonly PinnedTask[];
    accommodations: Accommodations;
    deadline_at: Date;
    granted?: { by: string; fault: AttemptFault; reason: string };
  },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into plays (id, organization_id, application_id, simulation_id, attempt, seed, tasks, accommodations,
      last_hash, deadline_at, granted_by, fault, grant_reason)
    values (${uuidv7()}, ${play.organization_id}, ${play.application_id}, ${play.simulation_id}, ${play.attempt},
      ${play.seed}, ${JSON.stringify(play.tasks)}, ${JSON.stringify(play.accommodations)},
      decode(repeat('0', 64), 'hex'), ${play.deadline_at}, ${play.granted?.by ?? null}, ${play.granted?.fault ?? null},
      ${play.granted?.reason ?? ''})
    on conflict (application_id, simulation_id, purpose, attempt) do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Hands the play to this tab: the old token opens nothing any more. */
export async function leasePlay(
  db: Db,
  id: string,
  lease: { token_hash: Buffer; state: PlayStatus; device: object | null; seconds: number },
): Promise<void> {
  await sql`
    update plays set token_hash = ${lease.token_hash}, state = ${lease.state}, last_event_at = now(),
      lease_expires_at = now() + make_interval(secs => ${lease.seconds}),
      launched_at = coalesce(launched_at, now()),
      device = coalesce(${lease.device === null ? null : JSON.stringify(lease.device)}::jsonb, device)
    where id = ${id}
  `.execute(db);
}

/** Notes when a play was first opened, before anything of it is stored: from then on its times are judged. */
export async function noteFirstOpening(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update plays set integrity = integrity
      || jsonb_build_object('opened_at', ${at.toISOString()}::text, 'is_paced', true)
    where id = ${id} and last_seq = 0 and not integrity ? 'opened_at'
  `.execute(db);
}

/** Openings that are kept of one play; more tell nothing more. */
const MOST_OPENINGS = 50;

/** Notes that a play was opened on another device than the last time; the same one again adds nothing. */
export async function noteOpening(db: Db, id: string, opening: Opening): Promise<void> {
  await sql`
    update plays set integrity = jsonb_set(integrity, '{openings}',
      coalesce(integrity -> 'openings', '[]'::jsonb) || ${JSON.stringify([opening])}::jsonb)
    where id = ${id} and jsonb_array_length(coalesce(integrity -> 'openings', '[]'::jsonb)) < ${MOST_OPENINGS}
      and (integrity -> 'openings' -> -1 ->> 'browser' is distinct from ${opening.browser}
        or integrity -> 'openings' -> -1 ->> 'input' is distinct from ${opening.input})
  `.execute(db);
}

/** The openings of a play on each new device, oldest first. */
export async function openingsOf(db: Db, id: string): Promise<Opening[]> {
  const { rows } = await sql<{ openings: Opening[] | null }>`
    select integrity -> 'openings' as openings from plays where id = ${id}
  `.execute(db);
  return rows[0]?.openings ?? [];
}

/** Sets what the candidate asked for; only while nothing was played. */
export async function setAccommodations(db: Db, id: string, accommodations: Accommodations): Promise<void> {
  await sql`
    update plays set accommodations = ${JSON.stringify(accommodations)} where id = ${id} and last_seq = 0
  `.execute(db);
}

/** Keeps what the tasks to come are played with, and with what each task before was. */
export async function storeChangedAccommodations(
  db: Db,
  id: string,
  changed: { readonly tasks: readonly PinnedTask[]; readonly accommodations: Accommodations },
): Promise<void> {
  await sql`
    update plays set tasks = ${JSON.stringify(changed.tasks)}, accommodations = ${JSON.stringify(changed.accommodations)}
    where id = ${id}
  `.execute(db);
}

/** Appends events that follow the stored ones. */
export async function appendEvents(
  db: Db,
  play: { id: string; organization_id: string },
  events: readonly (PlayEvent & { hash: string })[],
): Promise<void> {
  await sql`
    insert into play_events (play_id, seq, organization_id, task_index, type, t_ms, payload, signals, received_at, hash)
    select ${play.id}, seq, ${play.organization_id}, task_index, type, t_ms,
      coalesce(payload, 'null'::jsonb), signals, received_at, decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as r(seq int, task_index int, type text, t_ms double precision, payload jsonb, signals jsonb, received_at timestamptz,
        hash text)
  `.execute(db);
}

/** Notes where a play stands after events. */
export async function advancePlay(
  db: Db,
  id: string,
  after: {
    last_seq: number;
    last_hash: string;
    task_index: number;
    state: PlayStatus;
    added_ms: number;
    lease_s: number;
  },
): Promise<void> {
  await sql`
    update plays set last_seq = ${after.last_seq}, last_hash = decode(${after.last_hash}, 'hex'),
      task_index = ${after.task_index}, state = ${after.state}, active_ms = active_ms + ${Math.round(after.added_ms)},
      started_at = case when ${after.state === 'active'} then coalesce(started_at, now()) else started_at end,
      last_event_at = now(), lease_expires_at = now() + make_interval(secs => ${after.lease_s})
    where id = ${id}
  `.execute(db);
}

/** Prolongs the lease. */
export async function touchPlay(db: Db, id: string, leaseSeconds: number): Promise<void> {
  await sql`
    update plays set last_event_at = now(), lease_expires_at = now() + make_interval(secs => ${leaseSeconds}),
      state = case when state = 'interrupted' then 'paused' else state end
    where id = ${id} and state in ('launched', 'active', 'paused', 'interrupted')
  `.execute(db);
}

/** Ends a play. */
export async function endPlay(
  db: Db,
  id: string,
  end: {
    state: 'completed' | 'terminated';
    reason: string;
    integrity: object;
    /** Codes of the facts that are worth a look, and the number of the rule that says so. */
    review: readonly string[];
    look_rule: number;
  },
): Promise<void> {
  await sql`
    update plays set state = ${end.state}, end_reason = ${end.reason}, ended_at = now(), lease_expires_at = null,
      integrity = integrity || ${JSON.stringify(end.integrity)}::jsonb, integrity_review = ${end.review},
      look_rule = ${end.look_rule}
    where id = ${id}
  `.execute(db);
}

/** Stores the data points of an ended play. */
export async function storeDataPoints(
  db: Db,
  play: { id: string; organization_id: string },
  points: readonly (DataPoint & { task_index: number; task_key: string })[],
): Promise<void> {
  await sql`
    insert into play_data_points (play_id, organization_id, task_index, task_key, key, value, missing_reason, trials)
    select ${play.id}, ${play.organization_id}, task_index, task_key, key, value, missing_reason, trials
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb)
      as r(task_index int, task_key text, key text, value double precision, missing_reason text, trials int)
    on conflict (play_id, task_index, key) do nothing
  `.execute(db);
}

/** Keys of the data points that the task `t` declares as required, in its order. */
const requiredOfTask = sql`array(
  select d.point ->> 'key' from jsonb_array_elements(t.data_points) with ordinality as d(point, place)
  where (d.point ->> 'required')::boolean order by d.place)`;

/** What the task `t` is called and tells before it, by language; null for a game as it is shipped. */
const wordsOfTask = sql`case when t.key <> t.game_key then (
  select jsonb_object_agg(w.locale, jsonb_build_object('name', w.words ->> 'name',
    'instructions', w.words ->> 'instructions'))
  from jsonb_each(t.words || jsonb_build_object('en', jsonb_build_object('name', t.name,
    'instructions', t.instructions))) as w(locale, words)) end`;

/** A task by itself, as a play would pin it. */
export async function findPinnedTask(db: Db, id: string): Promise<PinnedTask | undefined> {
  const { rows } = await sql<PinnedTask>`
    select t.id as task_id, t.game_key as key, t.key as task_key, t.game_version as version, t.name, t.minutes,
      t.preset as parameters, ${requiredOfTask} as required, t.time_limit_s, ${wordsOfTask} as words,
      (select b.build from pinned_builds b where b.build_version_id = t.build_version_id) as build,
      (select k.answer_key from pinned_answer_keys k where k.answer_key_id = t.answer_key_id) as answer_key
    from tasks t where t.id = ${id}
  `.execute(db);
  return rows[0];
}

/** All that a play of a simulation is drawn from, in order. */
export interface TaskPool {
  readonly tasks: readonly (PinnedTask & { readonly group_id: string | null })[];
  readonly groups: readonly (TaskGroup & { readonly time_limit_s: number | null })[];
}

/** A simulation's tasks and the groups that draw among them. */
export async function taskPoolOf(db: Db, simulationId: string): Promise<TaskPool> {
  const [tasks, groups] = await Promise.all([
    sql<TaskPool['tasks'][number]>`
      select t.id as task_id, t.game_key as key, t.key as task_key, t.game_version as version, t.name,
        round(st.estimated_seconds / 60.0, 1) as minutes, t.preset || st.parameters as parameters,
        ${requiredOfTask} as required, t.time_limit_s, ${wordsOfTask} as words,
        (select b.build from pinned_builds b where b.build_version_id = t.build_version_id) as build,
      (select k.answer_key from pinned_answer_keys k where k.answer_key_id = t.answer_key_id) as answer_key, st.group_id
      from simulation_tasks st join tasks t on t.id = st.task_id
      where st.simulation_id = ${simulationId} order by st.sort_order
    `.execute(db),
    sql<TaskPool['groups'][number]>`
      select id, pick, n, shuffle, time_limit_s from simulation_groups where simulation_id = ${simulationId} order by sort_order
    `.execute(db),
  ]);
  return { tasks: tasks.rows, groups: groups.rows };
}

/** What the play of an application needs to know of it. */
export interface PlayableApplication {
  readonly id: string;
  readonly organization_id: string;
  readonly position_id: string;
  readonly revision_id: string;
  readonly candidate_id: string;
  readonly status: string;
  readonly score_card_id: string | null;
  readonly applicant_name: string;
  readonly position_title: string;
  readonly organization_name: string;
  readonly position_status: string;
  readonly is_test: boolean;
}

/** The application with its position. */
export async function findPlayableApplication(db: Db, id: string): Promise<PlayableApplication | undefined> {
  const { rows } = await sql<PlayableApplication>`
    select a.id, a.organization_id, a.position_id, a.revision_id, a.candidate_id, a.status, a.score_card_id,
      a.applicant_name, p.title as position_title, p.status as position_status, o.name as organization_name, a.is_test
    from applications a join positions p on p.id = a.position_id join organizations o on o.id = a.organization_id
    where a.id = ${id}
  `.execute(db);
  return rows[0];
}

/** A simulation that an application asks for. */
export interface RequiredSimulation {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly candidate_intro: string;
  readonly words: Record<string, { name: string; intro: string; thanks: string }>;
  readonly cover: {
    built_in: boolean;
    url: string;
    alt: string;
    alt_by_locale: Record<string, string>;
    credit: PictureCredit | null;
  } | null;
  readonly accommodations_offered: (typeof ACCOMMODATION_KEYS)[number][];
  readonly duration_minutes: number;
  readonly shortest_minutes: number;
}

/** The ids of the simulations of an application's revision, in order. */
export async function requiredSimulationIds(db: Db, revisionId: string): Promise<string[]> {
  const { rows } = await sql<{ simulation_id: string }>`
    select simulation_id from position_simulations where revision_id = ${revisionId} order by sort_order
  `.execute(db);
  return rows.map(({ simulation_id }) => simulation_id);
}

/** Adjustments that the simulation `s` offers and every task of it can be played with. */
const OFFERED = sql`array(select offered from unnest(s.accommodations) offered where not exists (
  select from simulation_tasks x join tasks t on t.id = x.task_id
  where x.simulation_id = s.id and not (offered = any(t.accommodations))))`;

/** Adjustments that a simulation offers. */
export async function findOffered(
  db: Db,
  simulationId: string,
): Promise<(typeof ACCOMMODATION_KEYS)[number][]> {
  const { rows } = await sql<{ offered: (typeof ACCOMMODATION_KEYS)[number][] }>`
    select ${OFFERED} as offered from simulations s where s.id = ${simulationId}
  `.execute(db);
  return rows[0]?.offered ?? [];
}

/** The simulations of an application's revision, in order. */
export async function requiredSimulations(db: Db, revisionId: string): Promise<RequiredSimulation[]> {
  const { rows } = await sql<RequiredSimulation>`
    select s.id, s.name, s.purpose, s.candidate_intro, s.duration_minutes, s.shortest_minutes, s.words,
      ${OFFERED} as accommodations_offered,
      (select json_build_object('built_in', c.picture is not null, 'alt', c.alt, 'alt_by_locale', c.alt_by_locale,
         'credit', (select f.credit from files f where f.id = c.file_id),
         'url', coalesce('/pictures/' || c.picture || '.svg', '/simulation/' || s.id || '/cover'))
       from simulation_images c where c.simulation_id = s.id and c.role = 'cover') as cover
    from position_simulations ps join simulations s on s.id = ps.simulation_id
    where ps.revision_id = ${revisionId} order by ps.sort_order
  `.execute(db);
  return rows;
}

/** Marks plays whose tab went silent; their clock stands still. */
export async function markInterrupted(db: Db, silentSeconds: number): Promise<void> {
  await sql`
    update plays set state = 'interrupted'
    where state in ('launched', 'active') and last_event_at < now() - make_interval(secs => ${silentSeconds})
  `.execute(db);
}
