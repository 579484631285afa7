import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, keyPanel, line, pageOf, pageQuery, ref, uuid } from '../fields.ts';
import { simulationKind, simulationStatus } from './simulations-record.ts';

/**
 * What of a task's measures nobody has confirmed: the answer key (no panel of experts), or the parameters of its items (not
 * calibrated); null where nothing is known to be open.
 */
const unconfirmed = z.enum(['key', 'items']).nullable();
/** The experts who made a task's answer key; null where none did. */
const key_panel = keyPanel.nullable();

/** A simulation in a list. */
export const simulationSummary = z.object({
  id: z.string(),
  name: z.string(),
  kind: simulationKind,
  status: simulationStatus,
  version: z.number().int(),
  purpose: z.string(),
  duration_minutes: z.number(),
  languages: z.array(z.string()),
  device: z.string(),
  is_platform: z.boolean(),
  /** Null: the platform's. */
  organization_name: z.string().nullable(),
  /** The caller may build at it: begin a version, change the status. */
  may_manage: z.boolean(),
  /** The kind of work, in the words of whoever made it; empty: none. */
  category: z.string(),
  industry: z.string().nullable(),
  /** Null: it has none. `url` is a path of the web server for a built-in one, of the API (below /api) for a file. */
  cover: z.object({ built_in: z.boolean(), url: z.string(), alt: z.string() }).nullable(),
  updated_at: instant,
  tasks: z.array(
    z.object({ key: z.string(), name: z.string(), minutes: z.number(), unconfirmed, key_panel }),
  ),
  traits: z.array(z.string()),
  /** Positions of the caller's organizations whose current revision uses it. */
  used_in: z.number().int(),
});

/** One value or several in a query string: `status=draft&status=closed`. */
function many<T extends z.ZodType>(item: T) {
  return z
    .union([z.array(item).max(10, 'must be at most 10'), item.transform((one) => [one])], {
      message: 'is not known',
    })
    .optional();
}

const filters = {
  ...pageQuery,
  /** A part of the name or purpose, in capitals or not. */
  q: line(100).optional(),
  status: many(simulationStatus),
  /** Only those that score a subtrait of this trait. */
  trait_id: uuid.optional(),
  /** The kind of work, exactly. */
  category: line(60, 1).optional(),
  industry_id: uuid.optional(),
};

/**
 * Simulations. Of several versions of one the newest is listed, and the newest published one where the newest is a
 * draft; archived ones only when the status asks for them.
 */
export const listSimulations = defineRoute({
  method: 'GET',
  path: '/simulations',
  feature: 'simulations',
  summary: "The library and one's own: by scope, trait, kind of work, industry, status and text.",
  access: 'simulation.read',
  query: z.strictObject({
    ...filters,
    /**
     * `all`: what the caller may see. `mine`: made by the caller. `organization`: of the caller's organizations (for a
     * super admin: of all). `library`: published ones to attach. `templates`: to begin from.
     */
    scope: z.enum(['all', 'mine', 'organization', 'library', 'templates']).default('all'),
  }),
  response: pageOf(simulationSummary),
});

/** The published simulations that can be attached: the platform's and the organization's. */
export const listSimulationLibrary = defineRoute({
  method: 'GET',
  path: '/simulations/library',
  feature: 'simulations',
  summary: 'Published simulations that can be attached.',
  access: 'simulation.read',
  query: z.strictObject(filters),
  response: pageOf(simulationSummary),
});

/** The templates to begin from: the platform's published ones and the organization's. */
export const listSimulationTemplates = defineRoute({
  method: 'GET',
  path: '/simulations/templates',
  feature: 'simulations',
  summary: 'Templates to begin a simulation from.',
  access: 'simulation.read',
  query: z.strictObject(filters),
  response: pageOf(simulationSummary),
});

/** One simulation with what it measures and how it is weighed. */
export const readSimulation = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id',
  feature: 'simulations',
  summary:
    'A simulation: tasks with parameters and data points, subtraits, score template, formulas and norms.',
  access: 'simulation.read',
  params: z.strictObject({ simulation_id: ref('simulation') }),
  response: z.object({
    simulation: simulationSummary,
    candidate_intro: z.string(),
    tasks: z.array(
      z.object({
        key: z.string(),
        version: z.string(),
        name: z.string(),
        description: z.string(),
        minutes: z.number(),
        unconfirmed,
        key_panel,
        parameters: z.record(z.string(), z.unknown()),
        /** Why it is part of the simulation: the platform's in the reader's language, others as written; may be empty. */
        reason: z.string(),
        data_points: z.array(
          z.object({
            key: z.string(),
            type: z.string(),
            unit: z.string(),
            min: z.number(),
            max: z.number(),
            required: z.boolean(),
            direction: z.string(),
            description: z.string(),
          }),
        ),
        formulas: z.array(
          z.object({
            id: z.string(),
            key: z.string(),
            name: z.string(),
            version: z.number().int(),
            subtrait: z.string(),
            data_point: z.string(),
            definition: z.unknown(),
          }),
        ),
        norms: z.array(
          z.object({
            data_point: z.string(),
            /** Settings and trials that it is for; empty: the form of its source. */
            form: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
            n: z.number(),
            mean: z.number(),
            sd: z.number(),
            reliability: z.number().nullable(),
            source: z.string(),
            provisional: z.boolean(),
          }),
        ),
      }),
    ),
    score_template: z.object({
      id: z.string(),
      name: z.string(),
      version: z.number().int(),
      definition: z.unknown(),
    }),
  }),
  errors: ['not_found'],
});

/** The routes for finding and reading; building, attachments and life have files of their own. */
export const simulationsRoutes = [
  listSimulations,
  listSimulationLibrary,
  listSimulationTemplates,
  readSimulation,
];
