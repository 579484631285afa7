import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, ref } from '../fields.ts';
import { buildManifest, openedBuild } from './build-fields.ts';

/** Where the uploaded game of a running play is loaded from. */
export const findBuildPath = defineRoute({
  method: 'GET',
  path: '/builds/get/build/path',
  feature: 'builds',
  summary: 'A fresh signed address of the uploaded game that a task of the play was begun with.',
  access: 'play_session',
  limit: 'play',
  query: z.strictObject({
    /** 0-based, as in the view of the play. */
    task_index: z.coerce.number().int().min(0).max(100),
  }),
  response: openedBuild.extend({
    /** As the play was begun with it. */
    manifest: buildManifest,
    /** Opaque name of this session of the game, for its log lines; the same whenever it is asked for. */
    session: z.string(),
    /** How long the game may take from its beginning to `ready`, ms; more for a large one. */
    ready_ms: z.number().int(),
  }),
  errors: ['not_found', 'gone'],
});

/** What can go wrong in a player's browser. */
export const RUNTIME_PROBLEM_KINDS = ['error', 'log', 'refused', 'load_failed', 'policy'] as const;

const runtimeProblem = z.strictObject({
  kind: z.enum(RUNTIME_PROBLEM_KINDS),
  code: z.string().regex(/^[a-z][a-z0-9_.-]{0,63}$/, 'must be a code of lowercase letters'),
  /** As the game or the browser says; longer ones are cut. Stored without addresses and long numbers. */
  message: z.string().max(2000, 'must be at most 2000 characters'),
  count: z.number().int().min(1).max(10_000),
});

/** Tells how an uploaded game did in a player's browser. */
export const reportBuild = defineRoute({
  method: 'POST',
  path: '/play/build/report',
  feature: 'builds',
  summary:
    'Counts how long an uploaded game took to load and what went wrong; nothing of the player is kept.',
  access: 'play_session',
  limit: 'play',
  body: z.strictObject({
    /** 0-based, as in the view of the play. */
    task_index: z.number().int().min(0).max(100),
    /** Once a load; null where only problems are told. */
    outcome: z.enum(['loaded', 'failed']).nullable(),
    /** From the beginning of the load until the game was ready; null unless it loaded. */
    loaded_ms: z.number().min(0).max(3_600_000).nullable(),
    problems: z.array(runtimeProblem).max(50),
  }),
  response: z.object({
    /** False: this play told a lot a moment ago, and this was left out. */
    counted: z.boolean(),
  }),
  errors: ['not_found'],
});

/** How a version does with real players. */
export const readBuildRuntime = defineRoute({
  method: 'GET',
  path: '/admin/build/version/:version_id/runtime',
  feature: 'builds',
  summary: 'How a version does with real players: plays, times to load, failures and what went wrong.',
  access: 'platform.read',
  params: z.strictObject({ version_id: ref('build_version') }),
  response: z.object({
    /** Plays that were begun with it, whatever became of them. */
    plays: z.number().int(),
    loaded: z.number().int(),
    failed: z.number().int(),
    /** Failed of all loads, 0 to 1; null before the first. */
    failure_rate: z.number().nullable(),
    /** Half of all loads took no longer; ms, rounded up to a step of about a tenth. Null before the first. */
    load_p50_ms: z.number().nullable(),
    /** 95 of 100 loads took no longer. */
    load_p95_ms: z.number().nullable(),
    /** The most frequent first, at most 200. */
    problems: z.array(
      z.object({
        kind: z.enum(RUNTIME_PROBLEM_KINDS),
        code: z.string(),
        message: z.string(),
        count: z.number().int(),
        browsers: z.array(z.object({ browser: z.string(), count: z.number().int() })),
        first_at: instant,
        last_at: instant,
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Playing of builds. */
export const buildsPlayRoutes = [findBuildPath, reportBuild, readBuildRuntime];
