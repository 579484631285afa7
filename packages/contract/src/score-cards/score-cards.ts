import { CULTURE_DIMENSIONS } from '@tryout/domain/culture-questions/questions';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, keyPanel, ref } from '../fields.ts';
import { shownScale, uncertainty as told } from './score-fields.ts';

const score = z.number().nullable();

/** What can cut into a play. */
const INCIDENT_KINDS = ['away', 'pause', 'interruption', 'device'] as const;

/** Null where there is no score. */
const uncertainty = told.nullable();

/** Null where there is no score, and on cards of engine 1, whose numbers all have a band. */
const scale = shownScale.nullable();

const subtraitScore = z.object({
  subtrait_id: z.string(),
  subtrait: z.string(),
  definition: z.string(),
  low_label: z.string(),
  high_label: z.string(),
  weightage: z.number(),
  rank: z.number(),
  score,
  /** Before a target range: where the person is between the two ends. */
  mean: score,
  /** The range that counts in full; null where there is none. */
  target: z.object({ min: z.number(), max: z.number() }).nullable(),
  scale,
  uncertainty,
  used: z.number(),
  of: z.number(),
  reason: z.string().nullable(),
});

const traitScore = z.object({
  trait_id: z.string(),
  trait: z.string(),
  definition: z.string(),
  low_label: z.string(),
  high_label: z.string(),
  trait_weightage: z.number(),
  score,
  scale,
  uncertainty,
  used: z.number(),
  of: z.number(),
  coverage: z.number(),
  reason: z.string().nullable(),
  position_average: score,
  subtraits: z.array(subtraitScore),
});

const categoryScore = z.object({
  category_id: z.string(),
  category: z.string(),
  category_weightage: z.number(),
  boost: z.number(),
  score,
  scale,
  uncertainty,
  valueBoost: score,
  weightage: z.number(),
  used: z.number(),
  of: z.number(),
  coverage: z.number(),
  reason: z.string().nullable(),
  traits: z.array(traitScore),
});

const response = z.object({ subtrait_id: z.string(), value: score, total_score: score });

/** What one formula made of one task's data points; enough to follow each number. */
const formulaTrace = z.object({
  formula_id: z.string(),
  formula_key: z.string(),
  formula_version: z.number(),
  play_id: z.string(),
  task_index: z.number(),
  task_key: z.string(),
  data_point: z.string(),
  subtrait_id: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  value: score,
  total_score: score,
  /** Null without a response, or where its exactness is unknown. */
  exactness: z
    .object({
      sem: z.number(),
      sd: z.number(),
      kind: z.enum(['retest', 'internal_consistency', 'model']).optional(),
      is_estimated: z.boolean().optional(),
    })
    .nullable(),
  /** What the response means in the form that was played; absent on cards of engine 1. */
  measure: z
    .object({
      scale: z.enum(['norm', 'model', 'percent', 'place']),
      norm: z.object({ mean: z.number(), sd: z.number() }).nullable(),
      form: z
        .object({
          trials: z.number(),
          settings: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
        })
        .nullable(),
      is_estimated: z.boolean(),
      /** What nobody has confirmed yet: the answer key, or the parameters of the items. */
      unconfirmed: z.enum(['key', 'items']).optional(),
      /** The experts who confirmed the key; absent where none did. */
      key_panel: keyPanel.optional(),
      sd: z.number(),
    })
    .optional(),
  /** What the formula counted against; null for one that counts against no norm. */
  norm: z
    .object({
      /** The form that it is for; empty: that of the source. */
      form: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
      version: z.number().int(),
      n: z.number().int(),
      mean: z.number(),
      sd: z.number(),
      source: z.string(),
      provisional: z.boolean(),
    })
    .nullable(),
  case_index: z.number().nullable(),
  reason: z.string().nullable(),
  /** What the formula had given before two people corrected it; absent where nothing was corrected. */
  corrected_from: z.object({ correction_id: z.string(), value: score, total_score: score }).optional(),
  steps: z.array(
    z.object({
      path: z.string(),
      kind: z.string(),
      key: z.string().nullable(),
      inputs: z.array(z.unknown()),
      result: z.unknown(),
      missing: z.string().nullable(),
    }),
  ),
});

/** What culture questions count in a job fit; null: nothing. */
const countedCulture = z
  .object({
    /** Share of the job fit, per cent. */
    weight: z.number().int(),
    /** 0 to 100 at six places, as the job fit of what was played alone is. */
    score: z.number(),
    without: z.number(),
    dimensions: z.array(
      z.object({
        dimension: z.enum(CULTURE_DIMENSIONS),
        match: z.number(),
        adds: z.number(),
        /** The higher of both, 0 to 100. */
        counts: z.number(),
      }),
    ),
  })
  .nullable();

/** The specification's shape of a card (§3). */
const scoreCardData = z.object({
  data_point_responses: z.array(z.object({ data_point: z.string(), responses: z.array(response) })),
  data: z.array(z.unknown()),
});

/** A card as the hiring side reads it. */
export const recruiterCard = z.object({
  id: z.string(),
  application_id: z.string(),
  position_id: z.string(),
  applicant_name: z.string(),
  position_title: z.string(),
  /** False for a card that only shows what an attempt that does not count came to. */
  is_current: z.boolean(),
  version: z.number().int(),
  status: z.string(),
  superseded_by: z.string().nullable(),
  created_at: instant,
  job_fit_score: score,
  scale,
  uncertainty,
  coverage: score,
  /** Share of the weight, per cent, that the card's version of the score template needs for a score. */
  min_coverage_percent: z.number().int(),
  used: z.number(),
  of: z.number(),
  reason: z.string().nullable(),
  error: z.string(),
  culture: countedCulture,
  position_average: z.object({ n: z.number().int(), job_fit: score }),
  categories: z.array(categoryScore),
  formulas: z.array(formulaTrace),
  data_points: z.array(
    z.object({
      play_id: z.string(),
      task_index: z.number(),
      task_key: z.string(),
      key: z.string(),
      value: score,
      missing_reason: z.string().nullable(),
    }),
  ),
  plays: z.array(
    z.object({
      id: z.string(),
      simulation_name: z.string(),
      attempt: z.number(),
      /** How many attempts at its simulation there are by now. */
      attempts: z.number().int(),
      state: z.string(),
      minutes: z.number(),
      ended_at: instant.nullable(),
      tasks: z.array(z.object({ key: z.string(), version: z.string(), name: z.string() })),
      integrity: z.array(
        z.object({
          /** null for a fact of the whole play. */
          task_key: z.string().nullable(),
          code: z.string(),
          value: z.number(),
          base_rate_p95: z.number().nullable(),
          base_rate_p99: z.number().nullable(),
          base_rate_source: z.string().nullable(),
          review: z.boolean(),
        }),
      ),
      /** What cut into the play, in order; null where it was not recorded. */
      incidents: z
        .array(
          z.object({
            kind: z.enum(INCIDENT_KINDS),
            task_key: z.string(),
            at: instant,
            lasted_ms: z.number().nullable(),
          }),
        )
        .nullable(),
      digest: z.string(),
    }),
  ),
  pins: z.object({
    engine_version: z.string(),
    score_template: z.object({ id: z.string(), version: z.number(), digest: z.string() }),
    formulas: z.array(z.object({ id: z.string(), key: z.string(), version: z.number(), digest: z.string() })),
  }),
  inputs_digest: z.string(),
  result_digest: z.string().nullable(),
  score_card_data: scoreCardData.nullable(),
});

/** Where a candidate's own number comes from: one measure of one game they played. */
const ownSource = z.object({
  /** The place of the game in the card's `games`. */
  game: z.number().int(),
  /** How many scored trials the measure rests on; null where that is not known. */
  trials: z.number().int().nullable(),
  /** What this measure alone gives, 0 to 100; null where it gives nothing. */
  score,
  /** Who the measure was compared with; null where one rule counts alike for everybody. */
  compared_with: z.object({ people: z.number().int(), is_study: z.boolean() }).nullable(),
  reason: z.string().nullable(),
});

/** A card as the candidate reads it: own values only, no rank, nothing about others, no formula. */
export const candidateCard = z.object({
  id: z.string(),
  application_id: z.string(),
  position_title: z.string(),
  organization_name: z.string(),
  created_at: instant,
  version: z.number().int(),
  job_fit_score: score,
  scale,
  culture: countedCulture,
  uncertainty,
  used: z.number(),
  of: z.number(),
  reason: z.string().nullable(),
  categories: z.array(
    z.object({
      category: z.string(),
      score,
      scale,
      /** Its part of the job fit, 0 to 1; null where it has no number. */
      share: score,
      /** The number with which it counts in the job fit, after the position's emphasis. */
      counted: score,
      traits: z.array(
        z.object({
          trait_id: z.string(),
          trait: z.string(),
          definition: z.string(),
          low_label: z.string(),
          high_label: z.string(),
          score,
          scale,
          /** Its part of the category, 0 to 1; null where it has no number. */
          share: score,
          uncertainty,
          reason: z.string().nullable(),
          subtraits: z.array(
            z.object({
              subtrait: z.string(),
              definition: z.string(),
              low_label: z.string(),
              high_label: z.string(),
              score,
              mean: score,
              target: z.object({ min: z.number(), max: z.number() }).nullable(),
              scale,
              /** Its part of the trait, 0 to 1; null where it has no number. */
              share: score,
              uncertainty,
              reason: z.string().nullable(),
              sources: z.array(ownSource),
            }),
          ),
        }),
      ),
    }),
  ),
  tasks: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Each game that was played, in order: own figures and what of the card comes from it. */
  games: z.array(
    z.object({
      task_key: z.string(),
      name: z.string(),
      figures: z.array(
        z.object({
          key: z.string(),
          value: score,
          /** Out of how many; null for a figure that is no part of a whole. */
          of: score,
          missing_reason: z.string().nullable(),
        }),
      ),
      subtraits: z.array(
        z.object({
          subtrait: z.string(),
          definition: z.string(),
          low_label: z.string(),
          high_label: z.string(),
          score,
          mean: score,
          target: z.object({ min: z.number(), max: z.number() }).nullable(),
          scale,
          uncertainty,
          reason: z.string().nullable(),
          /** Whether another game of the card feeds it as well. */
          is_shared: z.boolean(),
        }),
      ),
    }),
  ),
});

/** One card of an applicant, for the hiring side. */
export const readScoreCard = defineRoute({
  method: 'GET',
  path: '/position/application/score/card',
  feature: 'score-cards',
  summary:
    'The current score card of an applicant, with everything it was made from; or the card of another attempt.',
  access: 'score_card.read',
  query: z.strictObject({
    application_id: ref('application'),
    /** An attempt: the card as it is with that one counting instead. */
    play_id: ref('play').optional(),
  }),
  response: recruiterCard,
  errors: ['not_found'],
});

/** One of the candidate's own cards. */
export const readOwnScoreCard = defineRoute({
  method: 'GET',
  path: '/get/score/card/details',
  feature: 'score-cards',
  summary: "One of the candidate's own score cards, in plain terms.",
  access: 'application.own',
  query: z.strictObject({ score_card_id: ref('score_card') }),
  response: candidateCard,
  errors: ['not_found'],
});

/** The candidate's own cards. */
export const listOwnScoreCards = defineRoute({
  method: 'GET',
  path: '/get/user/score/cards',
  feature: 'score-cards',
  summary: "The candidate's own score cards, newest first.",
  access: 'application.own',
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        application_id: z.string(),
        position_title: z.string(),
        organization_name: z.string(),
        created_at: instant,
        job_fit_score: score,
        scale,
        traits: z.array(z.object({ trait: z.string(), score, scale })),
      }),
    ),
    total: z.number().int(),
  }),
});

/** Makes the card of an application; the same inputs give the card that is there. */
export const generateScoreCards = defineRoute({
  method: 'POST',
  path: '/application/generate/score/cards',
  feature: 'score-cards',
  summary: 'Makes the score card of an application; repeating it gives the same card.',
  access: 'score_card.generate',
  body: z.strictObject({ application_id: ref('application') }),
  response: z.object({ score_card_id: z.string(), is_new: z.boolean() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Recomputes a card from its stored events. */
export const verifyScoreCard = defineRoute({
  method: 'GET',
  path: '/position/application/score/card/verify',
  feature: 'score-cards',
  summary:
    'Recomputes a score card from stored events and says whether it is equal, or where it first differs.',
  access: 'score_card.verify',
  query: z.strictObject({ score_card_id: ref('score_card') }),
  response: z.object({
    equal: z.boolean(),
    first_difference: z.object({ step: z.string(), subject: z.string(), detail: z.string() }).nullable(),
    events: z.number().int(),
    result_digest: z.string().nullable(),
  }),
  errors: ['not_found'],
});

/** The trials behind a card's data points. */
export const readTrials = defineRoute({
  method: 'GET',
  path: '/position/application/play/trials',
  feature: 'score-cards',
  summary: 'The single trials of a play, task by task.',
  access: 'score_card.read',
  query: z.strictObject({ play_id: ref('play') }),
  response: z.object({
    tasks: z.array(
      z.object({
        task_index: z.number().int(),
        task_key: z.string(),
        trials: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
        /** Pauses and absences, by the trial they follow. */
        marks: z.array(
          z.object({
            kind: z.enum(INCIDENT_KINDS),
            after: z.number().int(),
            /** Playing time, ms; null where times are not told. */
            t_ms: z.number().nullable(),
            at: instant,
            lasted_ms: z.number().nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const scoreCardsRoutes = [
  readScoreCard,
  readOwnScoreCard,
  listOwnScoreCards,
  generateScoreCards,
  verifyScoreCard,
  readTrials,
];
