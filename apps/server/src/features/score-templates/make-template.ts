import type { RouteBody } from '@tryout/contract/define-route';
import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type { createScoreTemplate } from '@tryout/contract/score-templates/score-templates';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';
import { findDraft, findTemplate, lockTemplate } from './score-templates.queries.ts';
import { withLibraryNames } from './template-parts.ts';
import { readTemplate } from './template-record.ts';
import { insertDraft } from './write-templates.queries.ts';

/** Whose a new template is: the platform's, or the caller's organization's. */
function ownerFor(actor: Actor): string | null {
  if (actor.user_type === 'super_admin') return null;
  const own = actor.memberships[0];
  if (!own) throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.no_organization'));
  return own.organization_id;
}

/** Longest name of a template; a raised one is cut where it would be longer. */
const NAME_MAX = 120;

/** Begins a template as a draft. */
export async function createTemplate(
  act: SignedAct,
  body: RouteBody<typeof createScoreTemplate>,
): Promise<TemplateRecord> {
  const { db, actor } = act;
  const definition = await withLibraryNames(db, body.definition ?? { categories: [] });
  const organization_id = ownerFor(actor);
  const id = await insertDraft(db, {
    organization_id,
    name: body.name,
    source: 'manual',
    definition,
    parent_id: null,
    author_id: actor.user_id,
  });
  await auditNew(act, id, organization_id, { name: body.name });
  return readTemplate(act, id);
}

/** Copies a template into a draft of the caller's own, its name raised by the version rule (spec §5). */
export async function duplicateTemplate(act: SignedAct, templateId: string): Promise<TemplateRecord> {
  const { db, actor } = act;
  const from = await findTemplate(db, actor, templateId);
  if (!from) throw notFound();
  const organization_id = ownerFor(actor);
  const name = nextVersionName(from.name).slice(-NAME_MAX);
  const id = await insertDraft(db, {
    organization_id,
    name,
    source: 'copy',
    definition: from.definition,
    parent_id: from.id,
    author_id: actor.user_id,
  });
  await auditNew(act, id, organization_id, { name, copied_from: from.id });
  return readTemplate(act, id);
}

/** The open draft of a template, begun from the named version where there is none. */
export async function beginVersion(act: SignedAct, templateId: string): Promise<TemplateRecord> {
  const { db, actor } = act;
  const from = await lockTemplate(db, actor, templateId);
  if (!from) throw notFound();
  const draft = await findDraft(db, from);
  if (draft) return readTemplate(act, draft.id);
  const { organization_id, key, name, definition } = from;
  const id = await insertDraft(db, {
    organization_id,
    key,
    name,
    source: 'manual',
    definition,
    parent_id: from.id,
    author_id: actor.user_id,
  });
  await auditNew(act, id, organization_id, { name, version_of: from.id });
  return readTemplate(act, id);
}

function auditNew(
  act: SignedAct,
  target_id: string,
  organization_id: string | null,
  meta: Readonly<Record<string, unknown>>,
): Promise<void> {
  return audit(act, {
    event_type: 'create',
    action: 'score_template.created',
    target_type: 'score_template',
    target_id,
    organization_id,
    meta,
  });
}
