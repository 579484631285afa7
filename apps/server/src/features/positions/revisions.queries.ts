import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { ApplicationForm, RevisionRow } from './position-row.ts';

const COLUMNS = sql`v.id, v.organization_id, v.position_id, v.revision, v.application_form, v.score_template_id,
  v.first_application_at`;

/** The form that a new position begins with. */
export const DEFAULT_FORM: ApplicationForm = {
  cv: 'required',
  phone: 'optional',
  linkedin: 'optional',
  cover_letter: 'hidden',
};

/** The revision that new applicants get; undefined when the position is gone. */
export async function findCurrentRevision(db: Db, positionId: string): Promise<RevisionRow | undefined> {
  const { rows } = await sql<RevisionRow>`
    select ${COLUMNS} from positions p
    join position_revisions v on v.position_id = p.id and v.revision = p.current_revision
    where p.id = ${positionId}
  `.execute(db);
  return rows[0];
}

/** The same, held against edits until the transaction ends, so that nobody applies to what is being changed. */
export async function lockCurrentRevision(db: Db, positionId: string): Promise<RevisionRow | undefined> {
  await sql`select 1 from positions where id = ${positionId} for share`.execute(db);
  return findCurrentRevision(db, positionId);
}

/** Adds a revision. */
export async function insertRevision(
  db: Db,
  revision: {
    organization_id: string;
    position_id: string;
    revision: number;
    application_form: ApplicationForm;
    score_template_id: string | null;
    created_by: string;
  },
): Promise<RevisionRow> {
  const id = uuidv7();
  await sql`
    insert into position_revisions (id, organization_id, position_id, revision, application_form, score_template_id,
      created_by)
    values (${id}, ${revision.organization_id}, ${revision.position_id}, ${revision.revision},
      ${JSON.stringify(revision.application_form)}::jsonb, ${revision.score_template_id}, ${revision.created_by})
  `.execute(db);
  return { ...revision, id, first_application_at: null };
}

interface CopiedQuestion {
  id: string;
  question_id: string | null;
  sort_order: number;
  type: string;
  label: string;
  help: string;
  required: boolean;
  options: unknown;
  settings: unknown;
  rules: { conditions: { question_id: string }[] }[];
}

/**
 * Copies questions and simulations of one revision into another, of the same or another position. Rules follow their
 * questions. Answers the new id of each question by its old one.
 */
export async function copyRevisionContent(
  db: Db,
  fromRevisionId: string,
  to: { id: string; organization_id: string },
): Promise<Map<string, string>> {
  const { rows: questions } = await sql<CopiedQuestion>`
    select id, question_id, sort_order, type, label, help, required, options, settings, rules
    from position_questions where revision_id = ${fromRevisionId} order by sort_order, id
  `.execute(db);
  const newIds = new Map(questions.map((question) => [question.id, uuidv7()]));
  const copies = questions.map((question) => ({
    ...question,
    id: newIds.get(question.id),
    rules: question.rules.map((rule) => ({
      ...rule,
      conditions: rule.conditions.map((condition) => ({
        ...condition,
        question_id: newIds.get(condition.question_id) ?? condition.question_id,
      })),
    })),
  }));
  await insertQuestionRows(db, to, copies);
  await sql`
    insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
    select ${to.organization_id}, ${to.id}, simulation_id, sort_order from position_simulations
    where revision_id = ${fromRevisionId}
  `.execute(db);
  return newIds;
}

/** Adds rows of questions, one statement for all. */
export async function insertQuestionRows(
  db: Db,
  revision: { id: string; organization_id: string },
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into position_questions (id, organization_id, revision_id, question_id, sort_order, type, label, help,
      required, options, settings, rules)
    select id, ${revision.organization_id}, ${revision.id}, question_id, sort_order, type, label, help, required,
      options, settings, rules
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, question_id uuid, sort_order int, type text,
      label text, help text, required boolean, options jsonb, settings jsonb, rules jsonb)
    on conflict (id) do update set sort_order = excluded.sort_order, type = excluded.type, label = excluded.label,
      question_id = excluded.question_id, help = excluded.help, required = excluded.required,
      options = excluded.options, settings = excluded.settings, rules = excluded.rules
  `.execute(db);
}

/** Stores form and score template of a revision. */
export async function changeRevision(
  db: Db,
  id: string,
  changes: { application_form?: ApplicationForm; score_template_id?: string | null },
): Promise<void> {
  if (changes.application_form) {
    await sql`update position_revisions set application_form = ${JSON.stringify(changes.application_form)}::jsonb
      where id = ${id}`.execute(db);
  }
  if (changes.score_template_id !== undefined) {
    await sql`update position_revisions set score_template_id = ${changes.score_template_id} where id = ${id}`.execute(
      db,
    );
  }
}

/** Notes that somebody has applied under a revision; from then on it never changes. */
export async function markRevisionUsed(db: Db, revisionId: string, at: Date): Promise<void> {
  await sql`update position_revisions set first_application_at = ${at.toISOString()}
    where id = ${revisionId} and first_application_at is null`.execute(db);
}
