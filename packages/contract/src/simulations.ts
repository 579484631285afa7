import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { line, pageOf, pageQuery, ref } from './fields.ts';

/** A simulation in a list. */
export const simulationSummary = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  status: z.string(),
  version: z.number().int(),
  purpose: z.string(),
  duration_minutes: z.number(),
  languages: z.array(z.string()),
  device: z.string(),
  is_platform: z.boolean(),
  tasks: z.array(z.object({ key: z.string(), name: z.string(), minutes: z.number() })),
  traits: z.array(z.string()),
  /** Positions of the caller's organizations whose current revision uses it. */
  used_in: z.number().int(),
});

/** The simulations a recruiter may attach. */
export const listSimulations = defineRoute({
  method: 'GET',
  path: '/simulations',
  feature: 'simulations',
  summary: "The library: the platform's simulations and the organization's own.",
  access: 'simulation.read',
  query: z.strictObject({ ...pageQuery, q: line(100).optional() }),
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
        parameters: z.record(z.string(), z.unknown()),
        /** Why it is part of the simulation, in English; empty where nobody said. */
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

/** The routes of this feature. */
export const simulationsRoutes = [listSimulations, readSimulation];
