import {
  compareScoreTemplates,
  listTemplateCards,
  listTemplateTrials,
} from '@tryout/contract/score-templates/score-template-trials';
import {
  beginScoreTemplateVersion,
  createScoreTemplate,
  duplicateScoreTemplate,
  listScoreTemplates,
  moveScoreTemplate,
  readScoreTemplate,
  readScoreTemplateDetails,
  removeScoreTemplate,
  saveScoreTemplate,
} from '@tryout/contract/score-templates/score-templates';
import { type Handled, handle, handleWithoutTransaction, signedIn } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { moveTemplate, removeTemplate, saveTemplate } from './change-template.ts';
import { compareOnPlays } from './compare-templates.ts';
import { beginVersion, createTemplate, duplicateTemplate } from './make-template.ts';
import { trialsFor } from './means.queries.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';
import { findTemplate, pageOfTemplates } from './score-templates.queries.ts';
import { cardsToPreview } from './template-cards.ts';
import { detailsOf } from './template-details.ts';
import { readTemplate } from './template-record.ts';

/** Score templates. */
export const scoreTemplatesHandlers: readonly Handled[] = [
  handle(listScoreTemplates, async (call) => ({
    data: await pageOfTemplates(call.db, signedIn(call), call.query),
  })),
  handle(readScoreTemplate, async (call) => ({
    data: await readTemplate(call.db, signedIn(call), call.params.score_template_id),
  })),
  handle(readScoreTemplateDetails, async (call) => {
    const row = await findTemplate(call.db, signedIn(call), call.params.score_template_id);
    if (!row) throw notFound();
    return { data: detailsOf(row) };
  }),
  handle(createScoreTemplate, async (call) => ({ data: await createTemplate(call), status: 201 })),
  handle(duplicateScoreTemplate, async (call) => ({ data: await duplicateTemplate(call), status: 201 })),
  handle(beginScoreTemplateVersion, async (call) => ({ data: await beginVersion(call) })),
  handle(saveScoreTemplate, async (call) => ({ data: await saveTemplate(call) })),
  handle(moveScoreTemplate, async (call) => ({ data: await moveTemplate(call) })),
  handle(removeScoreTemplate, async (call) => {
    await removeTemplate(call);
    return { data: {}, message: scoreTemplatesSay('score_templates.draft_deleted') };
  }),
  handleWithoutTransaction(compareScoreTemplates, async (call) => ({ data: await compareOnPlays(call) })),
  handle(listTemplateTrials, async (call) => {
    const actor = signedIn(call);
    return { data: { ...(await trialsFor(call.db, actor)), has_names: actor.user_type !== 'super_admin' } };
  }),
  handle(listTemplateCards, async (call) => ({ data: await cardsToPreview(call) })),
];
