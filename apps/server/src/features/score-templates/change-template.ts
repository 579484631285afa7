import type { TemplateRecord } from '@tryout/contract/score-templates/score-template-fields';
import type {
  moveScoreTemplate,
  removeScoreTemplate,
  saveScoreTemplate,
} from '@tryout/contract/score-templates/score-templates';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { SCORE_TEMPLATE_STATUSES } from '@tryout/domain/score-templates/score-template-status';
import { audit } from '../../platform/act.ts';
import { type Call, signedIn } from '../../platform/http/call.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';
import { isUsed, lockTemplate, type TemplateRow } from './score-templates.queries.ts';
import { templateProblems, withLibraryNames } from './template-parts.ts';
import { readTemplate, recordOf } from './template-record.ts';
import { deleteDraft, updateDraft, updateStatus } from './write-templates.queries.ts';

type Changing =
  | Call<typeof saveScoreTemplate>
  | Call<typeof moveScoreTemplate>
  | Call<typeof removeScoreTemplate>;

async function held(call: Changing): Promise<TemplateRow> {
  const row = await lockTemplate(call.db, signedIn(call), call.params.score_template_id);
  if (!row) throw notFound();
  return row;
}

/** Somebody else saved meanwhile: what is stored goes along, so that nothing is lost on either side. */
async function refuseStale(call: Changing, row: TemplateRow): Promise<never> {
  throw new Refusal('conflict', scoreTemplatesSay('score_templates.changed_meanwhile'), {
    current: {
      status: row.status,
      allowed: allowedTargets(SCORE_TEMPLATE_STATUSES, row.status),
      theirs: await recordOf(call.db, signedIn(call), row),
    },
  });
}

/** Saves a draft. */
export async function saveTemplate(call: Call<typeof saveScoreTemplate>): Promise<TemplateRecord> {
  const actor = signedIn(call);
  const { db, body } = call;
  const row = await held(call);
  if (row.status !== 'draft') {
    throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.published_never_changes'), {
      current: { status: row.status, allowed: allowedTargets(SCORE_TEMPLATE_STATUSES, row.status) },
    });
  }
  if (row.edit !== body.edit) await refuseStale(call, row);
  const definition = await withLibraryNames(db, body.definition);
  await updateDraft(db, row.id, { name: body.name, definition, author_id: actor.user_id });
  return readTemplate(db, actor, row.id);
}

/** Publishes, closes or offers again. Whatever weighs with a closed version goes on as it was. */
export async function moveTemplate(call: Call<typeof moveScoreTemplate>): Promise<TemplateRecord> {
  const actor = signedIn(call);
  const { db, body } = call;
  const row = await held(call);
  const allowed = allowedTargets(SCORE_TEMPLATE_STATUSES, row.status);
  if (row.status !== body.from) {
    throw new Refusal('stale_status', scoreTemplatesSay('score_templates.other_status'), {
      current: { status: row.status, allowed },
    });
  }
  if (!canTransition(SCORE_TEMPLATE_STATUSES, row.status, body.to).allowed) {
    throw new Refusal(
      'refused_by_rule',
      scoreTemplatesSay('score_templates.cannot_become', { status: row.status, to: body.to }),
      {
        current: { status: row.status, allowed },
      },
    );
  }
  if (body.edit !== undefined && body.edit !== row.edit) await refuseStale(call, row);
  if (body.to === 'published') {
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
  await updateStatus(db, row.id, body.to, actor.user_id);
  await audit(call, {
    event_type: 'action',
    action: body.to === 'published' ? 'score_template.published' : 'score_template.closed',
    target_type: 'score_template',
    target_id: row.id,
    organization_id: row.organization_id,
    meta: { name: row.name, version: row.version, status: [row.status, body.to] },
  });
  return readTemplate(db, actor, row.id);
}

/** Throws a draft away. */
export async function removeTemplate(call: Call<typeof removeScoreTemplate>): Promise<void> {
  const row = await held(call);
  if (row.status !== 'draft') {
    throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.only_drafts_deleted'), {
      current: { status: row.status, allowed: allowedTargets(SCORE_TEMPLATE_STATUSES, row.status) },
    });
  }
  if (await isUsed(call.db, row.id)) {
    throw new Refusal('refused_by_rule', scoreTemplatesSay('score_templates.draft_used'));
  }
  await deleteDraft(call.db, row.id);
  await audit(call, {
    event_type: 'delete',
    action: 'score_template.deleted',
    target_type: 'score_template',
    target_id: row.id,
    organization_id: row.organization_id,
    meta: { name: row.name, version: row.version },
  });
}

const PROBLEM_WORDS: Readonly<
  Record<TemplateRecord['problems'][number]['code'], (sum: number | null) => Said>
> = {
  empty: () => scoreTemplatesSay('score_templates.problem_empty'),
  weight_out_of_range: () => scoreTemplatesSay('score_templates.problem_weight'),
  weights_not_100: (sum) =>
    sum === null
      ? scoreTemplatesSay('score_templates.problem_weights')
      : scoreTemplatesSay('score_templates.problem_weights_sum', { sum: Math.round(sum * 100) / 100 }),
  boost_out_of_range: () => scoreTemplatesSay('score_templates.problem_boost'),
  rank_invalid: () => scoreTemplatesSay('score_templates.problem_rank'),
  target_invalid: () => scoreTemplatesSay('score_templates.problem_target'),
  duplicate: () => scoreTemplatesSay('score_templates.problem_duplicate'),
  unknown: () => scoreTemplatesSay('score_templates.problem_unknown'),
  archived: () => scoreTemplatesSay('score_templates.problem_archived'),
};
