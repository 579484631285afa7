import * as contract from '@tryout/contract/ai-assist/ai-assist';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { seenApplicant } from '../applicants/public.ts';
import { aiAssistSay } from './ai-assist.messages.ts';
import { confirmSimulation, proposeSimulation } from './draft-simulation.ts';
import { confirmTemplate, proposeTemplate } from './draft-template.ts';
import { exportedRuns, openRun, runsFor } from './read-runs.ts';
import { draftQuestions, draftRule, sumUpAnswers } from './ruled-drafts.ts';
import {
  anchorSubtrait,
  anchorsOf,
  changeSettings,
  readSettings,
  settingsOwner,
  testProvider,
} from './settings.ts';
import { discardSummary, rewriteSummary, summariesOf, sumUpCard } from './sum-up-card.ts';
import { tellDraft } from './tell-draft.ts';
import { draftPositionText, draftRejection, draftTranslation, settleDraft } from './text-drafts.ts';
import { translateTexts } from './translate-texts.ts';

/** Drafts, what people do with them, their log and their switches. */
export const aiAssistHandlers: readonly Handled[] = [
  handleWithoutTransaction(contract.getSummaryResponse, async (call) => {
    const { score_card_id, language, regenerate } = call.body;
    return {
      data: await sumUpCard(signedAct(call), call.refs.row(score_card_id), {
        audience: 'recruiter',
        language,
        regenerate,
      }),
    };
  }),

  handleWithoutTransaction(contract.getOwnSummaryResponse, async (call) => {
    const { score_card_id, language, regenerate } = call.body;
    return {
      data: await sumUpCard(signedAct(call), call.refs.row(score_card_id), {
        audience: 'candidate',
        language,
        regenerate,
      }),
    };
  }),

  handleWithoutTransaction(contract.streamSummary, (call) => {
    const { score_card_id, language } = call.body;
    return tellDraft(call, (reader) =>
      sumUpCard(
        signedAct(call),
        call.refs.row(score_card_id),
        { audience: 'recruiter', language, regenerate: true },
        reader,
      ),
    );
  }),

  handleWithoutTransaction(contract.streamOwnSummary, (call) => {
    const { score_card_id, language } = call.body;
    return tellDraft(call, (reader) =>
      sumUpCard(
        signedAct(call),
        call.refs.row(score_card_id),
        { audience: 'candidate', language, regenerate: true },
        reader,
      ),
    );
  }),

  handleWithoutTransaction(contract.draftPositionText, (call) =>
    tellDraft(call, (reader) =>
      draftPositionText(signedAct(call), call.refs.row(call.body.position_id), call.body, reader),
    ),
  ),

  handleWithoutTransaction(contract.draftTranslation, (call) =>
    tellDraft(call, (reader) =>
      draftTranslation(signedAct(call), call.refs.row(call.body.position_id), call.body, reader),
    ),
  ),

  handleWithoutTransaction(contract.translatePositionTexts, (call) => {
    const { organization_id, id } = call.refs.row(call.body.position_id);
    return tellDraft(call, (reader) =>
      translateTexts(signedAct(call), { organization_id, position_id: id }, call.body, reader),
    );
  }),

  handleWithoutTransaction(contract.translateOrganizationTexts, (call) => {
    const organization_id = call.body.organization_id ?? settingsOwner(signedAct(call));
    return tellDraft(call, (reader) =>
      translateTexts(signedAct(call), { organization_id }, call.body, reader),
    );
  }),

  handleWithoutTransaction(contract.translateSurveyTexts, (call) =>
    tellDraft(call, (reader) =>
      translateTexts(signedAct(call), { organization_id: settingsOwner(signedAct(call)) }, call.body, reader),
    ),
  ),

  handleWithoutTransaction(contract.draftRejectionMail, (call) =>
    tellDraft(call, (reader) =>
      draftRejection(signedAct(call), call.refs.row(call.body.position_id), call.body, reader),
    ),
  ),

  handleWithoutTransaction(contract.draftQuestionRule, async (call) => ({
    data: await draftRule(signedAct(call), call.refs.row(call.body.position_id), call.body),
  })),

  handleWithoutTransaction(contract.draftInterviewQuestions, async (call) => ({
    data: await draftQuestions(signedAct(call), call.refs.row(call.body.event_id), languageOf(call.request)),
  })),

  handleWithoutTransaction(contract.draftAnswersSummary, async (call) => ({
    data: await sumUpAnswers(signedAct(call), seenApplicant(call, call.body.application_id)),
  })),

  handle(contract.settleDraft, async (call) => {
    await settleDraft(signedAct(call), call.refs.row(call.params.ai_run_id), call.body);
    return { data: {} };
  }),

  handle(contract.listSummaries, async (call) => ({
    data: await summariesOf(signedAct(call), call.query.score_card_id),
  })),

  handle(contract.editSummary, async (call) => ({
    data: await rewriteSummary(signedAct(call), call.refs.row(call.params.ai_run_id), call.body.sentences),
    message: aiAssistSay('ai_assist.summary_saved'),
  })),

  handle(contract.discardSummary, async (call) => {
    await discardSummary(signedAct(call), call.refs.row(call.params.ai_run_id));
    return { data: {}, message: aiAssistSay('ai_assist.summary_discarded') };
  }),

  handleWithoutTransaction(contract.generatePositionSimulation, async (call) => ({
    data: await proposeSimulation(
      signedAct(call),
      call.refs.row(call.params.position_id),
      call.body,
      languageOf(call.request),
    ),
  })),

  handleWithoutTransaction(contract.streamSimulation, (call) =>
    tellDraft(call, (reader) =>
      proposeSimulation(
        signedAct(call),
        call.refs.row(call.body.position_id),
        call.body,
        languageOf(call.request),
        reader,
      ),
    ),
  ),

  handle(contract.confirmPositionSimulation, async (call) => ({
    data: {
      simulation_id: await confirmSimulation(
        signedAct(call),
        call.refs.row(call.params.position_id),
        call.refs.row(call.body.ai_run_id),
        call.body,
      ),
    },
    message: aiAssistSay('ai_assist.simulation_made'),
    status: 201,
  })),

  handleWithoutTransaction(contract.generateScoreTemplate, async (call) => ({
    data: await proposeTemplate(signedAct(call), call.body, languageOf(call.request)),
  })),

  handleWithoutTransaction(contract.streamScoreTemplate, (call) =>
    tellDraft(call, (reader) =>
      proposeTemplate(signedAct(call), call.body, languageOf(call.request), reader),
    ),
  ),

  handle(contract.confirmScoreTemplate, async (call) => ({
    data: {
      score_template_id: await confirmTemplate(
        signedAct(call),
        call.refs.row(call.body.ai_run_id),
        call.body,
      ),
    },
    message: aiAssistSay('ai_assist.template_made'),
    status: 201,
  })),

  handle(contract.listAiRuns, async (call) => ({ data: await runsFor(signedAct(call), call.query) })),

  handle(contract.exportAiRuns, async (call) => {
    const file = await exportedRuns(signedAct(call), call.query);
    call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="ai-drafts.csv"')
      .header('cache-control', 'no-store')
      .send(file);
    return undefined;
  }),

  handle(contract.readAiRun, async (call) => ({
    data: await openRun(signedAct(call), call.refs.row(call.params.ai_run_id)),
  })),

  handle(contract.readAiSettings, async (call) => ({ data: await readSettings(signedAct(call)) })),

  handle(contract.saveAiSettings, async (call) => ({
    data: await changeSettings(signedAct(call), call.body),
    message: aiAssistSay('ai_assist.settings_saved'),
  })),

  handleWithoutTransaction(contract.testAiProvider, async (call) => ({
    data: await testProvider(signedAct(call)),
  })),

  handle(contract.listAnchors, async (call) => ({ data: await anchorsOf(call) })),

  handle(contract.saveAnchors, async (call) => {
    await anchorSubtrait(signedAct(call), call.params.subtrait_id, call.body.anchors);
    return { data: { anchors: call.body.anchors }, message: aiAssistSay('ai_assist.anchors_saved') };
  }),
];
