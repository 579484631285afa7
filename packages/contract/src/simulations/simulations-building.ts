import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { line, ref, uuid } from '../fields.ts';
import {
  basedOnEdit,
  onBuilt,
  onScale,
  SIMULATION_LIMITS,
  simulationBasics,
  simulationCategoryInput,
  simulationGroupInput,
  simulationRecord,
  simulationTaskInput,
  simulationTraitInput,
} from './simulations-record.ts';

/** The step of the wizard to come back to, 1 to 6. */
const wizardStep = z.number().int().min(1).max(6);

const atMost = (n: number) => `must have at most ${n} in one simulation`;

/**
 * Every save answers the whole record. It fails with 409 `conflict` when the `edit` is no longer the stored one
 * (`current.theirs` is the stored record), and with 409 `refused_by_rule` when it is no draft (begin a next version).
 */
const saving = { access: 'simulation.manage', params: onBuilt, response: simulationRecord } as const;
const SAVE_ERRORS = ['not_found', 'conflict', 'refused_by_rule'] as const;

/** Begins a simulation: blank, or filled by a template. */
export const createSimulation = defineRoute({
  method: 'POST',
  path: '/simulations',
  feature: 'simulations',
  summary: 'Begins a simulation as a draft: blank, or filled by a template.',
  access: 'simulation.manage',
  needs: 'simulations.custom',
  body: z.strictObject({
    name: line(120, 1),
    kind: z.enum(['library', 'template']).default('library'),
    /** A published simulation, of any kind, that fills it; left out: blank. */
    template_id: ref('simulation').optional(),
    /** Makes it one for this position alone; the kind is `position` then. */
    position_id: ref('position').optional(),
  }),
  response: simulationRecord,
  errors: ['not_found', 'refused_by_rule'],
  idempotent: true,
});

/** Copies any simulation the caller sees into an own draft, its name raised by the version rule (spec §5). */
export const copySimulation = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/copy',
  feature: 'simulations',
  summary: 'Copies a simulation into a new draft of one’s own, its name raised by the version rule.',
  access: 'simulation.manage',
  needs: 'simulations.custom',
  params: z.strictObject({ simulation_id: ref('simulation') }),
  body: z.strictObject({ kind: z.enum(['library', 'template']).default('library') }),
  response: simulationRecord,
  errors: ['not_found'],
  idempotent: true,
});

/** Begins the next version of a published or closed one as a draft, or answers the draft that is there already. */
export const beginSimulationVersion = defineRoute({
  method: 'POST',
  path: '/simulation/:simulation_id/versions',
  feature: 'simulations',
  summary: 'Begins the next version as a draft; answers the open draft where there is one.',
  ...saving,
  errors: ['not_found', 'refused_by_rule'],
});

/** The whole record, for the wizard and the page of a simulation. */
export const readSimulationRecord = defineRoute({
  method: 'GET',
  path: '/simulation/:simulation_id/record',
  feature: 'simulations',
  summary: 'A simulation with everything the wizard shows, and what still stands against publishing it.',
  access: 'simulation.read',
  params: z.strictObject({ simulation_id: ref('simulation') }),
  response: simulationRecord,
  errors: ['not_found'],
});

/** Saves purpose, words, languages, device and adjustments; only what is sent changes. */
export const saveSimulation = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id',
  feature: 'simulations',
  summary: 'Saves the purpose, the words and what is offered; what is left out stays.',
  ...saving,
  body: simulationBasics.extend({ edit: basedOnEdit }),
  errors: SAVE_ERRORS,
});

/** Keeps the wizard's step, so that another device goes on there. Changes neither `edit` nor anything scored. */
export const saveSimulationStep = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id/steps',
  feature: 'simulations',
  summary: 'Keeps the step of the wizard.',
  access: 'simulation.manage',
  params: onBuilt,
  body: z.strictObject({ wizard_step: wizardStep }),
  response: z.object({ wizard_step: z.number().int() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Sets the delivered tasks, in this order. Entries that are left out are removed. */
export const saveSimulationTasks = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id/tasks',
  feature: 'simulations',
  summary: 'Sets the tasks in their order, with settings, group and time.',
  ...saving,
  body: z.strictObject({
    edit: basedOnEdit,
    tasks: z.array(simulationTaskInput).max(SIMULATION_LIMITS.tasks, atMost(SIMULATION_LIMITS.tasks)),
  }),
  errors: SAVE_ERRORS,
});

/**
 * Sets the traits and their subtraits. The categories follow: one that has no trait left goes, a new one is added
 * with an equal share and the others' shares are scaled to 100. A chosen score template becomes an own one.
 */
export const saveSimulationTraits = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id/traits',
  feature: 'simulations',
  summary: 'Sets the traits with their weights, and the subtraits of each.',
  ...saving,
  body: z.strictObject({
    edit: basedOnEdit,
    traits: z.array(simulationTraitInput).max(SIMULATION_LIMITS.traits, atMost(SIMULATION_LIMITS.traits)),
  }),
  errors: SAVE_ERRORS,
});

/** Sets target values of subtraits that are there; the others stay. */
export const saveSimulationSubtraits = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id/subtraits',
  feature: 'simulations',
  summary: 'Sets the target values of subtraits.',
  ...saving,
  body: z.strictObject({
    edit: basedOnEdit,
    subtraits: z
      .array(
        z.strictObject({
          subtrait_id: uuid,
          value: onScale.nullable(),
        }),
      )
      .max(400, 'must be at most 400 at a time'),
  }),
  errors: SAVE_ERRORS,
});

/** Sets weights and boosts of the categories that the traits belong to; all of them have to be named. */
export const saveSimulationCategories = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id/categories',
  feature: 'simulations',
  summary: 'Sets the weight and boost of every category.',
  ...saving,
  body: z.strictObject({
    edit: basedOnEdit,
    categories: z
      .array(simulationCategoryInput)
      .max(SIMULATION_LIMITS.categories, atMost(SIMULATION_LIMITS.categories)),
  }),
  errors: SAVE_ERRORS,
});

/**
 * Chooses how it is scored: by a published score template (traits, subtraits and categories become the template's),
 * or by weights of its own, which begin as what is there.
 */
export const saveSimulationScoring = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id/scoring',
  feature: 'simulations',
  summary: 'Chooses a published score template, or weights of its own.',
  ...saving,
  body: z.strictObject({
    edit: basedOnEdit,
    /** Null: weights of its own. */
    score_template_id: ref('score_template').nullable(),
  }),
  errors: SAVE_ERRORS,
});

/** Sets the groups, in the order of delivery. Tasks of a group that is left out are delivered on their own. */
export const saveSimulationGroups = defineRoute({
  method: 'PUT',
  path: '/simulation/:simulation_id/groups',
  feature: 'simulations',
  summary: 'Sets the groups of tasks in their order; a task names its group.',
  ...saving,
  body: z.strictObject({
    edit: basedOnEdit,
    groups: z.array(simulationGroupInput).max(SIMULATION_LIMITS.groups, atMost(SIMULATION_LIMITS.groups)),
  }),
  errors: SAVE_ERRORS,
});

/** A setting that a game takes; a form can be made from it. */
const declaredSetting = z.object({
  key: z.string(),
  type: z.enum(['integer', 'number', 'boolean', 'enum']),
  default: z.union([z.number(), z.boolean(), z.string()]),
  min: z.number().optional(),
  max: z.number().optional(),
  options: z.array(z.string()).optional(),
  unit: z.string(),
  description: z.string(),
});

/** What the wizard's pickers offer: everything published that may be part of a simulation. */
export const simulationOptions = defineRoute({
  method: 'GET',
  path: '/simulations/options',
  feature: 'simulations',
  summary: 'Tasks, traits, score templates and industries that a simulation can be built of.',
  access: 'simulation.manage',
  response: z.object({
    tasks: z.array(
      z.object({
        task_id: z.string(),
        key: z.string(),
        game_key: z.string(),
        version: z.string(),
        name: z.string(),
        description: z.string(),
        /** With its own settings, one decimal. */
        minutes: z.number(),
        /** The task's own settings. */
        parameters: z.record(z.string(), z.unknown()),
        /** The settings that its game takes, as the game declares them. */
        declared: z.array(declaredSetting),
        subtrait_ids: z.array(z.string()),
      }),
    ),
    categories: z.array(z.object({ category_id: z.string(), category: z.string() })),
    traits: z.array(
      z.object({
        trait_id: z.string(),
        trait: z.string(),
        definition: z.string(),
        category_id: z.string(),
        subtraits: z.array(
          z.object({
            subtrait_id: z.string(),
            subtrait: z.string(),
            definition: z.string(),
            direction: z.string(),
          }),
        ),
      }),
    ),
    score_templates: z.array(
      z.object({ id: z.string(), name: z.string(), version: z.number().int(), is_platform: z.boolean() }),
    ),
    industries: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Kinds of work that simulations in sight carry already. */
    work_categories: z.array(z.string()),
  }),
});

/** The routes of the wizard. */
export const simulationsBuildingRoutes = [
  createSimulation,
  copySimulation,
  beginSimulationVersion,
  readSimulationRecord,
  saveSimulation,
  saveSimulationStep,
  saveSimulationTasks,
  saveSimulationTraits,
  saveSimulationSubtraits,
  saveSimulationCategories,
  saveSimulationScoring,
  saveSimulationGroups,
  simulationOptions,
];
