import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, ref } from '../fields.ts';
import { templateDefinition, templateInput } from '../score-templates/score-template-fields.ts';

const uncertainty = z.object({
  sem: z.number(),
  reliability: z.number().nullable(),
  known: z.number().nullable(),
  kinds: z.array(z.enum(['retest', 'internal_consistency', 'model'])),
  is_estimated: z.boolean(),
});

const side = z.object({
  scored: z.number().int(),
  chosen: z.number().int(),
  /** Worst first, Not Calculated last. */
  bands: z.array(z.number().int()),
  uncertainty: uncertainty.nullable(),
  /** Share of those chosen that measuring again would choose again; 0 draws: computed as their limit. */
  stability: z.object({ stays: z.number(), draws: z.number().int() }).nullable(),
  minutes: z.number(),
  /** Selection rate of the group compared by that of the largest group, as gaps of all organizations predict it. */
  impact: z.array(
    z.object({
      about: z.enum(['sex', 'ethnicity']),
      question_set: z.enum(['eeo1', 'international']).nullable(),
      reference: z.string(),
      focal: z.string(),
      ratio: z.number().nullable(),
    }),
  ),
});

/** Who is chosen: the first of the list, or whoever has a score or more. */
const choice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('top'), size: z.int('must be a whole number').min(1).max(100_000) }),
  z.strictObject({ kind: z.literal('cut_off'), score: z.number().min(0).max(100) }),
]);

/** Figures of everybody together; nobody's own. */
const figures = z.object({
  count: z.number().int(),
  before: side,
  after: side,
  came: z.number().int(),
  went: z.number().int(),
  scored_both: z.number().int(),
  tau: z.number().nullable(),
  rho: z.number().nullable(),
});

const task = z.object({
  key: z.string(),
  name: z.string(),
  /** Usual playing time; null: it is no part of the position any more. */
  minutes: z.number().nullable(),
  subtrait_ids: z.array(z.string()),
});

const usual = z.object({
  subtrait_id: z.string(),
  task_key: z.string(),
  exactness: z
    .object({
      sem: z.number(),
      sd: z.number(),
      kind: z.enum(['retest', 'internal_consistency', 'model']),
      is_estimated: z.boolean(),
    })
    .nullable(),
  sd: z.number(),
  task: z.string(),
  data_point: z.string(),
  shares: z.array(z.object({ data_point: z.string(), error: z.number(), scores: z.number() })),
});

/** How far two groups lie apart, told once a quarter of all organizations that ask; see decision 112. */
const gaps = z.object({
  about: z.enum(['sex', 'ethnicity']),
  question_set: z.enum(['eeo1', 'international']).nullable(),
  reference: z.string(),
  focal: z.string(),
  reference_people: z.number().int(),
  focal_people: z.number().int(),
  /** Standardized differences in steps of a fifth; below 0: the group compared scores lower. */
  gaps: z.array(z.object({ subtrait_id: z.string(), d: z.number() })),
});

/** Bytes as base64, numbers little-endian, one after another. */
const bytes = z.string();

/** The people of a position as columns, so that what-ifs are answered where they are asked. */
export const readWhatIf = defineRoute({
  method: 'GET',
  path: '/position/:position_id/what-if',
  feature: 'what-if',
  summary:
    'What a what-if about a position needs: its score template, tasks, and everybody’s means in columns, nobody named.',
  access: 'score_template.read',
  params: z.strictObject({ position_id: ref('position') }),
  response: z.object({
    position: z.object({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      /** Share of the job fit that culture questions have, per cent; a what-if leaves it out. 0: none. */
      culture_weight: z.number(),
    }),
    /** The template that new applicants are scored with; null: the position has none yet, and nothing to try. */
    template: z
      .object({
        id: z.string(),
        name: z.string(),
        version: z.number().int(),
        is_platform: z.boolean(),
        definition: templateDefinition,
        /** The version before, where it was put in place by a what-if; null: none. */
        earlier_id: z.string().nullable(),
      })
      .nullable(),
    /** Whether the caller may choose what the position scores with. */
    may_use: z.boolean(),
    tasks: z.array(task),
    usual: z.array(usual),
    /** Empty: too few people have said what group they belong to. */
    gaps: z.array(gaps),
    subtrait_ids: z.array(z.string()),
    count: z.number().int(),
    /** People that are left out because there are more than are tried at once. */
    left_out: z.number().int(),
    /** Ids of applications, 16 bytes each, in order of who came first. */
    ids: bytes,
    /** `count` rows of a whole number of 4 bytes a subtrait: millionths of a point, -1 for none. */
    means: bytes,
    /** Standard error of each job fit, 2 bytes each: thousandths of a point, 65535 for unknown. */
    sems: bytes,
    /** What each of several tasks gave to a subtrait that they measure together. */
    parts: z.array(
      z.object({
        task_key: z.string(),
        subtrait_id: z.string(),
        /** 8 bytes each. */
        sums: bytes,
        /** 1 byte each. */
        used: bytes,
        listed: bytes,
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Who somebody in the columns is. */
export const nameWhatIfPeople = defineRoute({
  method: 'POST',
  path: '/position/:position_id/what-if/people',
  feature: 'what-if',
  summary: 'Names of some of the people of a what-if, for those who would move.',
  access: 'score_template.read',
  params: z.strictObject({ position_id: ref('position') }),
  body: z.strictObject({ application_ids: z.array(ref('application')).min(1).max(200) }),
  response: z.object({
    people: z.array(z.object({ application_id: z.string(), name: z.string() })),
  }),
  errors: ['not_found'],
});

/** Puts the settings of a what-if in place. */
export const useWhatIf = defineRoute({
  method: 'POST',
  path: '/position/:position_id/what-if/uses',
  feature: 'what-if',
  summary:
    'Makes the tried settings a new version of the score template, with the comparison attached, and lets the position score new applicants with it.',
  access: 'score_template.manage',
  params: z.strictObject({ position_id: ref('position') }),
  body: z.strictObject({
    /** The template that was compared with; refused with 409 where the position has another one by now. */
    score_template_id: ref('score_template'),
    /** As tried, before anything is left out. */
    definition: templateInput,
    /** Keys of tasks left out. The simulation stays as it is; only what is scored changes. */
    without: z.array(z.string().max(200)).max(100),
    choice,
  }),
  response: z.object({
    score_template_id: z.string(),
    version: z.number().int(),
    revision: z.number().int(),
  }),
  errors: ['not_found', 'conflict', 'refused_by_rule'],
  idempotent: true,
});

/** Goes back to the version before. */
export const undoWhatIf = defineRoute({
  method: 'POST',
  path: '/position/:position_id/what-if/undo',
  feature: 'what-if',
  summary: 'Lets the position score new applicants with the template version again that a what-if replaced.',
  access: 'score_template.manage',
  params: z.strictObject({ position_id: ref('position') }),
  body: z.strictObject({
    /** The version that was put in place. */
    score_template_id: ref('score_template'),
  }),
  response: z.object({ score_template_id: z.string(), revision: z.number().int() }),
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** What led to a version. */
export const readTemplateWhatIf = defineRoute({
  method: 'GET',
  path: '/admin/score/template/:score_template_id/what-if',
  feature: 'what-if',
  summary: 'The comparison that a version of a score template was put in place with, if a what-if made it.',
  access: 'score_template.read',
  params: z.strictObject({ score_template_id: ref('score_template') }),
  response: z.object({
    comparison: z
      .object({
        position: z.object({ id: z.string(), title: z.string() }).nullable(),
        earlier_id: z.string().nullable(),
        made_at: instant,
        made_by: z.string().nullable(),
        choice,
        /** Names of the tasks left out. */
        without: z.array(z.string()),
        figures,
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

/** The routes of this feature. */
export const whatIfRoutes = [readWhatIf, nameWhatIfPeople, useWhatIf, undoWhatIf, readTemplateWhatIf];
