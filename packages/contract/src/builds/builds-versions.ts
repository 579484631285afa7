import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { nothing, ref, text } from '../fields.ts';
import { buildDifference, buildLogLine, buildStatus } from './build-fields.ts';

const versionParams = z.strictObject({ version_id: ref('build_version') });
const moved = z.object({ id: z.string(), status: buildStatus, edit: z.number().int() });

/** What making a version stable would change. */
export const previewStableBuild = defineRoute({
  method: 'GET',
  path: '/admin/build/version/:version_id/stable/preview',
  feature: 'builds',
  summary:
    'What making a version stable would change: data points, settings, formulas, tasks and simulations.',
  access: 'platform.read',
  params: versionParams,
  response: z.object({
    /** The version that is stable now; null: none yet. */
    from: z.object({ id: z.string(), version: z.string() }).nullable(),
    to: z.object({ id: z.string(), version: z.string() }),
    /** What its checks warn of, the first twenty lines. */
    warnings: z.array(buildLogLine.pick({ id: true, code: true, message: true, data: true })),
    /** All of them. */
    warnings_total: z.number().int(),
    /** Whether somebody has accepted them with a reason since the checks, so that none is asked for. */
    warnings_accepted: z.boolean(),
    data_points: z.object({
      added: z.array(z.string()),
      removed: z.array(z.string()),
      changed: z.array(z.object({ key: z.string(), changes: z.array(buildDifference) })),
    }),
    /** Settings that differ. */
    parameters: z.array(buildDifference),
    /** Formulas in force or in draft for this game or a task of it. */
    formulas: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        version: z.number().int(),
        status: z.string(),
        /** Data points that it names and that this version does not have. */
        missing: z.array(z.string()),
      }),
    ),
    /** Tasks of one's own made of this game: they stay on the version they were made of. */
    tasks: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        version: z.string(),
        status: z.string(),
        build_version: z.string(),
      }),
    ),
    /** Published simulations that stay on another version. */
    simulations: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        version: z.number().int(),
        is_platform: z.boolean(),
        build_version: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Makes a version the stable one, or goes back to an earlier one. */
export const makeBuildStable = defineRoute({
  method: 'POST',
  path: '/admin/build/version/:version_id/stable',
  feature: 'builds',
  summary: 'Makes a version the stable one of its game; the one before can be made stable again.',
  access: 'platform.manage',
  params: versionParams,
  body: z.strictObject({
    /** The version that was stable when the person decided; null: none. */
    stable_now: ref('build_version').nullable(),
    /** Why it is made stable although its checks warn: needed where they do and nobody has accepted that before. */
    reason: text(500).optional(),
  }),
  response: moved,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Puts a version away for good. */
export const retireBuildVersion = defineRoute({
  method: 'POST',
  path: '/admin/build/version/:version_id/retire',
  feature: 'builds',
  summary: 'Retires a version that no published simulation and no running play holds.',
  access: 'platform.manage',
  params: versionParams,
  body: z.strictObject({ reason: text(500, 1) }),
  response: moved,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Checks a version again from the beginning. */
export const scanBuildVersion = defineRoute({
  method: 'POST',
  path: '/admin/build/version/:version_id/scan',
  feature: 'builds',
  summary: 'Checks a version that failed or needs mapping again from the beginning.',
  access: 'platform.manage',
  params: versionParams,
  response: moved,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Gives a manifest to a version whose archive has none. */
export const giveBuildManifest = defineRoute({
  method: 'PUT',
  path: '/admin/build/version/:version_id/manifest',
  feature: 'builds',
  summary: 'Gives a manifest to a version that needs mapping; the checks begin again with it.',
  access: 'platform.manage',
  params: versionParams,
  body: z.strictObject({
    /** As in a `build.json`. */
    manifest: text(200_000, 1),
    /** The stored `edit` that the change is based on. */
    edit: z.number().int().min(1),
  }),
  response: moved,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** Deletes a version that nothing uses. */
export const deleteBuildVersion = defineRoute({
  method: 'DELETE',
  path: '/admin/build/version/:version_id',
  feature: 'builds',
  summary: 'Deletes a version that no task was ever made of; with the last one its build goes too.',
  access: 'platform.manage',
  params: versionParams,
  response: nothing,
  errors: ['not_found', 'stale_status', 'refused_by_rule'],
});

/** What is done to versions of builds. */
export const buildsVersionsRoutes = [
  previewStableBuild,
  makeBuildStable,
  retireBuildVersion,
  scanBuildVersion,
  giveBuildManifest,
  deleteBuildVersion,
];
