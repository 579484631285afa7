import {
  TASK_ACCOMMODATIONS,
  TASK_LOCALES,
  TASK_STATES,
  TIME_LIMIT_S,
} from '@tryout/domain/tasks/task-status';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, keyPanel, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';

const status = z.enum(TASK_STATES);
const source = z.enum(['platform', 'manual', 'copy', 'build']);

/** The value of one setting. */
const setting = z.union([z.number(), z.boolean(), line(60, 1)], {
  message: 'must be a number, text or true or false',
});
const preset = z.record(line(60, 1), setting);

const taskWords = z.strictObject({
  name: line(120).default(''),
  description: text(600).default(''),
  instructions: text(2000).default(''),
});
/** Words by language; English stands in the task's own fields. */
const words = z.partialRecord(z.enum(TASK_LOCALES), taskWords);

/** A setting as the game declares it. */
const parameter = z.object({
  key: z.string(),
  type: z.enum(['integer', 'number', 'boolean', 'enum']),
  default: z.union([z.number(), z.boolean(), z.string()]),
  min: z.number().optional(),
  max: z.number().optional(),
  options: z.array(z.string()).optional(),
  unit: z.string(),
  description: z.string(),
});

/** A data point of a task; a series has one value a trial. */
export const taskDataPoint = z.object({
  key: z.string(),
  type: z.enum(['number', 'integer', 'boolean', 'ratio', 'duration_ms', 'series']),
  /** What a series is made of; null for anything else. */
  of: z.enum(['number', 'boolean']).nullable(),
  unit: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  required: z.boolean(),
  direction: z.enum(['higher', 'lower', 'target', 'none']),
  /** Missing for candidates with more time. */
  speeded: z.boolean(),
  description: z.string(),
});

/** A task in a list. */
export const taskSummary = z.object({
  id: z.string(),
  key: z.string(),
  version: z.string(),
  game_key: z.string(),
  /** Name of the game it is made of. */
  game: z.string(),
  source,
  name: z.string(),
  words,
  description: z.string(),
  status,
  /** How long it takes most people with its settings, practice not counted. */
  minutes: z.number(),
  data_points: z.number().int(),
  subtraits: z.array(z.string()),
  /** Simulations that hold it, drafts and closed ones too. */
  used_in: z.number().int(),
  edit: z.number().int(),
  updated_at: instant,
});

const listQuery = {
  ...pageQuery,
  q: line(100).optional(),
  status: status.optional(),
  game_key: line(60, 1).optional(),
  source: source.optional(),
};

/** Tasks, each in its newest version. */
export const listTasks = defineRoute({
  method: 'GET',
  path: '/admin/tasks',
  feature: 'tasks',
  summary: 'Tasks, each in its newest version; for recruiters in the newest published one.',
  access: 'simulation.read',
  query: z.strictObject(listQuery),
  response: pageOf(taskSummary),
});

/** The games that a task can be made of. */
export const listGames = defineRoute({
  method: 'GET',
  path: '/admin/games',
  feature: 'tasks',
  summary: 'The games that a task can be made of, with their settings.',
  access: 'simulation.read',
  response: z.object({
    items: z.array(
      z.object({
        key: z.string(),
        version: z.string(),
        name: z.string(),
        description: z.string(),
        minutes: z.number(),
        /** False: somebody uploaded it. */
        is_built_in: z.boolean(),
        parameters: z.array(parameter),
      }),
    ),
  }),
});

/** What a super admin writes of a task, as stored. */
const taskContent = z.object({
  name: z.string(),
  description: z.string(),
  instructions: z.string(),
  words,
  preset,
  time_limit_s: z.number().int().nullable(),
  accommodations: z.array(z.enum(TASK_ACCOMMODATIONS)),
});

const usingSimulation = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number().int(),
  status: z.string(),
  is_platform: z.boolean(),
});

/** One version of a task. */
export const readTask = defineRoute({
  method: 'GET',
  path: '/admin/tasks/:task_id',
  feature: 'tasks',
  summary:
    'A task: its game and settings, data points, the formulas and subtraits they feed, and where it is used.',
  access: 'simulation.read',
  params: z.strictObject({ task_id: ref('task') }),
  response: z.object({
    task: taskSummary.extend({
      ...taskContent.shape,
      /** Version of the game's judge. */
      game_version: z.string(),
      /** Whether this release plays that version. */
      is_playable: z.boolean(),
      /** The upload that it is made of; null: a game of the product's own. */
      build_version_id: z.string().nullable(),
      /** The experts who made its answer key; null: the key is the one that comes with the game. */
      key_panel: keyPanel.nullable(),
      created_at: instant,
      published_at: instant.nullable(),
    }),
    parameters: z.array(parameter),
    data_points: z.array(taskDataPoint),
    formulas: z.array(
      z.object({
        id: z.string(),
        key: z.string(),
        name: z.string(),
        version: z.number().int(),
        subtrait_id: z.string(),
        subtrait: z.string(),
        trait: z.string(),
        /** Whether it was written for this task; otherwise for its game. */
        is_own: z.boolean(),
        /** Data points that it names. */
        data_points: z.array(z.string()),
      }),
    ),
    used_in: z.array(usingSimulation),
    versions: z.array(
      z.object({
        id: z.string(),
        version: z.string(),
        status,
        created_at: instant,
        published_at: instant.nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

const changed = z.object({ id: z.string(), edit: z.number().int() });

/** A new task, as a draft. */
export const createTask = defineRoute({
  method: 'POST',
  path: '/admin/tasks',
  feature: 'tasks',
  summary: 'Makes a task of a game, as a draft with the settings of the game.',
  access: 'platform.manage',
  body: z.strictObject({ game_key: line(60, 1), name: line(120, 1) }),
  response: changed,
  errors: ['conflict'],
  idempotent: true,
});

/** What is sent to change a draft. */
const taskInput = z.strictObject({
  /** The stored `edit` that the change is based on. */
  edit: z.number().int().min(1),
  name: line(120, 1),
  description: text(600).default(''),
  instructions: text(2000).default(''),
  words: words.default({}),
  /** Settings by parameter; those left out have the game's defaults. */
  preset: preset.default({}),
  time_limit_s: z
    .number({ message: 'must be a number of seconds' })
    .int('must be whole seconds')
    .min(TIME_LIMIT_S.min, `must be at least ${TIME_LIMIT_S.min} seconds`)
    .max(TIME_LIMIT_S.max, `must be at most ${TIME_LIMIT_S.max} seconds`)
    .nullable()
    .default(null),
  accommodations: z.array(z.enum(TASK_ACCOMMODATIONS)).max(TASK_ACCOMMODATIONS.length),
});

/** Changes a draft. */
export const updateTask = defineRoute({
  method: 'PUT',
  path: '/admin/tasks/:task_id',
  feature: 'tasks',
  summary: 'Changes a draft of a task; a published one never changes.',
  access: 'platform.manage',
  params: z.strictObject({ task_id: ref('task') }),
  body: taskInput,
  response: changed.extend({ minutes: z.number() }),
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** A copy under a new key. */
export const duplicateTask = defineRoute({
  method: 'POST',
  path: '/admin/tasks/:task_id/duplicate',
  feature: 'tasks',
  summary: 'Copies a task to a new one, as a draft, with the next version of its name.',
  access: 'platform.manage',
  params: z.strictObject({ task_id: ref('task') }),
  body: z.strictObject({}),
  response: changed,
  errors: ['not_found'],
  idempotent: true,
});

/** The next version. */
export const newTaskVersion = defineRoute({
  method: 'POST',
  path: '/admin/tasks/:task_id/versions',
  feature: 'tasks',
  summary: 'Begins the next version of a task, as a draft; simulations keep the version that they hold.',
  access: 'platform.manage',
  params: z.strictObject({ task_id: ref('task') }),
  body: z.strictObject({}),
  response: changed,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Publishes, closes, or offers again. */
export const moveTask = defineRoute({
  method: 'POST',
  path: '/admin/tasks/:task_id/transitions',
  feature: 'tasks',
  summary: 'Publishes or closes a task; closing is refused while a published simulation holds it.',
  access: 'platform.manage',
  params: z.strictObject({ task_id: ref('task') }),
  body: z.strictObject({ from: status, to: status, edit: z.number().int().min(1) }),
  response: z.object({ id: z.string(), status }),
  errors: ['not_found', 'stale_status', 'conflict', 'refused_by_rule'],
});

/** Deletes a draft that nothing uses. */
export const deleteTask = defineRoute({
  method: 'DELETE',
  path: '/admin/tasks/:task_id',
  feature: 'tasks',
  summary: 'Deletes a draft that no simulation and no formula uses.',
  access: 'platform.manage',
  params: z.strictObject({ task_id: ref('task') }),
  response: nothing,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of this feature. */
export const tasksRoutes = [
  listTasks,
  listGames,
  readTask,
  createTask,
  updateTask,
  duplicateTask,
  newTaskVersion,
  moveTask,
  deleteTask,
];
