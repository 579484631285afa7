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
import {
  type Handled,
  handle,
  handleWithoutTransaction,
  signedAct,
  signedIn,
} from '../../platform/http/call.ts';
import { moveTemplate, removeTemplate, saveTemplate } from './change-template.ts';
import { compareOnPlays } from './compare-templates.ts';
import { beginVersion, createTemplate, duplicateTemplate } from './make-template.ts';
import { scoreTemplatesSay } from './score-templates.messages.ts';
import { pageOfTemplates } from './score-templates.queries.ts';
import { cardsToPreview } from './template-cards.ts';
import { readDetails } from './template-details.ts';
import { readTemplate } from './template-record.ts';
import { templateTrials } from './template-trials.ts';

/** Score templates. */
export const scoreTemplatesHandlers: readonly Handled[] = [
  handle(listScoreTemplates, async (call) => ({
    data: await pageOfTemplates(call.db, signedIn(call), call.query),
  })),

  handle(readScoreTemplate, async (call) => ({
    data: await readTemplate(signedAct(call), call.params.score_template_id),
  })),

  handle(readScoreTemplateDetails, async (call) => ({
    data: await readDetails(signedAct(call), call.params.score_template_id),
  })),

  handle(createScoreTemplate, async (call) => ({
    data: await createTemplate(signedAct(call), call.body),
    status: 201,
  })),

  handle(duplicateScoreTemplate, async (call) => ({
    data: await duplicateTemplate(signedAct(call), call.params.score_template_id),
    status: 201,
  })),

  handle(beginScoreTemplateVersion, async (call) => ({
    data: await beginVersion(signedAct(call), call.params.score_template_id),
  })),

  handle(saveScoreTemplate, async (call) => ({
    data: await saveTemplate(signedAct(call), call.params.score_template_id, call.body),
  })),

  handle(moveScoreTemplate, async (call) => ({
    data: await moveTemplate(signedAct(call), call.params.score_template_id, call.body),
  })),

  handle(removeScoreTemplate, async (call) => {
    await removeTemplate(signedAct(call), call.params.score_template_id);
    return { data: {}, message: scoreTemplatesSay('score_templates.draft_deleted') };
  }),

  handleWithoutTransaction(compareScoreTemplates, async (call) => ({
    data: await compareOnPlays(signedAct(call), call.body),
  })),

  handle(listTemplateTrials, async (call) => ({ data: await templateTrials(signedAct(call)) })),

  handle(listTemplateCards, async (call) => ({ data: await cardsToPreview(signedAct(call), call.query) })),
];
