import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type {
  beginScoreTemplateVersion,
  createScoreTemplate,
  duplicateScoreTemplate,
} from '@tryout/contract/score-templates/score-templates';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { audit } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Call, signedIn } from '../../platform/http/call.ts';
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
export async function createTemplate(call: Call<typeof createScoreTemplate>): Promise<TemplateRecord> {
  const actor = signedIn(call);
  const { db, body } = call;
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
  await told(call, 'score_template.created', id, organization_id, { name: body.name });
  return readTemplate(db, actor, id);
}

/** Copies a template into a draft of the caller's own, its name raised by the version rule (spec §5). */
export async function duplicateTemplate(call: Call<typeof duplicateScoreTemplate>): Promise<TemplateRecord> {
  const actor = signedIn(call);
  const { db } = call;
  const from = await findTemplate(db, actor, call.params.score_template_id);
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
  await told(call, 'score_template.created', id, organization_id, { name, copied_from: from.id });
  return readTemplate(db, actor, id);
}

/** The open draft of a template, begun from the named version where there is none. */
export async function beginVersion(call: Call<typeof beginScoreTemplateVersion>): Promise<TemplateRecord> {
  const actor = signedIn(call);
  const { db } = call;
  const from = await lockTemplate(db, actor, call.params.score_template_id);
  if (!from) throw notFound();
  const draft = await findDraft(db, from);
  if (draft) return readTemplate(db, actor, draft.id);
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
  await told(call, 'score_template.created', id, organization_id, { name, version_of: from.id });
  return readTemplate(db, actor, id);
}

function told(
  call:
    | Call<typeof createScoreTemplate>
    | Call<typeof duplicateScoreTemplate>
    | Call<typeof beginScoreTemplateVersion>,
  action: 'score_template.created',
  target_id: string,
  organization_id: string | null,
  meta: Readonly<Record<string, unknown>>,
): Promise<void> {
  return audit(call, {
    event_type: 'create',
    action,
    target_type: 'score_template',
    target_id,
    organization_id,
    meta,
  });
}
