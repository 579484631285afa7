import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, ref } from '../fields.ts';
import { templateInput } from './score-template-fields.ts';

const side = z.union([
  z.strictObject({ score_template_id: ref('score_template') }),
  z.strictObject({ definition: templateInput }),
]);

/** Which plays: applicants of a position, those who played a simulation, or all the caller may look at. */
const plays = z.union([
  z.strictObject({ position_id: ref('position') }),
  z.strictObject({ simulation_id: ref('simulation') }),
  z.strictObject({ everybody: z.literal(true) }),
]);

const comparedPerson = z.object({
  /** Null where people stay without a name. */
  application_id: z.string().nullable(),
  position_id: z.string().nullable(),
  name: z.string().nullable(),
  /** A number that stands for the person within this comparison. */
  number: z.number().int(),
  fit_before: z.number().nullable(),
  fit_after: z.number().nullable(),
  rank_before: z.number().int().nullable(),
  rank_after: z.number().int().nullable(),
});

const topPerson = comparedPerson.extend({
  /** Share of 200 nearby weightings, 0 to 1, in which the person is among as many first. */
  stays: z.number(),
});

const stability = z.object({
  draws: z.number().int(),
  /** Share of the weightings in which the same people are first. */
  same: z.number(),
});

/** What two templates make of the same plays. */
export const compareScoreTemplates = defineRoute({
  method: 'POST',
  path: '/admin/score/templates/compare',
  feature: 'score-templates',
  summary:
    'Two templates on the same plays: who moves, Kendall’s tau-b, stability of the first ten, bands, coverage.',
  access: 'score_template.read',
  body: z.strictObject({ before: side, after: side, on: plays }),
  response: z.object({
    count: z.number().int(),
    /** People that were left out because there are more than can be compared at once. */
    left_out: z.number().int(),
    scored_before: z.number().int(),
    scored_after: z.number().int(),
    scored_both: z.number().int(),
    tau: z.number().nullable(),
    up: z.number().int(),
    down: z.number().int(),
    unmoved: z.number().int(),
    mean_move: z.number().nullable(),
    /** `bands[before][after]`: worst first, Not Calculated last. */
    bands: z.array(z.array(z.number().int())),
    coverage_before: z.number().nullable(),
    coverage_after: z.number().nullable(),
    lost: z.number().int(),
    gained: z.number().int(),
    movers: z.array(comparedPerson),
    top_before: z.array(topPerson),
    top_after: z.array(topPerson),
    stability_before: stability,
    stability_after: stability,
  }),
  errors: ['not_found', 'refused_by_rule'],
});

/** What plays there are to try templates on. */
export const listTemplateTrials = defineRoute({
  method: 'GET',
  path: '/admin/score/templates/plays',
  feature: 'score-templates',
  summary: 'Positions and simulations with scored plays, and how many, to compare templates on.',
  access: 'score_template.read',
  response: z.object({
    everybody: z.number().int(),
    /** Whether people have names here; the platform's plays have none. */
    has_names: z.boolean(),
    positions: z.array(z.object({ id: z.string(), title: z.string(), count: z.number().int() })),
    simulations: z.array(z.object({ id: z.string(), name: z.string(), version: z.number().int() })),
  }),
});

/** Real cards to look at a template with. */
export const listTemplateCards = defineRoute({
  method: 'GET',
  path: '/admin/score/templates/cards',
  feature: 'score-templates',
  summary: 'The newest scored plays with the means of their subtraits, to preview a card with.',
  access: 'score_template.read',
  query: z.strictObject({ position_id: ref('position').optional() }),
  response: z.object({
    cards: z.array(
      z.object({
        /** Null where people stay without a name. */
        name: z.string().nullable(),
        made_at: instant,
        job_fit_score: z.number().nullable(),
        means: z.array(z.object({ subtrait_id: z.string(), mean: z.number().nullable() })),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** The routes of this feature that try templates on plays. */
export const scoreTemplateTrialsRoutes = [compareScoreTemplates, listTemplateTrials, listTemplateCards];
