/** Made with; it decides nothing but the advice on a build's page. */
export const ENGINES = ['custom', 'jspsych', 'unity', 'godot', 'phaser'] as const;
/** How the frame is closed off: `strict` has no storage at all, `compat` its own, `threads` shared memory as well. */
export const PROFILES = ['strict', 'compat', 'threads'] as const;
export type BuildProfile = (typeof PROFILES)[number];
export const INPUTS = ['touch', 'keyboard', 'pointer'] as const;
export const ORIENTATIONS = ['any', 'portrait', 'landscape'] as const;
/** After an interruption: from the last checkpoint, from the beginning, or not at all. */
export const RESUME_KINDS = ['checkpoint', 'restart', 'none'] as const;
/** What a data point is. `duration_ms` is a number of ms, `ratio` one from 0 to 1, `object` a raw row, never scored. */
export const DATA_POINT_TYPES = [
  'number',
  'integer',
  'boolean',
  'enum',
  'ratio',
  'duration_ms',
  'object',
] as const;

/** A setting of a build. The same shape as a parameter of a built-in game. */
export interface ManifestParameter {
  readonly key: string;
  readonly type: 'integer' | 'number' | 'boolean' | 'enum';
  readonly default: number | boolean | string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly unit: string;
  readonly description: string;
}

/** A data point that a build declares. */
export interface ManifestDataPoint {
  readonly key: string;
  readonly type: (typeof DATA_POINT_TYPES)[number];
  /** As printed (`ms`, `points`); empty for a plain count. */
  readonly unit: string;
  /** Bounds of a number, both included; null: unbounded on that side. */
  readonly min: number | null;
  readonly max: number | null;
  /** The values of an `enum`; empty otherwise. */
  readonly options: readonly string[];
  /** A session without it is not complete. */
  readonly required: boolean;
  /** Sent once a trial instead of once a session. */
  readonly repeated: boolean;
  /** How many may be sent in a session; 1 unless repeated. */
  readonly max_count: number;
  readonly direction: 'higher' | 'lower' | 'target' | 'none';
  /** Tells of speed, so that it must not count for someone who was given more time. */
  readonly speeded: boolean;
  readonly description: string;
}

/** `build.json` with everything filled in. */
export interface BuildManifest {
  readonly manifest_version: 1;
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** The SDK it was made for, such as `^1.0`. */
  readonly sdk: string;
  readonly engine: (typeof ENGINES)[number];
  /** The page to open, relative to the root of the package. */
  readonly entry: string;
  readonly profile: BuildProfile;
  readonly input: readonly (typeof INPUTS)[number][];
  /** Least width and height of the frame, CSS px. */
  readonly min_viewport: readonly [number, number];
  readonly orientation: (typeof ORIENTATIONS)[number];
  readonly est_minutes: number;
  /** BCP 47 languages. */
  readonly languages: readonly string[];
  /** All its chance comes from the seed. */
  readonly seedable: boolean;
  readonly resume: (typeof RESUME_KINDS)[number];
  /** It can play itself. */
  readonly simulate: boolean;
  readonly accessibility: {
    readonly keyboard: boolean;
    readonly screen_reader: boolean;
    readonly color_independent: boolean;
    /** What somebody plays who cannot play the usual form; null: nothing. */
    readonly alternative: string | null;
  };
  /** From `params_schema`. */
  readonly parameters: readonly ManifestParameter[];
  readonly data_points: readonly ManifestDataPoint[];
}
