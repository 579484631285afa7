import {
  MOST_OWN_QUESTIONS,
  MOST_QUESTIONS,
  QUESTION_KINDS,
} from '@tryout/domain/interviews/kit/kit-question';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, ref, text } from '../fields.ts';

const feature = 'interviews';

/** Longest question in characters. */
export const LONGEST_QUESTION = 500;
/** Most things to ask further on one question. */
export const MOST_PROBES = 6;

/** A question in the words of one language. */
const questionWords = z.object({
  question: z.string(),
  probes: z.array(z.string()),
  /** Five texts for the ratings 1 to 5, or none. */
  anchors: z.array(z.string()),
});

const givenWords = {
  question: text(LONGEST_QUESTION, 1),
  probes: z.array(line(300, 1)).max(MOST_PROBES).default([]),
  anchors: z
    .array(line(300))
    .refine((each) => each.length === 0 || each.length === 5, 'must be five texts or none')
    .default([]),
};

/** A question of the bank or of the position, as it can be chosen. */
const offered = questionWords.extend({
  key: z.string(),
  kind: z.enum(QUESTION_KINDS),
  origin: z.enum(['bank', 'position']),
  trait_id: z.string().nullable(),
  subtrait_id: z.string().nullable(),
});
/** A question of the bank or of the position, as it can be chosen. */
export type OfferedKitQuestion = z.output<typeof offered>;

/** A question of an interview's kit. */
const kitItem = questionWords.extend({
  key: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** Of the starter bank, of the position, or written for this interview. */
  origin: z.enum(['bank', 'position', 'event']),
  trait_id: z.string().nullable(),
  subtrait_id: z.string().nullable(),
  /** Who asks it; null: everyone. */
  assigned_to: z.string().nullable(),
  /** Whether the caller is to ask it. */
  is_yours: z.boolean(),
});
/** A question of an interview's kit. */
export type KitItem = z.output<typeof kitItem>;

const namedTrait = z.object({
  trait_id: z.string(),
  name: z.string(),
  definition: z.string(),
});

const kit = z.object({
  /** 0: it is proposed and not changed yet. */
  version: z.number().int(),
  items: z.array(kitItem),
  /** The traits that the questions are about. */
  traits: z.array(namedTrait),
  subtraits: z.array(z.object({ subtrait_id: z.string(), name: z.string() })),
  /** What it was proposed from. */
  basis: z.object({
    from: z.enum(['score_card', 'template', 'none']),
    /** Why each trait was chosen; null for those who may not see scores. */
    reasons: z
      .array(
        z.object({
          trait_id: z.string(),
          reason: z.enum(['lowest', 'highest', 'weight']),
          /** Score now, 0 to 100; null: none. */
          score: z.number().nullable(),
        }),
      )
      .nullable(),
    /** Chosen traits without a question in the bank. */
    unasked: z.array(z.string()),
    /** Whether the card is another one by now, or there is one since. */
    is_outdated: z.boolean(),
  }),
  /** Who can be asked to put questions. */
  people: z.array(z.object({ user_id: z.string(), name: z.string(), is_you: z.boolean() })),
  may_change: z.boolean(),
  /** What the way of asking rests on. */
  sources: z.array(z.string()),
});
/** An interview's kit: who asks what. */
export type InterviewKit = z.output<typeof kit>;

const params = z.strictObject({ event_id: ref('event') });

/** Who asks what in an interview. */
export const readKit = defineRoute({
  method: 'GET',
  path: '/event/:event_id/kit',
  feature,
  summary: 'Who asks what in an interview: proposed from the score card, or as the organizer changed it.',
  access: 'event.give_feedback',
  params,
  response: kit,
  errors: ['not_found'],
});

/** Key of a question: of the bank by its name, of others by an id. */
const questionKey = z
  .string()
  .regex(
    /^(?:[a-z_]{1,60}\.(?:behavioural|situational)|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/,
    'must name a question',
  );

/** Changes who asks what. */
export const updateKit = defineRoute({
  method: 'PUT',
  path: '/event/:event_id/kit',
  feature,
  summary: 'Changes the questions of an interview, their order and who asks them; null items: as proposed.',
  access: 'event.manage',
  params,
  body: z.strictObject({
    version: z.number().int().min(0),
    items: z
      .array(
        z.strictObject({
          key: questionKey,
          assigned_to: z.uuid({ message: 'must be an id' }).nullable(),
          /** Words of this interview's own; left out: those of the bank, the position or the kit as it is. */
          own: z.strictObject({ ...givenWords, trait_id: ref('trait').nullable().default(null) }).optional(),
        }),
      )
      .max(MOST_QUESTIONS)
      .nullable(),
  }),
  response: kit,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

const ownQuestion = questionWords.extend({ id: z.string(), trait_id: z.string().nullable() });

const questions = z.object({
  position_title: z.string(),
  /** 0: none were written yet. */
  version: z.number().int(),
  /** The position's own questions, in the order in which they are asked. */
  own: z.array(ownQuestion),
  /** The starter bank's questions on the traits of the position's score template. */
  bank: z.array(offered),
  /** The traits of the position's score template. */
  traits: z.array(namedTrait),
  subtraits: z.array(z.object({ subtrait_id: z.string(), name: z.string() })),
  /** What the way of asking rests on. */
  sources: z.array(z.string()),
});
/** The interview questions of a position. */
export type InterviewQuestions = z.output<typeof questions>;

/** The interview questions of a position. */
export const readInterviewQuestions = defineRoute({
  method: 'GET',
  path: '/position/interview/questions',
  feature,
  summary: 'The interview questions of a position: its own, and those of the starter bank on its traits.',
  access: 'event.manage',
  query: z.strictObject({ position_id: ref('position') }),
  response: questions,
  errors: ['not_found'],
});

/** Replaces a position's own interview questions. */
export const updateInterviewQuestions = defineRoute({
  method: 'PUT',
  path: '/position/interview/questions',
  feature,
  summary: 'Replaces a position’s own interview questions; kits that were changed keep theirs.',
  access: 'event.manage',
  body: z.strictObject({
    position_id: ref('position'),
    version: z.number().int().min(0),
    questions: z
      .array(
        z.strictObject({
          id: z.uuid({ message: 'must be an id' }),
          trait_id: ref('trait').nullable().default(null),
          ...givenWords,
        }),
      )
      .max(MOST_OWN_QUESTIONS),
  }),
  response: questions,
  errors: ['not_found', 'conflict'],
});

/** The routes of interview kits. */
export const interviewKitRoutes = [readKit, updateKit, readInterviewQuestions, updateInterviewQuestions];
