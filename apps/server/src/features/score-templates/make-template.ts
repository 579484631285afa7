import type { RouteBody } from '@tryout/contract/define-route';
import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type { createScoreTemplate } from '@tryout/contract/score-templates/score-templates';
import { type ScoreTemplate, withCoverageOf } from '@tryout/domain/score-templates/score-template';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { configValue } from '../app-config/public.ts';
import { PROBLEM_WORDS } from './problem-words.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';
import { findDraft, findTemplate, lockTemplate } from './score-templates.queries.ts';
import { templateProblems, withLibraryNames } from './template-parts.ts';
import { readTemplate } from './template-record.ts';
import { insertDraft, updateStatus } from './write-templates.queries.ts';

/** Whose a new template is: the platform's, or the caller's organization's. */
function ownerFor(actor: Actor): string | null {
  if (actor.user_type === 'super_admin') return null;
  const own = actor.memberships[0];
  if (!own) throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.no_organization'));
  return own.organization_id;
}

/** Longest name of a template; a raised one is cut where it would be longer. */
const NAME_MAX = 120;

/** What the setting of the moment gives a draft to begin with; from then on it is the draft's own. */
async function coverageOfNow(db: Db): Promise<Pick<ScoreTemplate, 'min_coverage_percent'>> {
  return { min_coverage_percent: await configValue(db, 'min_coverage_percent') };
}

/** Begins a template as a draft; where it names no coverage, with the platform's. */
export async function createTemplate(
  act: SignedAct,
  body: RouteBody<typeof createScoreTemplate>,
): Promise<TemplateRecord> {
  const { db, actor } = act;
  const definition = withCoverageOf(
    await withLibraryNames(db, body.definition ?? { categories: [] }),
    await coverageOfNow(db),
  );
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

/**
 * The open draft of a template, begun from the named version where there is none: with its weights, and with the
 * platform's coverage, which the editor shows beside that of the version before.
 */
export async function beginVersion(act: SignedAct, templateId: string): Promise<TemplateRecord> {
  const { db, actor } = act;
  const from = await lockTemplate(db, actor, templateId);
  if (!from) throw notFound();
  const draft = await findDraft(db, from);
  if (draft) return readTemplate(act, draft.id);
  const { organization_id, key, name } = from;
  const definition = { ...from.definition, ...(await coverageOfNow(db)) };
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

/** A version that counts from the moment it is made. */
export interface PublishedVersion {
  /** The version that it follows. */
  readonly from: string;
  /** It becomes a template of its own, beside the one it follows. */
  readonly is_copy: boolean;
  readonly organization_id: string;
  readonly definition: ScoreTemplate;
  /** The comparison that led to it. */
  readonly what_if: object;
}

/** Adds the next version of a template, published at once. Refused while somebody works on a draft of it. */
export async function addPublishedVersion(
  act: SignedAct,
  { from: fromId, is_copy, organization_id, definition: given, what_if }: PublishedVersion,
): Promise<{ id: string; version: number }> {
  const { db, actor } = act;
  const from = await lockTemplate(db, actor, fromId);
  if (!from) throw notFound();
  if (!is_copy && (await findDraft(db, from))) {
    throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.draft_open'));
  }
  const definition = await withLibraryNames(db, given);
  const problems = await templateProblems(db, definition);
  if (problems.length > 0) {
    throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.cannot_be_published'), {
      fields: problems.map(({ path, code, sum }) => ({
        field: `definition.${path}`,
        message: PROBLEM_WORDS[code](sum),
      })),
    });
  }
  const name = is_copy ? nextVersionName(from.name).slice(-NAME_MAX) : from.name;
  const id = await insertDraft(db, {
    organization_id,
    ...(!is_copy && { key: from.key }),
    name,
    source: is_copy ? 'copy' : 'manual',
    definition,
    parent_id: from.id,
    author_id: actor.user_id,
    what_if,
  });
  await updateStatus(db, id, 'published', actor.user_id);
  await auditNew(act, id, organization_id, { name, version_of: from.id, what_if: true });
  const made = await findTemplate(db, actor, id);
  if (!made) throw notFound();
  return { id, version: made.version };
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
