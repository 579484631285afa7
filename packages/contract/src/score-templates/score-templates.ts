import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, nothing, pageOf, pageQuery, ref } from '../fields.ts';
import { templateInput, templateRecord, templateRow, templateStatus } from './score-template-fields.ts';

const named = z.strictObject({ score_template_id: ref('score_template') });
/** Only what the caller may change: the platform's for the super admin, the organization's for its recruiters. */
const changed = z.strictObject({ score_template_id: ref('editable_score_template') });

/** Score templates, one row each. */
export const listScoreTemplates = defineRoute({
  method: 'GET',
  path: '/admin/score/templates',
  feature: 'score-templates',
  summary: "Score templates: the caller's own and the platform's published ones, the newest version of each.",
  access: 'score_template.read',
  query: z.strictObject({
    ...pageQuery,
    q: line(100).optional(),
    /** Left out: all but closed ones. `published`: the newest published version of each, to choose from. */
    status: templateStatus.optional(),
    owner: z.enum(['own', 'platform']).optional(),
    sort: z.enum(['name', '-name', 'updated_at', '-updated_at']).default('-updated_at'),
  }),
  response: pageOf(templateRow),
});

/** One version with its versions and where it is used. */
export const readScoreTemplate = defineRoute({
  method: 'GET',
  path: '/admin/score/template/:score_template_id',
  feature: 'score-templates',
  summary:
    'A score template version: what it weighs, what stands against publishing it, versions, where used.',
  access: 'score_template.read',
  params: named,
  response: templateRecord,
  errors: ['not_found'],
});

/** The specification's "Score card template details: data with subtrait" (§3). */
export const readScoreTemplateDetails = defineRoute({
  method: 'GET',
  path: '/admin/score/template/:score_template_id/details',
  feature: 'score-templates',
  summary:
    'A score template in the shape of the specification: one row a category and trait, with its subtraits.',
  access: 'score_template.read',
  params: named,
  response: z.object({
    id: z.string(),
    name: z.string(),
    version: z.number().int(),
    status: templateStatus,
    data: z.array(
      z.object({
        category: z.string(),
        category_id: z.string(),
        category_weightage: z.number(),
        boost: z.number(),
        trait: z.string(),
        trait_id: z.string(),
        trait_weightage: z.number(),
        subtraits: z.array(
          z.object({
            subtrait: z.string(),
            subtrait_id: z.string(),
            weightage: z.number(),
            rank: z.number(),
            target: z.object({ min: z.number(), max: z.number() }).nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Begins a template. */
export const createScoreTemplate = defineRoute({
  method: 'POST',
  path: '/admin/score/templates',
  feature: 'score-templates',
  summary: 'Begins a score template as a draft.',
  access: 'score_template.manage',
  body: z.strictObject({ name: line(120, 1), definition: templateInput.optional() }),
  response: templateRecord,
  errors: ['refused_by_rule'],
  idempotent: true,
});

/** Copies a template that the caller sees into a draft of their own. */
export const duplicateScoreTemplate = defineRoute({
  method: 'POST',
  path: '/admin/score/template/:score_template_id/duplicate',
  feature: 'score-templates',
  summary: 'Copies a score template into a draft of one’s own, its name raised by the version rule.',
  access: 'score_template.manage',
  params: named,
  response: templateRecord,
  errors: ['not_found', 'refused_by_rule'],
  idempotent: true,
});

/** Saves a draft. 409 `conflict` when it was saved meanwhile; `current.theirs` is what is stored. */
export const saveScoreTemplate = defineRoute({
  method: 'PUT',
  path: '/admin/score/template/:score_template_id',
  feature: 'score-templates',
  summary: 'Saves a draft of a score template, based on the edit that was read.',
  access: 'score_template.manage',
  params: changed,
  body: z.strictObject({ edit: z.int().min(1), name: line(120, 1), definition: templateInput }),
  response: templateRecord,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Begins the next version, or answers the draft that is there already. */
export const beginScoreTemplateVersion = defineRoute({
  method: 'POST',
  path: '/admin/score/template/:score_template_id/versions',
  feature: 'score-templates',
  summary: 'Begins the next version as a draft; answers the open draft where there is one.',
  access: 'score_template.manage',
  params: changed,
  response: templateRecord,
  errors: ['not_found'],
});

/** Publishes, closes, or offers a closed one again. */
export const moveScoreTemplate = defineRoute({
  method: 'POST',
  path: '/admin/score/template/:score_template_id/transitions',
  feature: 'score-templates',
  summary:
    'Publishes a draft, closes a published version (what uses it goes on), or offers a closed one again.',
  access: 'score_template.manage',
  params: changed,
  body: z.strictObject({
    from: templateStatus,
    to: templateStatus,
    /** For publishing: the edit that was looked at. */
    edit: z.int().min(1).optional(),
  }),
  response: templateRecord,
  errors: ['not_found', 'conflict', 'stale_status', 'refused_by_rule'],
});

/** Throws a draft away. */
export const removeScoreTemplate = defineRoute({
  method: 'DELETE',
  path: '/admin/score/template/:score_template_id',
  feature: 'score-templates',
  summary: 'Deletes a draft. A version that was published is closed instead.',
  access: 'score_template.manage',
  params: changed,
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of this feature that make and change templates. */
export const scoreTemplatesRoutes = [
  listScoreTemplates,
  readScoreTemplate,
  readScoreTemplateDetails,
  createScoreTemplate,
  duplicateScoreTemplate,
  saveScoreTemplate,
  beginScoreTemplateVersion,
  moveScoreTemplate,
  removeScoreTemplate,
];
