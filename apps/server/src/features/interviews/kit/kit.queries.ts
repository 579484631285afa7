import type { QuestionKind, Wording } from '@tryout/domain/interviews/kit/kit-question';
import type { KitReason } from '@tryout/domain/interviews/kit/propose-kit';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A question of a kit as stored, with its words as they were. */
export interface KitItemRecord {
  readonly key: string;
  readonly kind: QuestionKind;
  readonly origin: 'bank' | 'position' | 'event';
  readonly trait_id: string | null;
  readonly subtrait_id: string | null;
  readonly wording: Wording;
  /** Who asks it; null: everyone. */
  readonly assigned_to: string | null;
}

/** What a kit was proposed from. */
export interface KitBasis {
  readonly from: 'score_card' | 'template' | 'none';
  readonly score_card_id: string | null;
  readonly traits: readonly { readonly trait_id: string; readonly reason: KitReason }[];
}

/** A kit as stored. */
export interface KitRecord {
  readonly items: readonly KitItemRecord[];
  readonly basis: KitBasis;
  readonly version: number;
}

/** The kit of an interview; undefined while it is only proposed. */
export async function findKit(db: Db, eventId: string): Promise<KitRecord | undefined> {
  const { rows } = await sql<KitRecord>`
    select items, basis, version from event_kits where event_id = ${eventId}
  `.execute(db);
  return rows[0];
}

/** Stores a kit; its version grows. */
export async function storeKit(
  db: Db,
  event: { readonly id: string; readonly organization_id: string },
  kit: Pick<KitRecord, 'items' | 'basis'>,
  by: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into event_kits (event_id, organization_id, items, basis, updated_by, updated_at)
    values (${event.id}, ${event.organization_id}, ${JSON.stringify(kit.items)}, ${JSON.stringify(kit.basis)}, ${by}, ${at})
    on conflict (event_id) do update set items = excluded.items, basis = excluded.basis,
      version = event_kits.version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at
  `.execute(db);
}

/** Keys of the questions of an application's other interviews that are still to come or took place. */
export async function findAskedBefore(
  db: Db,
  of: { readonly application_id: string; readonly except_event: string },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct item->>'key' as key from events e join event_kits k on k.event_id = e.id,
      jsonb_array_elements(k.items) item
    where e.application_id = ${of.application_id} and e.id <> ${of.except_event}
      and e.status not in ('cancelled', 'no_show')
  `.execute(db);
  return rows.map((row) => row.key);
}

/** The score template that applicants of a revision are measured by: its own, else that of its first simulation. */
const TEMPLATE_OF_REVISION = sql`coalesce(r.score_template_id, (
  select s.score_template_id from position_simulations ps join simulations s on s.id = ps.simulation_id
  where ps.revision_id = r.id order by ps.sort_order limit 1))`;

/** What an applicant is measured by and how the card came out. */
export interface MeasuredApplicant {
  readonly definition: ScoreTemplate | null;
  readonly score_card_id: string | null;
  readonly trait_ids: string[] | null;
  readonly trait_scores: number[] | null;
  readonly subtrait_ids: string[] | null;
  readonly scores: number[] | null;
  readonly applicant_name: string;
  readonly applicant_email: string;
}

/** Template and scores of an application. */
export async function findMeasured(db: Db, applicationId: string): Promise<MeasuredApplicant | undefined> {
  const { rows } = await sql<MeasuredApplicant>`
    select t.definition, a.score_card_id, c.trait_ids, c.trait_scores, c.subtrait_ids, c.scores, a.applicant_name,
      a.applicant_email
    from applications a join position_revisions r on r.id = a.revision_id
      left join score_templates t on t.id = ${TEMPLATE_OF_REVISION}
      left join application_scores c on c.application_id = a.id
    where a.id = ${applicationId}
  `.execute(db);
  return rows[0];
}

/** The template of a position's newest revision; undefined where it has none. */
export async function findTemplateOfPosition(db: Db, positionId: string): Promise<ScoreTemplate | undefined> {
  const { rows } = await sql<{ definition: ScoreTemplate | null }>`
    select t.definition from position_revisions r left join score_templates t on t.id = ${TEMPLATE_OF_REVISION}
    where r.position_id = ${positionId} order by r.created_at desc, r.id desc limit 1
  `.execute(db);
  return rows[0]?.definition ?? undefined;
}

/** A trait or subtrait as it is called now. */
export interface NamedEntry {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
}

/** Traits by id, in the reader's language where the library has it. */
export async function findTraits(db: Db, ids: readonly string[], locale: string): Promise<NamedEntry[]> {
  const { rows } = await sql<NamedEntry>`
    select id, coalesce(words->${locale}->>'name', name) as name,
      coalesce(words->${locale}->>'definition', definition) as definition
    from traits where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Subtraits by id, in the reader's language where the library has it. */
export async function findSubtraits(db: Db, ids: readonly string[], locale: string): Promise<NamedEntry[]> {
  const { rows } = await sql<NamedEntry>`
    select id, coalesce(words->${locale}->>'name', name) as name,
      coalesce(words->${locale}->>'definition', definition) as definition
    from subtraits where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Which subtraits the keys of the starter vocabulary mean now: one that was merged means the one it became. */
export async function findSubtraitsByKey(
  db: Db,
  keys: readonly string[],
): Promise<{ key: string; subtrait_id: string }[]> {
  const { rows } = await sql<{ key: string; subtrait_id: string }>`
    select key, coalesce(merged_into, id) as subtrait_id from subtraits where key = any(${keys}::text[])
  `.execute(db);
  return rows;
}

/** A question that an organization wrote for a position. */
export interface OwnQuestionRecord {
  readonly id: string;
  readonly trait_id: string | null;
  readonly question: string;
  readonly probes: readonly string[];
  readonly anchors: readonly string[];
}

/** A position's own questions and their version; 0 and none where nobody wrote any. */
export async function findOwnQuestions(
  db: Db,
  positionId: string,
): Promise<{ questions: readonly OwnQuestionRecord[]; version: number }> {
  const { rows } = await sql<{ questions: readonly OwnQuestionRecord[]; version: number }>`
    select questions, version from position_interview_questions where position_id = ${positionId}
  `.execute(db);
  return rows[0] ?? { questions: [], version: 0 };
}

/** Replaces a position's own questions where they are still what `version` says; false where they were changed. */
export async function storeOwnQuestions(
  db: Db,
  of: { position_id: string; organization_id: string; version: number; by: string },
  questions: readonly OwnQuestionRecord[],
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into position_interview_questions (position_id, organization_id, questions, updated_by, updated_at)
    select ${of.position_id}, ${of.organization_id}, ${JSON.stringify(questions)}, ${of.by}, ${at}
    where ${of.version} = 0 or exists (select 1 from position_interview_questions where position_id = ${of.position_id})
    on conflict (position_id) do update set questions = excluded.questions,
      version = position_interview_questions.version + 1, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at
      where position_interview_questions.version = ${of.version}
    returning position_id
  `.execute(db);
  return rows.length > 0;
}

/** Keys of the questions of an interview that somebody took notes on or rated, with who did. */
export async function findAnswered(db: Db, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct answer->>'question_key' as key from event_feedback f, jsonb_array_elements(f.answers) answer
    where f.event_id = ${eventId} and (answer->>'rating' is not null or answer->>'words' <> '')
  `.execute(db);
  return rows.map((row) => row.key);
}
