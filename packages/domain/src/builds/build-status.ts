import type { TransitionTable } from '../records/transitions.ts';

/**
 * State of a build version, one upload of a game (product §2.13). `uploaded`: waits to be checked; `scanning`: is being
 * checked; `needs_mapping`: fit, but nothing says what it measures; `ready`: may be tried and made stable; `stable`: the
 * one that new tasks are made of, at most one a build; `retired`: only kept.
 */
export type BuildStatus =
  | 'uploaded'
  | 'scanning'
  | 'failed'
  | 'needs_mapping'
  | 'ready'
  | 'stable'
  | 'retired';

/** Every state, in the order of a version's life. */
export const BUILD_STATES = [
  'uploaded',
  'scanning',
  'failed',
  'needs_mapping',
  'ready',
  'stable',
  'retired',
] as const satisfies readonly BuildStatus[];

/** Who moves a version: a super admin, or the checks of an upload. */
export type BuildActor = 'admin' | 'checks';

/**
 * Moves of a build version. `stable -> ready` is no wish of anybody's: it happens to the one before when another is made
 * stable. Retiring is refused while something holds the version, which is a fact and not of this table.
 */
export const BUILD_STATUSES: TransitionTable<BuildStatus, BuildActor> = {
  uploaded: [{ to: 'scanning', by: ['checks'] }],
  scanning: [
    { to: 'failed', by: ['checks'] },
    { to: 'needs_mapping', by: ['checks'] },
    { to: 'ready', by: ['checks'] },
  ],
  failed: [
    { to: 'scanning', by: ['admin'] },
    { to: 'retired', by: ['admin'], needs_reason: true },
  ],
  needs_mapping: [
    { to: 'scanning', by: ['admin'] },
    { to: 'retired', by: ['admin'], needs_reason: true },
  ],
  ready: [
    { to: 'stable', by: ['admin'] },
    { to: 'retired', by: ['admin'], needs_reason: true },
  ],
  stable: [
    { to: 'ready', by: ['checks'] },
    { to: 'retired', by: ['admin'], needs_reason: true },
  ],
  retired: [],
};

/** States in which a version that nothing uses may be deleted for good. */
export const DELETABLE_BUILD_STATES = [
  'failed',
  'needs_mapping',
  'ready',
  'retired',
] as const satisfies readonly BuildStatus[];

/** States in which a version's files are there and may be opened. */
export const OPENABLE_BUILD_STATES = ['ready', 'stable', 'retired'] as const satisfies readonly BuildStatus[];

/** Steps of an upload's life in the order of its log. */
export const BUILD_STEPS = [
  'receive',
  'hash',
  'unpack',
  'manifest',
  'policy_scan',
  'smoke',
  'ready',
  'publish',
] as const;

/** One of them. */
export type BuildStep = (typeof BUILD_STEPS)[number];

/** How a line of the log is meant. An `error` ends the checks. */
export const BUILD_LOG_LEVELS = ['info', 'warning', 'error'] as const;

/** One of them. */
export type BuildLogLevel = (typeof BUILD_LOG_LEVELS)[number];

/** What came of the run in a browser: none was made yet, it passed, it failed, or no browser was found. */
export const SMOKE_RESULTS = ['none', 'passed', 'failed', 'skipped'] as const;

/** One of them. */
export type SmokeResult = (typeof SMOKE_RESULTS)[number];

/** Bytes of one part of an upload. */
export const BUILD_PART_BYTES = 4 * 1_048_576;

const LONGEST_SLUG = 63;

/**
 * A slug from a name or the name of a file: small letters, digits and hyphens, a letter first, as in a manifest.
 * 'Cargo Drone 1.2.zip' -> 'cargo-drone-1-2'. 'build' where nothing is left.
 */
export function slugOfName(name: string): string {
  const slug = name
    .replace(/\.zip$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-+$/, '');
  return slug.length < 2 ? 'build' : slug;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? '' : `-${n}`;
    const candidate = `${slug.slice(0, LONGEST_SLUG - ending.length)}${ending}`;
    if (!isTaken(candidate)) return candidate;
  }
}
