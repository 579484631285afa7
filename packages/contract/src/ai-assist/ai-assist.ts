import {
  AI_KINDS,
  AI_RUN_STATES,
  DRAFT_LANGUAGES,
  DRAFT_LIMITS,
  REJECTION_TONES,
  TEXT_DRAFT_KINDS,
} from '@tryout/domain/ai-assist/ai-kinds';
import { TRANSLATED, TRANSLATION_LIMITS } from '@tryout/domain/ai-assist/translation';
import { SUMMARY_AUDIENCES, SUMMARY_LANGUAGES, SUMMARY_LIMITS } from '@tryout/domain/card-summary/card-facts';
import { CURRENCIES } from '@tryout/domain/money/currency';
import { ANCHOR_LIMITS, ONET_ELEMENTS } from '@tryout/domain/relevance/crosswalk';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, nothing, pageOf, pageQuery, ref, text, uuid } from '../fields.ts';
import { templateDefinition, templateInput } from '../score-templates/score-template-fields.ts';

/** What answered: the product's own rules and model, or a provider. */
const answeredBy = {
  provider: z.enum(['embedded', 'provider']),
  model: z.string(),
  /** Why a provider that was asked gave nothing that could be used, so that the rules answered; empty: nothing. */
  problem: z.string(),
};

const sentence = z.object({
  text: z.string(),
  /** `job_fit`, `category:<id>`, `trait:<id>` or `measures`: what of the card it tells of. */
  refs: z.array(z.string()),
});

/** A summary of a score card. */
export const cardSummary = z.object({
  ai_run_id: z.string(),
  audience: z.enum(SUMMARY_AUDIENCES),
  language: z.enum(SUMMARY_LANGUAGES),
  sentences: z.array(sentence),
  ...answeredBy,
  requested_at: instant,
  requested_by_name: z.string().nullable(),
  /** Whether a person wrote it otherwise. */
  is_edited: z.boolean(),
  is_discarded: z.boolean(),
});
/** A summary of a score card. */
export type CardSummary = z.output<typeof cardSummary>;

/** What a part of the card is called, to be shown with a sentence that refers to it. */
const shownRef = z.object({ ref: z.string(), name: z.string(), score: z.number().nullable() });

const summaryAnswer = z.object({
  /** Null: the last one was discarded. */
  summary: cardSummary.nullable(),
  refs: z.array(shownRef),
  /** Whether the caller may edit and discard. */
  may_edit: z.boolean(),
  /** Whether the caller may have another one written now. */
  may_regenerate: z.boolean(),
});
/** A summary with what its references are called. */
export type SummaryAnswer = z.output<typeof summaryAnswer>;

const onCard = z.strictObject({
  score_card_id: ref('score_card'),
  language: z.enum(SUMMARY_LANGUAGES).default('en'),
  /** Makes another one, also where there is one. */
  regenerate: z.boolean().default(false),
});

/** The summary of a card for the hiring side; made where there is none (spec §7). */
export const getSummaryResponse = defineRoute({
  method: 'POST',
  path: '/chatgpt/get/summary/response',
  feature: 'ai-assist',
  summary: 'The summary of a score card for the hiring side, made where there is none yet.',
  access: 'score_card.read',
  body: onCard,
  response: summaryAnswer,
  errors: ['not_found', 'refused_by_rule'],
});

/** The summary of one's own card. */
export const getOwnSummaryResponse = defineRoute({
  method: 'POST',
  path: '/chatgpt/get/own/summary/response',
  feature: 'ai-assist',
  summary: "The summary of one of the caller's own score cards, made where there is none yet.",
  access: 'application.own',
  body: onCard,
  response: summaryAnswer,
  errors: ['not_found', 'refused_by_rule'],
});

const quote = z.object({ from: z.enum(['title', 'text']), text: z.string() });

/** What a stream of a draft tells, one after the other; the last one is `done` or `failed`. */
const streamOf = <T extends z.ZodType>(draft: T) =>
  z.discriminatedUnion('type', [
    /** It is written anew: what was told before does not count. */
    z.object({ type: z.literal('begins') }),
    /** Words to be shown after those before. */
    z.object({ type: z.literal('words'), text: z.string() }),
    /** A checked sentence of a summary. */
    z.object({ type: z.literal('sentence'), text: z.string(), refs: z.array(z.string()) }),
    /** A subtrait that a job text asks for, with the words of the text that it rests on. */
    z.object({
      type: z.literal('subtrait'),
      subtrait_id: z.string(),
      subtrait: z.string(),
      trait: z.string(),
      quotes: z.array(quote),
    }),
    /** A checked translation of one text. */
    z.object({ type: z.literal('text'), key: z.string(), text: z.string() }),
    /** The whole draft; it counts, whatever was told before. */
    z.object({ type: z.literal('done'), draft }),
    z.object({ type: z.literal('failed'), message: z.string() }),
  ]);

const onOneCard = onCard.omit({ regenerate: true });

/** Another summary of a card, sentence by sentence. */
export const streamSummary = defineRoute({
  method: 'POST',
  path: '/ai/drafts/summary',
  feature: 'ai-assist',
  summary:
    'Writes another summary of a score card for the hiring side; each sentence is checked before it is told.',
  access: 'score_card.read',
  body: onOneCard,
  response: streamOf(summaryAnswer),
  answers: 'events',
  errors: ['not_found', 'refused_by_rule'],
});

/** Another summary of one's own card, sentence by sentence. */
export const streamOwnSummary = defineRoute({
  method: 'POST',
  path: '/ai/drafts/own/summary',
  feature: 'ai-assist',
  summary: "Writes another summary of one of the caller's own score cards, a few times a day.",
  access: 'application.own',
  body: onOneCard,
  response: streamOf(summaryAnswer),
  answers: 'events',
  errors: ['not_found', 'refused_by_rule'],
});

/** What a draft was made from, by name. */
const SEEN = [
  'title',
  'organization',
  'notes',
  'text',
  'language',
  'tone',
  'sentence',
  'traits',
  'questions',
  'answers',
] as const;
const seen = z.array(z.object({ name: z.enum(SEEN), text: z.string() }));

/** A draft that is a text. */
export const textDraft = z.object({
  ai_run_id: z.string(),
  kind: z.enum(TEXT_DRAFT_KINDS),
  text: z.string(),
  saw: seen,
  ...answeredBy,
});
/** A draft that is a text. */
export type TextDraft = z.output<typeof textDraft>;
/** What a stream of a text tells. */
const textStream = streamOf(textDraft);

const draftLanguage = z.enum(DRAFT_LANGUAGES);

/** Drafts a position's text from notes. */
export const draftPositionText = defineRoute({
  method: 'POST',
  path: '/ai/drafts/position/text',
  feature: 'ai-assist',
  summary: 'Drafts the text of a position from notes; changes nothing.',
  access: 'position.update',
  body: z.strictObject({
    position_id: ref('position'),
    notes: text(DRAFT_LIMITS.notes, 1),
    language: draftLanguage,
  }),
  response: textStream,
  answers: 'events',
  errors: ['not_found', 'refused_by_rule', 'unavailable'],
});

/** Translates a position's own text; only a provider can. */
export const draftTranslation = defineRoute({
  method: 'POST',
  path: '/ai/drafts/translation',
  feature: 'ai-assist',
  summary: 'Drafts a translation of a text of the organization’s own; refused where there is no provider.',
  access: 'position.update',
  body: z.strictObject({
    position_id: ref('position'),
    text: text(DRAFT_LIMITS.text, 1),
    language: draftLanguage,
  }),
  response: textStream,
  answers: 'events',
  errors: ['not_found', 'refused_by_rule', 'unavailable'],
});

const sumOf = (texts: readonly { readonly text: string }[]) =>
  texts.reduce((sum, each) => sum + each.text.length, 0);

const ownTexts = {
  texts: z
    .array(
      z.strictObject({
        /** Names the text among them. */
        key: line(200, 1),
        text: text(DRAFT_LIMITS.text, 1),
        /** Most characters that its place holds. */
        most: z.number().int().min(1, 'must be 1 or more').max(DRAFT_LIMITS.text, 'is too large'),
      }),
    )
    .min(1)
    .max(TRANSLATION_LIMITS.texts, `must have at most ${TRANSLATION_LIMITS.texts} entries`)
    .refine(
      (texts) => sumOf(texts) <= TRANSLATION_LIMITS.characters,
      `must be at most ${TRANSLATION_LIMITS.characters} characters`,
    ),
  language: draftLanguage,
};

/** Translations of own texts, each by its key. */
export const textsDraft = z.object({
  ai_run_id: z.string(),
  kind: z.literal('translation'),
  texts: z.array(z.object({ key: z.string(), text: z.string() })),
  /** Keys of those whose translation was of no use: it lost a field, a link or a figure, or was none. */
  left_out: z.array(z.string()),
  saw: seen,
  ...answeredBy,
});
/** Translations of own texts, each by its key. */
export type TextsDraft = z.output<typeof textsDraft>;
/** What a stream of translations tells. */
const textsStream = streamOf(textsDraft);

/** Translates texts that belong to a position. */
export const translatePositionTexts = defineRoute({
  method: 'POST',
  path: '/ai/drafts/translation/position',
  feature: 'ai-assist',
  summary: 'Drafts translations of a position’s own texts; refused where there is no provider.',
  access: 'position.update',
  body: z.strictObject({ position_id: ref('position'), of: z.enum(TRANSLATED.position), ...ownTexts }),
  response: textsStream,
  answers: 'events',
  errors: ['not_found', 'refused_by_rule', 'unavailable'],
});

/** Translates texts that belong to an organization. */
export const translateOrganizationTexts = defineRoute({
  method: 'POST',
  path: '/ai/drafts/translation/organization',
  feature: 'ai-assist',
  summary: 'Drafts translations of an organization’s own texts; refused where there is no provider.',
  access: 'organization.update',
  body: z.strictObject({
    organization_id: ref('organization').optional(),
    of: z.enum(TRANSLATED.organization),
    ...ownTexts,
  }),
  response: textsStream,
  answers: 'events',
  errors: ['not_found', 'refused_by_rule', 'unavailable'],
});

/** Translates texts of a survey: the platform's for a super admin, otherwise of the caller's organization. */
export const translateSurveyTexts = defineRoute({
  method: 'POST',
  path: '/ai/drafts/translation/survey',
  feature: 'ai-assist',
  summary: 'Drafts translations of a survey’s own texts; refused where there is no provider.',
  access: 'survey.manage',
  body: z.strictObject({ of: z.enum(TRANSLATED.survey), ...ownTexts }),
  response: textsStream,
  answers: 'events',
  errors: ['not_found', 'refused_by_rule', 'unavailable'],
});

/** Drafts the wording of a rejection, without anything of an applicant. */
export const draftRejectionMail = defineRoute({
  method: 'POST',
  path: '/ai/drafts/rejection/mail',
  feature: 'ai-assist',
  summary:
    'Drafts what a rejection says, in a tone and with fields for names; knows nothing of an applicant.',
  access: 'applicant.move',
  body: z.strictObject({
    position_id: ref('position'),
    language: draftLanguage,
    tone: z.enum(REJECTION_TONES),
  }),
  response: textStream,
  answers: 'events',
  errors: ['not_found', 'refused_by_rule', 'unavailable'],
});

/** Drafts a question with a rule from a sentence. */
export const draftQuestionRule = defineRoute({
  method: 'POST',
  path: '/ai/drafts/question/rule',
  feature: 'ai-assist',
  summary: 'Drafts a question with a knock-out rule from a sentence; changes nothing.',
  access: 'position.update',
  body: z.strictObject({
    position_id: ref('position'),
    sentence: line(DRAFT_LIMITS.sentence, 1),
    language: draftLanguage,
  }),
  response: z.object({
    ai_run_id: z.string(),
    ...answeredBy,
    question: z.object({
      type: z.enum(['yes_no', 'number']),
      label: z.string(),
      operator: z.string(),
      operand: z.number().nullable(),
      action: z.enum(['tag', 'short_list', 'on_hold', 'reject_suggested']),
      tag: z.string().nullable(),
    }),
  }),
  errors: ['not_found', 'invalid_input', 'refused_by_rule'],
});
/** A question with a rule, as a sentence asks for it. */
export type QuestionRuleDraft = z.output<(typeof draftQuestionRule)['response']>;

/** Drafts questions on what a card shows weakest and strongest. */
export const draftInterviewQuestions = defineRoute({
  method: 'POST',
  path: '/ai/drafts/interview/questions',
  feature: 'ai-assist',
  summary:
    'Proposes further questions for an interview on the weakest and strongest traits of the score card.',
  access: 'event.manage',
  body: z.strictObject({ event_id: ref('event') }),
  response: z.object({
    ai_run_id: z.string(),
    ...answeredBy,
    items: z.array(
      z.object({
        key: z.string(),
        trait_id: z.string(),
        trait: z.string(),
        reason: z.enum(['lowest', 'highest', 'weight']),
        question: z.string(),
        probes: z.array(z.string()),
        anchors: z.array(z.string()),
      }),
    ),
  }),
  errors: ['not_found', 'refused_by_rule'],
});
/** Further questions for an interview. */
export type InterviewQuestionsDraft = z.output<(typeof draftInterviewQuestions)['response']>;

/** Picks sentences that stand for long answers. */
export const draftAnswersSummary = defineRoute({
  method: 'POST',
  path: '/ai/drafts/answers',
  feature: 'ai-assist',
  summary: 'Picks sentences of an applicant’s own that stand for long answers; rates nothing.',
  access: 'applicant.read',
  body: z.strictObject({ application_id: ref('application') }),
  response: z.object({
    ai_run_id: z.string(),
    ...answeredBy,
    items: z.array(
      z.object({
        position_question_id: z.string(),
        /** Word for word, in the answer's order. */
        sentences: z.array(z.string()),
        /** Sentences of the whole answer. */
        of: z.number().int(),
      }),
    ),
  }),
  errors: ['not_found', 'refused_by_rule'],
});
/** Sentences that stand for long answers. */
export type AnswersSummary = z.output<(typeof draftAnswersSummary)['response']>;

/** Says what became of a draft. */
export const settleDraft = defineRoute({
  method: 'POST',
  path: '/ai/runs/:ai_run_id/settle',
  feature: 'ai-assist',
  summary: 'Keeps that whoever asked for a draft took it over, as they changed it, or discarded it.',
  access: 'ai_draft.settle',
  params: z.strictObject({ ai_run_id: ref('ai_run') }),
  body: z.strictObject({
    taken: z.boolean(),
    /** What was taken, as it was changed; empty: nothing. */
    text: text(DRAFT_LIMITS.text).default(''),
    /** Of translations, those that were taken, as they were changed. */
    texts: z
      .array(z.strictObject({ key: line(200, 1), text: text(DRAFT_LIMITS.text) }))
      .max(TRANSLATION_LIMITS.texts, `must have at most ${TRANSLATION_LIMITS.texts} entries`)
      .default([]),
  }),
  response: nothing,
  errors: ['not_found', 'conflict'],
});

/** All summaries of a card for the hiring side. */
export const listSummaries = defineRoute({
  method: 'GET',
  path: '/score/card/summaries',
  feature: 'ai-assist',
  summary: 'Every summary of a score card for the hiring side, newest first.',
  access: 'score_card.read',
  query: z.strictObject({ score_card_id: ref('score_card') }),
  response: z.object({ items: z.array(cardSummary) }),
  errors: ['not_found'],
});

const onRun = z.strictObject({ ai_run_id: ref('ai_run') });

/** Says a summary in one's own words; what it said before is kept. */
export const editSummary = defineRoute({
  method: 'PUT',
  path: '/ai/runs/:ai_run_id/summary',
  feature: 'ai-assist',
  summary: 'Changes the sentences of a summary; what it said before is kept.',
  access: 'applicant.comment',
  params: onRun,
  body: z.strictObject({
    sentences: z
      .array(line(SUMMARY_LIMITS.characters, 1))
      .min(1, 'must have at least 1 sentence')
      .max(SUMMARY_LIMITS.sentences, `must have at most ${SUMMARY_LIMITS.sentences} sentences`),
  }),
  response: cardSummary,
  errors: ['not_found', 'refused_by_rule'],
});

/** Takes a summary away; it stays in the log. */
export const discardSummary = defineRoute({
  method: 'POST',
  path: '/ai/runs/:ai_run_id/discard',
  feature: 'ai-assist',
  summary: 'Takes a summary from the card; the log keeps it.',
  access: 'applicant.comment',
  params: onRun,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

const planned = z.object({
  task_ids: z.array(z.string()),
  minutes: z.number(),
  /** Share of what the text asks for that is measured, by weight, 0 to 1. */
  covered: z.number(),
  /** Composite reliability, 0 to 1; null: not known. */
  reliability: z.number().nullable(),
  reaches_reliability: z.boolean(),
});

const certainty = {
  /** What the ranking rests on mostly. */
  basis: z.enum(['text', 'title', 'family', 'none', 'provider']),
  certainty: z.enum(['low', 'medium', 'high']),
  /** Rank correlation with people's ratings to be expected, 0 to 1. */
  expected_rho: z.number(),
  asks_for_text: z.boolean(),
};

const wantedSubtrait = z.object({
  subtrait_id: z.string(),
  subtrait: z.string(),
  trait: z.string(),
  /** Standard deviations above the mean occupation. */
  relevance: z.number(),
  quotes: z.array(quote),
});

/** A draft of which tasks to play for a position. */
export const simulationProposal = z.object({
  ai_run_id: z.string(),
  ...answeredBy,
  ...certainty,
  subtraits: z.array(wantedSubtrait),
  /** Subtraits that can be measured but have no anchor, so that a text says nothing of them. */
  unanchored: z.array(z.string()),
  /** Published tasks that measure any of it, most useful first. */
  tasks: z.array(
    z.object({
      task_id: z.string(),
      name: z.string(),
      minutes: z.number(),
      measures: z.array(z.string()),
      quotes: z.array(quote),
    }),
  ),
  /** Published simulations, the one that covers most first. */
  simulations: z.array(
    z.object({
      simulation_id: z.string(),
      name: z.string(),
      minutes: z.number(),
      covered: z.number(),
      reliability: z.number().nullable(),
      quotes: z.array(quote),
    }),
  ),
  draft: planned,
  /** The same without the text: everything weighed alike. */
  baseline: planned,
});
/** A draft of which tasks to play for a position. */
export type SimulationProposal = z.output<typeof simulationProposal>;

const planLimits = {
  minutes: z.number().int().min(3, 'must be 3 or more').max(120, 'must be 120 or less').default(25),
  reliability: z.number().min(0, 'must be 0 or more').max(0.99, 'must be 0.99 or less').default(0.7),
};

/** Drafts a simulation for a position (spec §7: AI simulation generation). */
export const generatePositionSimulation = defineRoute({
  method: 'POST',
  path: '/position/:position_id/ai/simulation/generation',
  feature: 'ai-assist',
  summary: 'Proposes published tasks and simulations for a position from its text; changes nothing.',
  access: 'position.update',
  params: z.strictObject({ position_id: ref('position') }),
  body: z.strictObject(planLimits),
  response: simulationProposal,
  errors: ['not_found', 'refused_by_rule'],
});

/** The same, told while a provider reads the text. */
export const streamSimulation = defineRoute({
  method: 'POST',
  path: '/ai/drafts/simulation',
  feature: 'ai-assist',
  summary:
    'Proposes published tasks and simulations for a position, and tells what its text asks for while it is read; changes nothing.',
  access: 'position.update',
  body: z.strictObject({ position_id: ref('position'), ...planLimits }),
  response: streamOf(simulationProposal),
  answers: 'events',
  errors: ['not_found', 'refused_by_rule'],
});

/** Makes a draft of a proposal (spec §7: AI simulation confirmation). */
export const confirmPositionSimulation = defineRoute({
  method: 'POST',
  path: '/position/:position_id/ai/simulation/confirmation',
  feature: 'ai-assist',
  summary:
    'Makes a draft simulation for the position of a proposal, as a person changed it; publishes nothing.',
  access: 'simulation.manage',
  needs: 'simulations.custom',
  params: z.strictObject({ position_id: ref('position') }),
  body: z.strictObject({
    ai_run_id: ref('ai_run'),
    name: line(120, 1),
    /** The proposal's tasks that are taken, in order. */
    task_ids: z.array(uuid).min(1, 'must have at least 1 task').max(20, 'must have at most 20 tasks'),
  }),
  response: z.object({ simulation_id: z.string() }),
  idempotent: true,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** A draft of a score template. */
export const templateProposal = z.object({
  ai_run_id: z.string(),
  ...answeredBy,
  ...certainty,
  subtraits: z.array(wantedSubtrait),
  unanchored: z.array(z.string()),
  definition: templateDefinition,
  /** The same without the text: everything that can be measured, weighed alike. */
  baseline: templateDefinition,
});
/** A draft of a score template. */
export type TemplateProposal = z.output<typeof templateProposal>;

const jobText = z.strictObject({ title: line(200, 1), text: text(20_000).default('') });

/** Drafts a score template from a job text. */
export const generateScoreTemplate = defineRoute({
  method: 'POST',
  path: '/admin/score/templates/ai/generation',
  feature: 'ai-assist',
  summary:
    'Proposes categories, traits and weights from a job text, beside a baseline without it; changes nothing.',
  access: 'score_template.manage',
  body: jobText,
  response: templateProposal,
  errors: ['refused_by_rule'],
});

/** The same, told while a provider reads the text. */
export const streamScoreTemplate = defineRoute({
  method: 'POST',
  path: '/ai/drafts/score/template',
  feature: 'ai-assist',
  summary:
    'Proposes categories, traits and weights from a job text, and tells what the text asks for while it is read; changes nothing.',
  access: 'score_template.manage',
  body: jobText,
  response: streamOf(templateProposal),
  answers: 'events',
  errors: ['refused_by_rule'],
});

/** Makes a draft of a proposed template. */
export const confirmScoreTemplate = defineRoute({
  method: 'POST',
  path: '/admin/score/templates/ai/confirmation',
  feature: 'ai-assist',
  summary: 'Makes a draft score template of a proposal, as a person changed it; what was changed is kept.',
  access: 'score_template.manage',
  body: z.strictObject({ ai_run_id: ref('ai_run'), name: line(120, 1), definition: templateInput }),
  response: z.object({ score_template_id: z.string() }),
  idempotent: true,
  errors: ['not_found', 'conflict', 'invalid_input', 'refused_by_rule'],
});

/** One draft in the log. */
export const aiRunRow = z.object({
  ai_run_id: z.string(),
  organization_id: z.string().nullable(),
  organization_name: z.string().nullable(),
  kind: z.enum([...AI_KINDS, 'test']),
  audience: z.string(),
  language: z.string(),
  status: z.enum(AI_RUN_STATES),
  prompt_version: z.string(),
  ...answeredBy,
  tokens_in: z.number().int(),
  tokens_out: z.number().int(),
  cost_micros: z.number().int(),
  /** Of the cost (ISO 4217). */
  currency: z.string(),
  took_ms: z.number().int(),
  requested_by_name: z.string().nullable(),
  requested_at: instant,
});
/** One draft in the log. */
export type AiRunRow = z.output<typeof aiRunRow>;

const filters = {
  organization_id: ref('organization').optional(),
  kind: z.enum([...AI_KINDS, 'test']).optional(),
  provider: z.enum(['embedded', 'provider']).optional(),
  status: z.enum(AI_RUN_STATES).optional(),
  from: instant.optional(),
  until: instant.optional(),
};

/** The log of drafts. */
export const listAiRuns = defineRoute({
  method: 'GET',
  path: '/ai/runs',
  feature: 'ai-assist',
  summary: 'Drafts that rules, the small model or a provider made, newest first.',
  access: 'ai.manage',
  query: z.strictObject({ ...pageQuery, ...filters }),
  response: pageOf(aiRunRow),
  errors: ['not_found'],
});

/** The log as a file. */
export const exportAiRuns = defineRoute({
  method: 'GET',
  path: '/ai/runs/export',
  feature: 'ai-assist',
  summary: 'The log of drafts as a CSV file; at most 20,000, newest first.',
  access: 'ai.manage',
  query: z.strictObject(filters),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** One draft with what it was given, what it said, and what people did with it. */
export const readAiRun = defineRoute({
  method: 'GET',
  path: '/ai/runs/:ai_run_id',
  feature: 'ai-assist',
  summary: 'One draft: what it was given, what it said, and what people did with it.',
  access: 'ai.manage',
  params: onRun,
  response: aiRunRow.extend({
    input_snapshot: z.unknown(),
    output: z.unknown(),
    steps: z.array(
      z.object({
        kind: z.enum(['confirmed', 'edited', 'discarded']),
        edits: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
        done_by_name: z.string().nullable(),
        done_at: instant,
      }),
    ),
  }),
  errors: ['not_found'],
});

const micros = z.number().int('must be a whole number').min(0, 'must be 0 or more').max(1e15, 'is too large');

const settings = z.object({
  is_platform: z.boolean(),
  is_on: z.boolean(),
  tasks_off: z.array(z.enum(AI_KINDS)),
  uses_provider: z.boolean(),
  address: z.string(),
  model: z.string(),
  has_key: z.boolean(),
  price_in_micros: z.number().int(),
  price_out_micros: z.number().int(),
  monthly_budget_micros: z.number().int().nullable(),
  /** Of prices and budget (ISO 4217). */
  currency: z.string(),
  /** Of the platform: whether organizations may set a provider of their own. Of an organization: whether it may. */
  organizations_may_set: z.boolean(),
  /** Spent this calendar month (UTC). */
  spent_micros: z.number().int(),
  /** What answers now, after the platform's switches. */
  answers: z.enum(['off', 'embedded', 'provider']),
  updated_at: instant.nullable(),
  /** Where the small model's ratings are from. */
  attribution: z.string(),
  /** What the small model reached on occupations it had not seen. */
  measured: z.object({ rho: z.number(), ndcg_8: z.number(), occupations: z.number().int() }),
});
/** Switches and provider: the platform's for a super admin, otherwise of the caller's organization. */
export type AiSettings = z.output<typeof settings>;

/** Switches and provider. */
export const readAiSettings = defineRoute({
  method: 'GET',
  path: '/ai/settings',
  feature: 'ai-assist',
  summary:
    "Switches of AI features and their provider: the platform's for a super admin, otherwise the caller's organization's.",
  access: 'ai.manage',
  response: settings,
});

/** Changes switches and provider. */
export const saveAiSettings = defineRoute({
  method: 'PUT',
  path: '/ai/settings',
  feature: 'ai-assist',
  summary: 'Changes switches of AI features and their provider.',
  access: 'ai.manage',
  body: z.strictObject({
    is_on: z.boolean(),
    tasks_off: z.array(z.enum(AI_KINDS)).max(AI_KINDS.length),
    uses_provider: z.boolean(),
    address: line(300),
    model: line(120),
    /** Left out: the stored one stays. Empty: none. */
    key: line(400).optional(),
    price_in_micros: micros,
    price_out_micros: micros,
    monthly_budget_micros: micros.nullable(),
    organizations_may_set: z.boolean().default(false),
    /** Of prices and budget. Left out: the stored one stays. */
    currency: z.enum(CURRENCIES as [string, ...string[]]).optional(),
  }),
  response: settings,
  errors: ['refused_by_rule'],
});

/** Asks the stored provider for a word. */
export const testAiProvider = defineRoute({
  method: 'POST',
  path: '/ai/settings/test',
  feature: 'ai-assist',
  summary: 'Asks the stored provider for one word and says how it went.',
  access: 'ai.manage',
  response: z.object({
    ok: z.boolean(),
    /** Why not; empty: it answered. */
    problem: z.string(),
    took_ms: z.number().int(),
    tokens: z.number().int(),
    cost_micros: z.number().int(),
  }),
  errors: ['refused_by_rule'],
});

/** What subtraits are anchored in. */
export const listAnchors = defineRoute({
  method: 'GET',
  path: '/admin/ai/anchors',
  feature: 'ai-assist',
  summary: 'Which O*NET elements say how much each subtrait matters for a job.',
  access: 'platform.manage',
  response: z.object({
    elements: z.array(z.string()),
    items: z.array(
      z.object({
        subtrait_id: z.string(),
        subtrait: z.string(),
        trait: z.string(),
        anchors: z.record(z.string(), z.number()),
        /** Whether they are the product's own. */
        is_default: z.boolean(),
        /** Whether any task measures it. */
        is_measured: z.boolean(),
      }),
    ),
  }),
});

/** Anchors a subtrait. */
export const saveAnchors = defineRoute({
  method: 'PUT',
  path: '/admin/ai/anchors/:subtrait_id',
  feature: 'ai-assist',
  summary:
    'Sets the O*NET elements that say how much a subtrait matters; none: it is never proposed from a text.',
  access: 'platform.manage',
  params: z.strictObject({ subtrait_id: ref('subtrait') }),
  body: z.strictObject({
    anchors: z
      .partialRecord(
        z.enum(ONET_ELEMENTS),
        z
          .number()
          .positive('must be more than 0')
          .max(ANCHOR_LIMITS.weight, `must be ${ANCHOR_LIMITS.weight} or less`),
      )
      .refine(
        (given) => Object.keys(given).length <= ANCHOR_LIMITS.elements,
        `must have at most ${ANCHOR_LIMITS.elements} elements`,
      ),
  }),
  response: z.object({ anchors: z.record(z.string(), z.number()) }),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const aiAssistRoutes = [
  getSummaryResponse,
  getOwnSummaryResponse,
  streamSummary,
  streamOwnSummary,
  draftPositionText,
  draftTranslation,
  translatePositionTexts,
  translateOrganizationTexts,
  translateSurveyTexts,
  draftRejectionMail,
  draftQuestionRule,
  draftInterviewQuestions,
  draftAnswersSummary,
  settleDraft,
  listSummaries,
  editSummary,
  discardSummary,
  generatePositionSimulation,
  streamSimulation,
  confirmPositionSimulation,
  generateScoreTemplate,
  streamScoreTemplate,
  confirmScoreTemplate,
  listAiRuns,
  exportAiRuns,
  readAiRun,
  readAiSettings,
  saveAiSettings,
  testAiProvider,
  listAnchors,
  saveAnchors,
];
