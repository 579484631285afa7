import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { ScoreTemplateStatus } from '@tryout/domain/score-templates/score-template-status';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A draft to be stored. */
export interface NewTemplate {
  readonly organization_id: string | null;
  /** Left out: a template of its own. */
  readonly key?: string;
  readonly name: string;
  readonly source: 'manual' | 'ai' | 'copy' | 'platform';
  readonly definition: ScoreTemplate;
  readonly parent_id: string | null;
  readonly author_id: string;
  /** The comparison that led to it; left out: none. */
  readonly what_if?: object;
}

/** Adds a draft as the next version of its template. Two at once: the second fails on the unique index. */
export async function insertDraft(db: Db, draft: NewTemplate): Promise<string> {
  const id = uuidv7();
  const key = draft.key ?? id;
  await sql`
    insert into score_templates (id, organization_id, key, version, name, source, definition, parent_id, created_by,
      updated_by, what_if)
    values (${id}, ${draft.organization_id}, ${key},
      (select coalesce(max(version), 0) + 1 from score_templates
       where key = ${key} and organization_id is not distinct from ${draft.organization_id}::uuid),
      ${draft.name}, ${draft.source}, ${JSON.stringify(draft.definition)}::jsonb, ${draft.parent_id},
      ${draft.author_id}, ${draft.author_id}, ${draft.what_if ? JSON.stringify(draft.what_if) : null}::jsonb)
  `.execute(db);
  return id;
}

/** Stores a draft's content. The caller holds the row. */
export async function updateDraft(
  db: Db,
  id: string,
  draft: { name: string; definition: ScoreTemplate; author_id: string },
): Promise<void> {
  await sql`
    update score_templates set name = ${draft.name}, definition = ${JSON.stringify(draft.definition)}::jsonb,
      edit = edit + 1, updated_by = ${draft.author_id}, updated_at = now()
    where id = ${id}`.execute(db);
}

/** Puts a version into another state. The caller holds the row. */
export async function updateStatus(
  db: Db,
  id: string,
  to: ScoreTemplateStatus,
  authorId: string,
): Promise<void> {
  await sql`
    update score_templates set status = ${to}, edit = edit + 1, updated_by = ${authorId}, updated_at = now(),
      published_at = case when ${to} = 'published' then coalesce(published_at, now()) else published_at end
    where id = ${id}`.execute(db);
}

/** Removes a draft. */
export async function deleteDraft(db: Db, id: string): Promise<void> {
  await sql`delete from score_templates where id = ${id} and status = 'draft'`.execute(db);
}
