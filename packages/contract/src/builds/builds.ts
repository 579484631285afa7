import { BUILD_LOG_LEVELS } from '@tryout/domain/builds/build-status';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, line, pageOf, pageQuery, ref } from '../fields.ts';
import {
  buildDifference,
  buildLogLine,
  buildManifest,
  buildPins,
  buildStatus,
  buildVersionSummary,
  openedBuild,
} from './build-fields.ts';

const versionParams = z.strictObject({ version_id: ref('build_version') });

const build = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  edit: z.number().int(),
  created_at: instant,
  updated_at: instant,
});

/** Builds, the one that changed last first. */
export const listBuilds = defineRoute({
  method: 'GET',
  path: '/admin/builds',
  feature: 'builds',
  summary: 'Uploaded games, the one that changed last first, with their stable and newest version.',
  access: 'platform.read',
  query: z.strictObject({
    ...pageQuery,
    /** Words of the name or slug. */
    q: line(100).optional(),
    /** State of the newest version. */
    status: buildStatus.optional(),
  }),
  response: pageOf(
    build.extend({
      /** Null until one was made stable. */
      stable: z.object({ id: z.string(), version: z.string(), stable_at: instant.nullable() }).nullable(),
      /** Null when all its versions are deleted. */
      newest: buildVersionSummary
        .pick({
          id: true,
          version: true,
          status: true,
          problem: true,
          smoke: true,
          warnings: true,
          created_at: true,
        })
        .nullable(),
      versions: z.number().int(),
      /** Task versions made of it. */
      tasks: z.number().int(),
      /** Simulations with such a task, drafts and closed ones too. */
      simulations: z.number().int(),
      /** Positions that hold such a simulation in any revision. */
      positions: z.number().int(),
    }),
  ),
});

/** A build with its versions. */
export const readBuild = defineRoute({
  method: 'GET',
  path: '/admin/build/:build_id',
  feature: 'builds',
  summary: 'An uploaded game with its versions, the newest first, and what holds each of them.',
  access: 'platform.read',
  params: z.strictObject({ build_id: ref('build') }),
  response: z.object({
    build,
    stable_id: z.string().nullable(),
    versions: z.array(buildVersionSummary.extend({ pins: buildPins, tasks: z.number().int() })),
  }),
  errors: ['not_found'],
});

/** One version of a build. */
export const readBuildVersion = defineRoute({
  method: 'GET',
  path: '/admin/build/version/:version_id',
  feature: 'builds',
  summary: 'One version of an uploaded game: its manifest, problems, run in a browser, and sizes by type.',
  access: 'platform.read',
  params: versionParams,
  response: z.object({
    build,
    version: buildVersionSummary.extend({
      entry: z.string(),
      /** Null until one was read. */
      manifest: buildManifest.nullable(),
      /** The manifest as it was written; empty when there is none. */
      manifest_text: z.string(),
      pins: buildPins,
      tasks: z.number().int(),
    }),
    /** What the run in a browser saw; null when none was made. */
    smoke_report: z.record(z.string(), z.unknown()).nullable(),
    /** The largest first. */
    sizes: z.array(z.object({ type: z.string(), files: z.number().int(), bytes: z.number().int() })),
    /** The lines of the log that tell an error: how many. */
    errors: z.number().int(),
    /** The version that is stable now: what `stable_now` has to say. */
    stable_now: z.string().nullable(),
  }),
  errors: ['not_found'],
});

/** The files of a version, by path. */
export const listBuildFiles = defineRoute({
  method: 'GET',
  path: '/admin/build/version/:version_id/files',
  feature: 'builds',
  summary: 'The files of a version by path, a hundred at a time.',
  access: 'platform.read',
  params: versionParams,
  query: z.strictObject({
    /** The last path of the page before. */
    cursor: line(1024).optional(),
  }),
  response: z.object({
    items: z.array(z.object({ path: z.string(), size: z.number().int(), sha256: z.string() })),
    next_cursor: z.string().nullable(),
    total: z.number().int(),
  }),
  errors: ['not_found'],
});

/** Lines of a version's log, in order. */
export const readBuildLog = defineRoute({
  method: 'GET',
  path: '/admin/build/version/:version_id/log',
  feature: 'builds',
  summary: 'The log of a version in order, at most 500 lines; `after` goes on from a line.',
  access: 'platform.read',
  params: versionParams,
  query: z.strictObject({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    /** Only lines of this level. */
    level: z.enum(BUILD_LOG_LEVELS).optional(),
  }),
  response: z.object({
    items: z.array(buildLogLine),
    /** Whether there are lines already that did not fit into this answer. */
    has_more: z.boolean(),
    /** The checks are waiting or under way: more lines will come. */
    is_running: z.boolean(),
    status: buildStatus,
  }),
  errors: ['not_found'],
});

/** What differs between two versions of a build. */
export const compareBuildVersions = defineRoute({
  method: 'GET',
  path: '/admin/build/versions/compare',
  feature: 'builds',
  summary: 'What differs between two versions of the same game: manifest and files.',
  access: 'platform.read',
  query: z.strictObject({ from: ref('build_version'), to: ref('build_version') }),
  response: z.object({
    from: z.object({ id: z.string(), version: z.string() }),
    to: z.object({ id: z.string(), version: z.string() }),
    manifest: z.array(buildDifference),
    files: z.object({
      /** The first 500 of each by path; `counts` says how many there are. */
      added: z.array(z.object({ path: z.string(), size: z.number().int() })),
      removed: z.array(z.object({ path: z.string(), size: z.number().int() })),
      changed: z.array(
        z.object({ path: z.string(), size_before: z.number().int(), size_after: z.number().int() }),
      ),
      counts: z.object({
        added: z.number().int(),
        removed: z.number().int(),
        changed: z.number().int(),
        same: z.number().int(),
      }),
    }),
  }),
  errors: ['not_found'],
});

/** The archive as it was uploaded. */
export const downloadBuildVersion = defineRoute({
  method: 'GET',
  path: '/admin/build/version/:version_id/download',
  feature: 'builds',
  summary: 'The archive of a version as it was uploaded.',
  access: 'platform.read',
  params: versionParams,
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
});

/** Opens a version for a try of one's own: nothing is kept of it. */
export const tryBuildVersion = defineRoute({
  method: 'POST',
  path: '/admin/build/version/:version_id/try',
  feature: 'builds',
  summary: 'A signed address to try a version in its frame; nothing of the try is kept.',
  access: 'platform.manage',
  params: versionParams,
  response: openedBuild,
  errors: ['not_found', 'refused_by_rule'],
});

/** Reading of builds, and trying one. */
export const buildsRoutes = [
  listBuilds,
  compareBuildVersions,
  readBuild,
  readBuildVersion,
  listBuildFiles,
  readBuildLog,
  downloadBuildVersion,
  tryBuildVersion,
];
