import type { Formula } from '@tryout/domain/formulas/formula';
import type { MeasureFacts, UnconfirmedParts } from '@tryout/domain/score-cards/reliability';
import { hasBand, type ShownScale } from '@tryout/domain/score-cards/shown-scale';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ofKnownPosition } from '../positions/public.ts';
import type { StoredSeries } from '../replays/public.ts';

/** A formula as published. */
export interface StoredFormula {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly task_key: string;
  readonly data_point: string;
  readonly definition: Formula;
  readonly reliability: MeasureFacts | null;
}

/** What a card is made from, besides the plays. */
export interface StoredTemplate {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly definition: ScoreTemplate;
}

/** The formulas in force under some keys, of tasks or of games (`formulaKeysOf`), in a fixed order. */
export async function publishedFormulas(db: Db, taskKeys: readonly string[]): Promise<StoredFormula[]> {
  // sql: definition present, because only drafts may lack one
  const { rows } = await sql<StoredFormula>`
    select id, key, version, task_key, data_point, definition, reliability from formulas
    where status = 'published' and task_key = any(${taskKeys}) order by task_key, key, version
  `.execute(db);
  return rows;
}

/** Formulas by id, whatever their status now: a card is recomputed with what it was made with. */
export async function formulasById(db: Db, ids: readonly string[]): Promise<StoredFormula[]> {
  // sql: definition present, because only drafts may lack one
  const { rows } = await sql<StoredFormula>`
    select id, key, version, task_key, data_point, definition, reliability from formulas
    where id = any(${ids}::uuid[]) order by task_key, key, version
  `.execute(db);
  return rows;
}

/** A score template by id. */
export async function templateById(db: Db, id: string): Promise<StoredTemplate | undefined> {
  const { rows } = await sql<StoredTemplate>`
    select id, version, name, definition from score_templates where id = ${id}
  `.execute(db);
  return rows[0];
}

/** What scoring needs of an application; the template is the revision's, else that of its first simulation. */
export interface ScorableApplication {
  readonly id: string;
  readonly organization_id: string;
  readonly position_id: string;
  readonly candidate_id: string;
  readonly applicant_name: string;
  readonly position_title: string;
  readonly organization_name: string;
  readonly template_id: string | null;
  readonly score_card_id: string | null;
  readonly is_test: boolean;
}

/** The application, locked: one card is made at a time. */
export async function lockScorableApplication(db: Db, id: string): Promise<ScorableApplication | undefined> {
  const { rows } = await sql<ScorableApplication>`
    select a.id, a.organization_id, a.position_id, a.candidate_id, a.applicant_name, a.score_card_id, a.is_test,
      p.title as position_title, o.name as organization_name,
      coalesce(r.score_template_id, (
        select s.score_template_id from position_simulations ps join simulations s on s.id = ps.simulation_id
        where ps.revision_id = r.id order by ps.sort_order limit 1)) as template_id
    from applications a
      join positions p on p.id = a.position_id
      join organizations o on o.id = a.organization_id
      join position_revisions r on r.id = a.revision_id
    where a.id = ${id} for update of a
  `.execute(db);
  return rows[0];
}

/** An attempt that has ended, with what came out of it. */
export interface EndedPlay {
  readonly id: string;
  readonly simulation_id: string;
  readonly attempt: number;
  readonly state: string;
  readonly last_hash: string;
  readonly tasks: readonly {
    key: string;
    task_key?: string;
    version: string;
    parameters: unknown;
    required: readonly string[];
    build?: PinnedBuild | null;
    /** The key that experts made; absent or null: the one that comes with the game. */
    answer_key?: PinnedAnswerKey | null;
  }[];
  readonly data_points: readonly {
    task_index: number;
    task_key: string;
    key: string;
    value: number | null;
    missing_reason: string | null;
    trials: number | null;
  }[];
  /** Series over trials; absent where none is known. */
  readonly series?: readonly StoredSeries[];
  /** Places of the tasks whose claimed times cannot be true: nothing of them is scored. Absent: none. */
  readonly impossible_tasks?: readonly number[];
  /** Places of the tasks of which most answers were given by touch. Absent: none. */
  readonly touched_tasks?: readonly number[];
}

const endedColumns = sql`
  p.id, p.simulation_id, p.attempt, p.state, encode(p.last_hash, 'hex') as last_hash, p.tasks,
    array(select (t ->> 'task_index')::int from jsonb_path_query(p.integrity, '$.timing[*]') as t
      where (t ->> 'impossible')::boolean order by 1) as impossible_tasks,
    array(select e.task_index from play_events e
      where e.play_id = p.id and e.type = 'input' and e.payload ->> 'method' is not null
      group by e.task_index having 2 * count(*) filter (where e.payload ->> 'method' = 'touch') > count(*)
      order by 1) as touched_tasks,
    (select coalesce(json_agg(json_build_object('task_index', d.task_index, 'task_key', d.task_key, 'key', d.key,
       'value', d.value, 'missing_reason', d.missing_reason, 'trials', d.trials) order by d.task_index, d.key), '[]'::json)
     from play_data_points d where d.play_id = p.id) as data_points,
    (select coalesce(json_agg(json_build_object('task_index', s.task_index, 'key', s.key, 'series', s.series)
       order by s.task_index, s.key), '[]'::json)
     from play_series s where s.play_id = p.id) as series`;

/** Every attempt of an application that has ended, with its data points and whether a person said that it counts. */
export async function endedAttempts(
  db: Db,
  applicationId: string,
): Promise<(EndedPlay & { is_chosen: boolean })[]> {
  const { rows } = await sql<EndedPlay & { is_chosen: boolean }>`
    select ${endedColumns}, exists (select 1 from attempt_choices c where c.play_id = p.id) as is_chosen
    from plays p
    where p.application_id = ${applicationId} and p.purpose = 'application' and p.state in ('completed', 'terminated')
    order by p.simulation_id, p.attempt
  `.execute(db);
  return rows;
}

/** A confirmation play that has ended. */
export async function endedConfirmation(db: Db, playId: string): Promise<EndedPlay | undefined> {
  const { rows } = await sql<EndedPlay>`
    select ${endedColumns} from plays p
    where p.id = ${playId} and p.purpose = 'confirmation' and p.state in ('completed', 'terminated')
  `.execute(db);
  return rows[0];
}

/** A card to be written. */
export interface NewScoreCard {
  readonly organization_id: string;
  readonly application_id: string;
  readonly status: 'approved' | 'rejected';
  readonly job_fit_score: number | null;
  readonly coverage: number | null;
  readonly score_card_data: object | null;
  readonly pins: object;
  readonly trace: object | null;
  readonly inputs_digest: string;
  readonly result_digest: string | null;
  readonly error: string;
}

/**
 * Writes a card as the application's next version; the same inputs give the card that is there already. The caller
 * holds the application's row.
 */
export async function insertScoreCard(db: Db, card: NewScoreCard): Promise<{ id: string; is_new: boolean }> {
  const id = uuidv7();
  const { rows } = await sql<{ id: string }>`
    insert into score_cards (id, organization_id, application_id, version, status, job_fit_score, coverage,
      score_card_data, pins, trace, inputs_digest, result_digest, error)
    values (${id}, ${card.organization_id}, ${card.application_id},
      (select coalesce(max(version), 0) + 1 from score_cards where application_id = ${card.application_id}),
      ${card.status}, ${card.job_fit_score}, ${card.coverage},
      ${card.score_card_data === null ? null : JSON.stringify(card.score_card_data)}, ${JSON.stringify(card.pins)},
      ${card.trace === null ? null : JSON.stringify(card.trace)}, ${card.inputs_digest}, ${card.result_digest},
      ${card.error})
    on conflict (application_id, inputs_digest) do nothing returning id
  `.execute(db);
  if (rows[0]) {
    await sql`
      update score_cards set superseded_by = ${id}
      where application_id = ${card.application_id} and id <> ${id} and superseded_by is null
    `.execute(db);
    return { id, is_new: true };
  }
  const existing = await sql<{ id: string }>`
    select id from score_cards where application_id = ${card.application_id} and inputs_digest = ${card.inputs_digest}
  `.execute(db);
  const found = existing.rows[0];
  if (!found) throw new Error('a score card vanished while it was written');
  // Back in force: what it was made from is what counts again.
  await sql`
    update score_cards set superseded_by = case when id = ${found.id} then null else ${found.id}::uuid end
    where application_id = ${card.application_id}
      and (id = ${found.id} and superseded_by is not null or id <> ${found.id} and superseded_by is null)
  `.execute(db);
  return { id: found.id, is_new: false };
}

/** Puts the card's figures on the application, where the list reads them. */
export async function placeApplication(
  db: Db,
  place: {
    application_id: string;
    organization_id: string;
    position_id: string;
    score_card_id: string;
    job_fit_score: number | null;
    job_fit_sem: number | null;
    /** What the job fit means; null without one, and on cards of engine 1. */
    job_fit_scale: ShownScale | null;
    /** What of the measures behind the score nobody has confirmed; null: nothing. */
    unconfirmed: UnconfirmedParts | null;
    coverage: number | null;
    rank_order: number;
    attempt_counted: number | null;
    /** The plays that the card is made from. */
    play_ids: readonly string[];
    subtraits: readonly { id: string; score: number }[];
    traits: readonly PlacedTrait[];
  },
): Promise<void> {
  await sql`
    update applications set score_card_id = ${place.score_card_id}, job_fit_score = ${place.job_fit_score},
      job_fit_sem = ${place.job_fit_sem}, job_fit_scale = ${place.job_fit_scale},
      score_unconfirmed = ${place.unconfirmed}, coverage = ${place.coverage}, rank_order = ${place.rank_order},
      attempt_counted = ${place.attempt_counted}, top_trait_id = ${topTraitId(place.traits)},
      integrity_review = (select coalesce(array_agg(distinct code order by code), '{}')
        from plays p, unnest(p.integrity_review) as code where p.id = any(${place.play_ids}::uuid[])),
      updated_at = now()
    where id = ${place.application_id}
  `.execute(db);
  await sql`
    insert into application_scores (application_id, organization_id, position_id, subtrait_ids, scores, trait_ids,
      trait_scores)
    values (${place.application_id}, ${place.organization_id}, ${place.position_id},
      ${place.subtraits.map((s) => s.id)}::uuid[], ${place.subtraits.map((s) => s.score)}::real[],
      ${place.traits.map((t) => t.id)}::uuid[], ${place.traits.map((t) => t.score)}::real[])
    on conflict (application_id) do update set subtrait_ids = excluded.subtrait_ids, scores = excluded.scores,
      trait_ids = excluded.trait_ids, trait_scores = excluded.trait_scores
  `.execute(db);
}

/** A trait of a card with what its number means; null on cards of engine 1. */
export interface PlacedTrait {
  readonly id: string;
  readonly score: number;
  readonly scale: ShownScale | null;
}

/**
 * The trait that the list tells of an applicant: the one furthest above its norm, the first in the template's order of
 * several. All norms have their middle at 50, so it is the highest of those that are compared with one; a percentage or a
 * place between two ends is further above nothing. Null where none is.
 */
function topTraitId(traits: readonly PlacedTrait[]): string | null {
  const compared = traits.filter(({ scale }) => scale === null || hasBand(scale));
  const highest = Math.max(...compared.map(({ score }) => score));
  return compared.find(({ score }) => score === highest)?.id ?? null;
}

/** A card as stored. */
export interface ScoreCardRow {
  readonly id: string;
  readonly organization_id: string;
  readonly application_id: string;
  readonly position_id: string;
  readonly candidate_id: string;
  readonly applicant_name: string;
  readonly position_title: string;
  readonly organization_name: string;
  readonly version: number;
  readonly status: string;
  readonly job_fit_score: number | null;
  readonly coverage: number | null;
  readonly score_card_data: unknown;
  readonly pins: unknown;
  readonly trace: unknown;
  readonly inputs_digest: string;
  readonly result_digest: string | null;
  readonly error: string;
  readonly superseded_by: string | null;
  readonly created_at: string;
}

/** Cards by id. */
export async function scoreCardsById(
  db: Db,
  ids: readonly string[],
  reader: Actor | null = null,
): Promise<ScoreCardRow[]> {
  const known = ofKnownPosition(reader, sql`a.position_id`, sql`a.candidate_id`);
  const { rows } = await sql<ScoreCardRow>`
    select c.id, c.organization_id, c.application_id, a.position_id, a.candidate_id, a.applicant_name,
      p.title as position_title, o.name as organization_name, c.version, c.status, c.job_fit_score, c.coverage,
      c.score_card_data, c.pins, c.trace, c.inputs_digest, c.result_digest, c.error, c.superseded_by, c.created_at
    from score_cards c join applications a on a.id = c.application_id join positions p on p.id = a.position_id
      join organizations o on o.id = c.organization_id
    where c.id = any(${ids}::uuid[]) and ${known}
  `.execute(db);
  return rows;
}

/** A candidate's own current cards, newest first. */
export async function scoreCardsOfCandidate(db: Db, candidateId: string): Promise<ScoreCardRow[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from score_cards c join applications a on a.score_card_id = c.id
    where a.candidate_id = ${candidateId} order by c.created_at desc limit 100
  `.execute(db);
  const cards = await scoreCardsById(
    db,
    rows.map((row) => row.id),
  );
  return cards.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

/** Fewer applicants than this give no average: with two, it would tell the score of the other one. */
const FEWEST_FOR_AVERAGE = 5;

/**
 * Mean score of each trait and of the job fit over a position's applicants; tests are not counted. A mean over fewer
 * than `FEWEST_FOR_AVERAGE` scores is left out, for each trait by itself; `n` is told all the same.
 */
export async function positionAverages(
  db: Db,
  positionId: string,
): Promise<{ n: number; job_fit: number | null; traits: Record<string, number> }> {
  const { rows } = await sql<{ n: number; job_fit: number | null; traits: Record<string, number> | null }>`
    with sample as (
      select a.id, a.job_fit_score from applications a
      where a.position_id = ${positionId} and not a.is_test and a.job_fit_score is not null
      order by a.rank_order, a.id limit 5000),
    means as (
      select t.trait_id, avg(t.score) as mean
      from application_scores s join sample on sample.id = s.application_id,
        unnest(s.trait_ids, s.trait_scores) as t(trait_id, score)
      group by t.trait_id having count(t.score) >= ${FEWEST_FOR_AVERAGE})
    select (select count(*) from sample) as n,
      (select avg(job_fit_score) from sample having count(*) >= ${FEWEST_FOR_AVERAGE}) as job_fit,
      (select json_object_agg(trait_id, round(mean::numeric, 1)) from means) as traits
  `.execute(db);
  const row = rows[0];
  return { n: row?.n ?? 0, job_fit: row?.job_fit ?? null, traits: row?.traits ?? {} };
}

/** Whose plays these are. */
export async function playOwners(
  db: Db,
  ids: readonly string[],
  reader: Actor | null,
): Promise<{ id: string; organization_id: string; candidate_id: string; position_id: string }[]> {
  const known = ofKnownPosition(reader, sql`a.position_id`, sql`a.candidate_id`);
  const { rows } = await sql<{
    id: string;
    organization_id: string;
    candidate_id: string;
    position_id: string;
  }>`
    select p.id, p.organization_id, a.candidate_id, a.position_id from plays p
      join applications a on a.id = p.application_id where p.id = any(${ids}::uuid[]) and ${known}
  `.execute(db);
  return rows;
}

/** The current card of an application; undefined when there is none. */
export async function currentCard(db: Db, applicationId: string): Promise<ScoreCardRow | undefined> {
  const { rows } = await sql<{ score_card_id: string | null }>`
    select score_card_id from applications where id = ${applicationId}
  `.execute(db);
  const id = rows[0]?.score_card_id;
  return id ? (await scoreCardsById(db, [id]))[0] : undefined;
}

/** The cards of an application in the order of making. */
export async function cardIdsOfApplication(db: Db, applicationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from score_cards where application_id = ${applicationId} order by version
  `.execute(db);
  return rows.map(({ id }) => id);
}
