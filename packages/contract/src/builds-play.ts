import { z } from 'zod';
import { buildManifest, openedBuild } from './build-fields.ts';
import { defineRoute } from './define-route.ts';

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

/** Playing of builds. */
export const buildsPlayRoutes = [findBuildPath];
