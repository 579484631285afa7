import { z } from 'zod';
import { applicationStatus } from '../applications/application-view.ts';
import { defineRoute } from '../define-route.ts';
import { day, instant, ref, text } from '../fields.ts';
import { reasonKind } from '../organizations/reasons.ts';
import { mailLanguage, mailTexts } from '../organizations/stage-mails.ts';

/** Most applicants that move in one request (product §2.9). */
export const BATCH_LIMIT = 500;

/** Whether and when the candidate is told. */
export const moveMail = z.strictObject({
  send: z.boolean(),
  /** The sender's own words for everybody, whatever the language; left out: the stage's, in the candidate's. */
  text: text(5000).optional(),
  /** The stage's mail reworded for this move, by language; languages left out say what the stage says. */
  texts: z.strictObject({ en: mailTexts.optional(), ar: mailTexts.optional() }).optional(),
  /** Minutes to wait; left out: the platform's time for undoing. */
  delay_minutes: z.number().int().min(1).max(43_200).optional(),
});

/** What a move of one or many carries. */
export const moveFields = {
  to: applicationStatus,
  /** Where a reason is needed, this or a note. */
  reason_id: ref('reason').optional(),
  /** For the team only. */
  note: text(2000).default(''),
  /** For a rejection: what the candidate reads on the own page and in the mail. */
  shared_text: text(5000).default(''),
  mail: moveMail.optional(),
  /** For `approved`: adds an opening where none is left. */
  add_opening: z.boolean().default(false),
  /** For `on_hold`: look again on this day. */
  hold_until: day.optional(),
};

/** What would be mailed if applicants were moved, to be read and changed before. */
export const previewMoveMail = defineRoute({
  method: 'POST',
  path: '/applicants/move-mail',
  feature: 'applicants',
  summary: 'What would be mailed if applicants were moved: whether, to how many, and in which words.',
  access: 'applicant.move',
  body: z.strictObject({
    position_id: ref('position'),
    to: applicationStatus,
    /** Left out: everybody a search finds, whose languages are not looked at. */
    application_ids: z.array(ref('application')).min(1, 'must name at least one').max(BATCH_LIMIT).optional(),
  }),
  response: z.object({
    /** Whether the team chose to mail on moves to this stage. */
    sends: z.boolean(),
    /** Those who would get no news by mail: switched off by themselves, or an address nobody confirmed. */
    unreachable: z.number().int(),
    /** One for each language of the applicants, most used first. */
    mails: z.array(
      z.object({
        language: mailLanguage,
        /** How many read this language; null for a search. */
        count: z.number().int().nullable(),
        /** For a single applicant whose name the caller may see everything is filled in; else with merge fields. */
        texts: mailTexts,
      }),
    ),
  }),
  errors: ['not_found'],
});

/** What somebody had before them when they moved an applicant. */
export const moveScreen = z.enum(['list', 'board', 'review', 'applicant', 'compare']);
/** What somebody had before them when they moved an applicant. */
export type MoveScreen = z.output<typeof moveScreen>;

/** What a move did. The batch takes it back until the applicant moves again. */
export const moved = z.object({
  application_id: z.string(),
  status: applicationStatus,
  batch_id: z.string(),
  /** When the candidate is told; null: not at all. */
  told_at: instant.nullable(),
  /** True when every opening is taken now and the position was closed. */
  position_closed: z.boolean(),
});

/** Moves one applicant. */
export const moveApplicant = defineRoute({
  method: 'POST',
  path: '/update/position/application/status',
  feature: 'applicants',
  summary: 'Moves an applicant to another status; a person decides.',
  access: 'applicant.move',
  body: z.strictObject({
    application_id: ref('application'),
    /** The status the decision is based on; 409 when it is not that any more. */
    from: applicationStatus,
    ...moveFields,
    screen: moveScreen.optional(),
    /** The score card that was on the screen. */
    score_card_id_seen: ref('score_card').optional(),
  }),
  response: moved,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Every reason why one of many did not move. */
export const SKIP_REASONS = [
  'stale_status',
  'same_state',
  'not_allowed',
  'reason_required',
  'no_opening_left',
  'restricted',
] as const;
/** Why one of many did not move. */
export const skipReason = z.enum(SKIP_REASONS);
/** Why one of many did not move. */
export type SkipReason = z.output<typeof skipReason>;

/** What became of one of many. */
export const moveResult = z.object({
  application_id: z.string(),
  result: z.enum(['done', 'skipped']),
  reason: skipReason.nullable(),
  /** Where it stands now. */
  status: applicationStatus,
});

/** Moves many applicants of a position at once. */
export const moveApplicants = defineRoute({
  method: 'POST',
  path: '/update/multiple/application/status',
  feature: 'applicants',
  summary: 'Moves up to 500 applicants of a position at once; each that cannot go says why.',
  access: 'applicant.move',
  body: z.strictObject({
    position_id: ref('position'),
    items: z
      .array(z.strictObject({ application_id: ref('application'), from: applicationStatus }))
      .min(1, 'must name at least one')
      .max(BATCH_LIMIT, `must be at most ${BATCH_LIMIT}`),
    ...moveFields,
    screen: moveScreen.optional(),
  }),
  response: z.object({
    /** Null when none moved. */
    batch_id: z.string().nullable(),
    done: z.number().int(),
    skipped: z.number().int(),
    items: z.array(moveResult),
    told_at: instant.nullable(),
    position_closed: z.boolean(),
  }),
  errors: ['not_found'],
});

/** Takes a move back, of one or of many. */
export const undoMove = defineRoute({
  method: 'POST',
  path: '/update/multiple/application/status/undo',
  feature: 'applicants',
  summary: 'Takes a move back, as long as none of its applicants moved again.',
  access: 'applicant.move',
  body: z.strictObject({ batch_id: ref('status_batch') }),
  response: z.object({
    undone: z.number().int(),
    /** Mails that were still waiting and will not go out. */
    mails_cancelled: z.number().int(),
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** The reasons there are: the platform's and the organization's own. */
export const listReasons = defineRoute({
  method: 'GET',
  path: '/position/application/reasons',
  feature: 'applicants',
  summary: 'The reasons that a decision about applicants of a position can have.',
  access: 'applicant.move',
  query: z.strictObject({ position_id: ref('position') }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: reasonKind,
        /** Names one of the platform's, so that a client can say it in its language; empty otherwise. */
        key: z.string(),
        label: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Answers what a knock-out rule suggests. Confirming moves the applicant. */
export const answerSuggestion = defineRoute({
  method: 'POST',
  path: '/position/application/suggestion',
  feature: 'applicants',
  summary: 'Confirms or dismisses what a knock-out rule suggests.',
  access: 'applicant.move',
  body: z.discriminatedUnion('answer', [
    z.strictObject({ answer: z.literal('dismiss'), application_id: ref('application') }),
    z.strictObject({
      answer: z.literal('confirm'),
      application_id: ref('application'),
      from: applicationStatus,
      note: text(2000).default(''),
      mail: moveMail.optional(),
    }),
  ]),
  response: z.object({ status: applicationStatus, batch_id: z.string().nullable() }),
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** The routes that decide. */
export const applicantDecisionsRoutes = [
  moveApplicant,
  moveApplicants,
  previewMoveMail,
  undoMove,
  listReasons,
  answerSuggestion,
];
