import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type { SignedAct } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findTemplate, type TemplateRow, usesOf, versionsOf } from './score-templates.queries.ts';
import { templateProblems } from './template-parts.ts';

/** Whether the caller may change a template. */
export function mayManage(actor: Actor, { organization_id }: Pick<TemplateRow, 'organization_id'>): boolean {
  if (organization_id === null) return actor.user_type === 'super_admin';
  return actor.user_type !== 'super_admin' && actor.organization_ids.includes(organization_id);
}

/** A stored version as the caller sees it. */
export async function recordOf({ db, actor }: SignedAct, row: TemplateRow): Promise<TemplateRecord> {
  const [problems, versions, used_in] = await Promise.all([
    templateProblems(db, row.definition),
    versionsOf(db, actor, row),
    usesOf(db, actor, row.id),
  ]);
  const { organization_id, definition, ...rest } = row;
  return {
    ...rest,
    // What is stored is narrower than the schema's type, which cannot say readonly.
    definition: definition as TemplateRecord['definition'],
    is_platform: organization_id === null,
    may_manage: mayManage(actor, row),
    problems,
    versions,
    used_in,
  };
}

/** The same, by id. */
export async function readTemplate(act: SignedAct, id: string): Promise<TemplateRecord> {
  const row = await findTemplate(act.db, act.actor, id);
  if (!row) throw notFound();
  return recordOf(act, row);
}
