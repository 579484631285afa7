import { RULE_OPERATORS } from '@tryout/domain/positions/knockout-operators';
import { QUESTION_TYPES } from '@tryout/domain/positions/question-types';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, nothing, ref, text, uuid } from '../fields.ts';

const onPosition = z.strictObject({ position_id: ref('position') });

/** The types of a question (product §2.6). A `must_agree` is always required. */
export const questionType = z.enum(QUESTION_TYPES);

/** A choice of a select question; the key is what answers and rules hold. */
export const questionOption = z.strictObject({
  key: line(40, 1).regex(/^[\p{L}\p{N}_-]+$/u, 'may contain letters, digits, _ and -'),
  label: line(200, 1),
});

/** Limits of an answer; each is used where its type has it (`min`, `max`: number; `max_length`: texts). */
export const questionSettings = z.strictObject({
  min: z.number().min(-1e12).max(1e12).nullable().default(null),
  max: z.number().min(-1e12).max(1e12).nullable().default(null),
  max_length: z.number().int().min(1).max(20_000).nullable().default(null),
});

const operators = [...new Set(Object.values(RULE_OPERATORS).flat())] as [string, ...string[]];

/** A knock-out rule. Conditions name questions by `key` of the same request, or by id. Rejections are suggested only. */
export const questionRule = z.strictObject({
  rule_id: line(60, 1),
  enabled: z.boolean().default(true),
  match: z.enum(['all', 'any']).default('all'),
  conditions: z
    .array(
      z.strictObject({
        question_id: line(60, 1),
        operator: z.enum(operators),
        operand: z
          .union([
            z.null(),
            z.string().max(500),
            z.number(),
            z.array(z.string().max(200)).max(50),
            z.array(z.number()).max(50),
          ])
          .default(null),
      }),
    )
    .min(1)
    .max(10),
  action: z.enum(['tag', 'short_list', 'on_hold', 'reject_suggested']),
  tag: line(40).nullable().default(null),
});

const content = {
  type: questionType,
  label: line(300, 1),
  help: text(1000).default(''),
  required: z.boolean().default(true),
  options: z.array(questionOption).max(50).default([]),
  settings: questionSettings.default({ min: null, max: null, max_length: null }),
};

/** A question to be stored. `id` is that of the row it replaces; a new one brings a `key` of the client's instead. */
export const questionInput = z.strictObject({
  id: uuid.optional(),
  key: line(60, 1).optional(),
  /** The entry of the organization's bank that it was copied from. */
  question_id: uuid.nullable().default(null),
  ...content,
  rules: z.array(questionRule).max(10).default([]),
});

/** A question on a position. */
export const positionQuestion = z.object({
  id: z.string(),
  question_id: z.string().nullable(),
  type: questionType,
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  options: z.array(z.object({ key: z.string(), label: z.string() })),
  settings: z.object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    max_length: z.number().nullable(),
  }),
  rules: z.array(questionRule),
});
/** A question on a position. */
export type PositionQuestion = z.output<typeof positionQuestion>;

const questionList = z.object({
  questions: z.array(positionQuestion),
  revision: z.number().int(),
  revision_in_use: z.boolean(),
  revision_created: z.boolean(),
});

/** The questions of a position's current revision, in order. */
export const listPositionQuestions = defineRoute({
  method: 'GET',
  path: '/position/:position_id/questions',
  feature: 'positions',
  summary: 'Questions of the current revision, in order, with their knock-out rules.',
  access: 'position.read',
  params: onPosition,
  response: questionList,
  errors: ['not_found'],
});

/** Sets the questions: the order of the list is the order asked. Rows left out are taken off. */
export const setPositionQuestions = defineRoute({
  method: 'PUT',
  path: '/position/:position_id/questions',
  feature: 'positions',
  summary: 'Sets the questions and their order; makes the next revision once people have applied.',
  access: 'position.update',
  params: onPosition,
  body: z.strictObject({ questions: z.array(questionInput).max(50) }),
  response: questionList,
  errors: ['not_found', 'refused_by_rule'],
});

const bankEntry = z.object({
  id: z.string(),
  type: questionType,
  label: z.string(),
  help: z.string(),
  options: z.array(z.object({ key: z.string(), label: z.string() })),
});
/** An entry of the organization's bank of questions. */
export type BankQuestion = z.output<typeof bankEntry>;

/** The bank of the organization that a position belongs to. */
export const listQuestionBank = defineRoute({
  method: 'GET',
  path: '/position/:position_id/questions/bank',
  feature: 'positions',
  summary: "The organization's saved questions, newest first, at most 200.",
  access: 'position.read',
  params: onPosition,
  query: z.strictObject({ q: line(120).optional() }),
  response: z.object({ items: z.array(bankEntry) }),
  errors: ['not_found'],
});

/** Saves a question to the bank. */
export const saveToQuestionBank = defineRoute({
  method: 'POST',
  path: '/position/:position_id/questions/bank',
  feature: 'positions',
  summary: "Saves a question to the organization's bank.",
  access: 'position.share',
  params: onPosition,
  idempotent: true,
  body: z.strictObject({
    type: content.type,
    label: content.label,
    help: content.help,
    options: content.options,
  }),
  response: bankEntry,
  errors: ['not_found'],
});

/** Takes an entry out of the bank; positions that copied it keep their copy. */
export const archiveBankQuestion = defineRoute({
  method: 'DELETE',
  path: '/question/:question_id',
  feature: 'positions',
  summary: 'Takes a question out of the bank.',
  access: 'position.share',
  params: z.strictObject({ question_id: ref('question') }),
  response: nothing,
  errors: ['not_found'],
});

/** The routes of a position's questions. */
export const positionQuestionsRoutes = [
  listPositionQuestions,
  setPositionQuestions,
  listQuestionBank,
  saveToQuestionBank,
  archiveBankQuestion,
];
