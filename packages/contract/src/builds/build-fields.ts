import {
  BUILD_LOG_LEVELS,
  BUILD_STATES,
  BUILD_STEPS,
  SMOKE_RESULTS,
} from '@tryout/domain/builds/build-status';
import { z } from 'zod';
import { instant } from '../fields.ts';

/** State of a build version. */
export const buildStatus = z.enum(BUILD_STATES);

/** How the frame of a build is closed off. */
export const buildProfile = z.enum(['strict', 'compat', 'threads']);

/** What `build.json` says, with everything filled in; described by the game SDK. */
export const buildManifest = z.object({
  manifest_version: z.literal(1),
  slug: z.string(),
  name: z.string(),
  version: z.string(),
  sdk: z.string(),
  engine: z.enum(['custom', 'jspsych', 'unity', 'godot', 'phaser']),
  entry: z.string(),
  profile: buildProfile,
  input: z.array(z.enum(['touch', 'keyboard', 'pointer'])).readonly(),
  min_viewport: z.tuple([z.number(), z.number()]).readonly(),
  orientation: z.enum(['any', 'portrait', 'landscape']),
  est_minutes: z.number(),
  languages: z.array(z.string()).readonly(),
  seedable: z.boolean(),
  resume: z.enum(['checkpoint', 'restart', 'none']),
  simulate: z.boolean(),
  accessibility: z.object({
    keyboard: z.boolean(),
    screen_reader: z.boolean(),
    color_independent: z.boolean(),
    alternative: z.string().nullable(),
  }),
  parameters: z
    .array(
      z.object({
        key: z.string(),
        type: z.enum(['integer', 'number', 'boolean', 'enum']),
        default: z.union([z.number(), z.boolean(), z.string()]),
        min: z.number().optional(),
        max: z.number().optional(),
        options: z.array(z.string()).readonly().optional(),
        unit: z.string(),
        description: z.string(),
      }),
    )
    .readonly(),
  data_points: z
    .array(
      z.object({
        key: z.string(),
        type: z.enum(['number', 'integer', 'boolean', 'enum', 'ratio', 'duration_ms', 'object']),
        unit: z.string(),
        min: z.number().nullable(),
        max: z.number().nullable(),
        options: z.array(z.string()).readonly(),
        required: z.boolean(),
        repeated: z.boolean(),
        max_count: z.number().int(),
        direction: z.enum(['higher', 'lower', 'target', 'none']),
        speeded: z.boolean(),
        description: z.string(),
      }),
    )
    .readonly(),
});

/** What a player needs to open a version in its frame. */
export const openedBuild = z.object({
  /** Signed address of the entry page; it can be opened for ten minutes. */
  url: z.string(),
  /** Origin that the files are served from. */
  origin: z.string(),
  profile: buildProfile,
  /** Null while the build needs mapping. */
  manifest: buildManifest.nullable(),
  version: z.string(),
});

/** What holds a version: while any of it is there, the version can be neither retired nor deleted. */
export const buildPins = z.object({
  /** Published simulations with a task of it. */
  simulations: z.number().int(),
  /** Plays with a task of it that are not over. */
  plays: z.number().int(),
  /** Names of those simulations, the first twenty. */
  names: z.array(z.string()),
});

/** One version of a build, as in a list. */
export const buildVersionSummary = z.object({
  id: z.string(),
  build_id: z.string(),
  version: z.string(),
  status: buildStatus,
  /** Why it failed; empty otherwise. */
  problem: z.string(),
  archive_name: z.string(),
  archive_size: z.number().int(),
  archive_sha256: z.string(),
  file_count: z.number().int(),
  unpacked_bytes: z.number().int(),
  profile: buildProfile,
  /** Null until a manifest was read. */
  engine: z.string().nullable(),
  /** How many data points the manifest declares; null until one was read. */
  data_points: z.number().int().nullable(),
  manifest_given: z.boolean(),
  smoke: z.enum(SMOKE_RESULTS),
  /** Lines of the log that warn, since its checks last began; 0 where nobody has to look. */
  warnings: z.number().int(),
  edit: z.number().int(),
  uploaded_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  created_at: instant,
  ready_at: instant.nullable(),
  stable_at: instant.nullable(),
  retired_at: instant.nullable(),
  /** Where it may go now, in the order to offer. */
  moves: z.array(buildStatus),
});

/** One line of a version's log. */
export const buildLogLine = z.object({
  /** Raises with each line; ask for what comes after it. */
  id: z.number().int(),
  at: instant,
  step: z.enum(BUILD_STEPS),
  level: z.enum(BUILD_LOG_LEVELS),
  /** What the line says, as a name that does not change: `unpacked`, `external_address` … */
  code: z.string(),
  /** The same in English. */
  message: z.string(),
  /** What the sentence is made of: `path`, `line`, `bytes`, `of` … */
  data: z.record(z.string(), z.unknown()),
  /** Who did it; null for the checks themselves. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
});

/** One place where two versions differ. */
export const buildDifference = z.object({
  path: z.array(z.string()),
  /** Left out: there was nothing. */
  before: z.unknown().optional(),
  /** Left out: there is nothing now. */
  after: z.unknown().optional(),
});
