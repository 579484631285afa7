import type { RouteBody } from '@tryout/contract/define-route';
import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type { moveScoreTemplate, saveScoreTemplate } from '@tryout/contract/score-templates/score-templates';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { withCoverageOf } from '@tryout/domain/score-templates/score-template';
import { SCORE_TEMPLATE_STATUSES } from '@tryout/domain/score-templates/score-template-status';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { PROBLEM_WORDS } from './problem-words.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';
import { isUsed, lockTemplate, type TemplateRow } from './score-templates.queries.ts';
import { templateProblems, withLibraryNames } from './template-parts.ts';
import { readTemplate, recordOf } from './template-record.ts';
import { deleteDraft, updateDraft, updateStatus } from './write-templates.queries.ts';

async function lockedTemplate({ db, actor }: SignedAct, id: string): Promise<TemplateRow> {
  const row = await lockTemplate(db, actor, id);
  if (!row) throw notFound();
  return row;
}

/** Somebody else saved meanwhile: what is stored goes along, so that nothing is lost on either side. */
async function refuseStale(act: SignedAct, row: TemplateRow): Promise<never> {
  throw new Refusal('conflict', scoreTemplatesSay('score_templates.changed_meanwhile'), {
    current: {
      status: row.status,
      allowed: allowedTargets(SCORE_TEMPLATE_STATUSES, row.status),
      theirs: await recordOf(act, row),
    },
  });
}

/** Saves a draft. */
export async function saveTemplate(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof saveScoreTemplate>,
): Promise<TemplateRecord> {
  const { db, actor } = act;
  const row = await lockedTemplate(act, id);
  if (row.status !== 'draft') {
    throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.published_never_changes'), {
      current: { status: row.status, allowed: allowedTargets(SCORE_TEMPLATE_STATUSES, row.status) },
    });
  }
  if (row.edit !== body.edit) await refuseStale(act, row);
  const definition = withCoverageOf(await withLibraryNames(db, body.definition), row.definition);
  await updateDraft(db, row.id, { name: body.name, definition, author_id: actor.user_id });
  return readTemplate(act, row.id);
}

/** Publishes, closes or offers again. Whatever weighs with a closed version goes on as it was. */
export async function moveTemplate(
  act: SignedAct,
  id: string,
  move: RouteBody<typeof moveScoreTemplate>,
): Promise<TemplateRecord> {
  const { db, actor } = act;
  const row = await lockedTemplate(act, id);
  const allowed = allowedTargets(SCORE_TEMPLATE_STATUSES, row.status);
  if (row.status !== move.from) {
    throw new Refusal('stale_status', scoreTemplatesSay('score_templates.other_status'), {
      current: { status: row.status, allowed },
    });
  }
  if (!canTransition(SCORE_TEMPLATE_STATUSES, row.status, move.to).allowed) {
    throw new Refusal(
      'refused_by_rule',
      scoreTemplatesSay('score_templates.cannot_become', { status: row.status, to: move.to }),
      {
        current: { status: row.status, allowed },
      },
    );
  }
  if (move.edit !== undefined && move.edit !== row.edit) await refuseStale(act, row);
  if (move.to === 'published') {
    const problems = await templateProblems(db, row.definition);
    if (problems.length > 0) {
      throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.cannot_be_published'), {
        fields: problems.map(({ path, code, sum }) => ({
          field: `definition.${path}`,
          message: PROBLEM_WORDS[code](sum),
        })),
        current: { status: row.status, allowed },
      });
    }
  }
  await updateStatus(db, row.id, move.to, actor.user_id);
  await audit(act, {
    event_type: 'action',
    action: move.to === 'published' ? 'score_template.published' : 'score_template.closed',
    target_type: 'score_template',
    target_id: row.id,
    organization_id: row.organization_id,
    meta: { name: row.name, version: row.version, status: [row.status, move.to] },
  });
  return readTemplate(act, row.id);
}

/** Throws a draft away. */
export async function removeTemplate(act: SignedAct, id: string): Promise<void> {
  const row = await lockedTemplate(act, id);
  if (row.status !== 'draft') {
    throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.only_drafts_deleted'), {
      current: { status: row.status, allowed: allowedTargets(SCORE_TEMPLATE_STATUSES, row.status) },
    });
  }
  if (await isUsed(act.db, row.id)) {
    throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.draft_used'));
  }
  await deleteDraft(act.db, row.id);
  await audit(act, {
    event_type: 'delete',
    action: 'score_template.deleted',
    target_type: 'score_template',
    target_id: row.id,
    organization_id: row.organization_id,
    meta: { name: row.name, version: row.version },
  });
}
