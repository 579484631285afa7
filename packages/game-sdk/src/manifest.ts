import {
  type BuildManifest,
  ENGINES,
  INPUTS,
  ORIENTATIONS,
  PROFILES,
  RESUME_KINDS,
} from './build-manifest.ts';
import { parseDataPoints } from './manifest-data-points.ts';
import { createProblems, type ManifestProblem } from './manifest-problems.ts';
import { parseParameters } from './params-schema.ts';

/** A manifest, or everything that is wrong with it, in the order of the file. */
export type ParsedManifest =
  | { readonly manifest: BuildManifest; readonly problems: readonly [] }
  | { readonly manifest: null; readonly problems: readonly ManifestProblem[] };

const KNOWN = [
  'manifest_version',
  'slug',
  'name',
  'version',
  'sdk',
  'engine',
  'entry',
  'profile',
  'input',
  'min_viewport',
  'orientation',
  'est_minutes',
  'languages',
  'seedable',
  'resume',
  'simulate',
  'accessibility',
  'params_schema',
  'data_points',
];

/** Reads the text of `build.json`. Never throws. */
export function parseManifestText(text: string): ParsedManifest {
  try {
    return parseManifest(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    const problems = createProblems();
    problems.add('', 'not_json', `build.json is not JSON: ${error instanceof Error ? error.message : error}`);
    return { manifest: null, problems: problems.list() };
  }
}

/** Reads `build.json` once it is JSON. Never throws; tells every problem at once. */
export function parseManifest(raw: unknown): ParsedManifest {
  const problems = createProblems();
  const at = problems.object('', raw, KNOWN);
  const version = at.literal('manifest_version', 1);
  const access = problems.object('accessibility', at.raw('accessibility') ?? {}, [
    'keyboard',
    'screen_reader',
    'color_independent',
    'alternative',
  ]);
  const manifest: BuildManifest = {
    manifest_version: version,
    slug: at.text('slug', { pattern: /^[a-z][a-z0-9-]{1,62}$/, says: 'small letters, digits and hyphens' }),
    name: at.text('name', { max: 100 }),
    version: at.text('version', {
      pattern: /^\d{1,6}(\.\d{1,6}){0,2}$/,
      says: 'a version such as 1.0 or 1.0.2',
    }),
    sdk: at.text('sdk', { pattern: /^\^?1(\.\d{1,6}){0,2}$/, says: 'a version of SDK 1, such as ^1.0' }),
    engine: at.choice('engine', ENGINES, 'custom'),
    entry: at.text('entry', {
      check: isEntry,
      says: 'an .html file inside the package',
      fallback: 'index.html',
    }),
    profile: at.choice('profile', PROFILES, 'strict'),
    input: at.choices('input', INPUTS),
    min_viewport: [at.size('min_viewport', 0, 320), at.size('min_viewport', 1, 480)],
    orientation: at.choice('orientation', ORIENTATIONS, 'any'),
    est_minutes: at.number('est_minutes', 0.5, 120),
    languages: at.texts('languages', /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'language tags such as en or pt-BR'),
    seedable: at.flag('seedable', false),
    resume: at.choice('resume', RESUME_KINDS, 'none'),
    simulate: at.flag('simulate', false),
    accessibility: {
      keyboard: access.flag('keyboard', false),
      screen_reader: access.flag('screen_reader', false),
      color_independent: access.flag('color_independent', false),
      alternative: access.raw('alternative') == null ? null : access.text('alternative', { max: 200 }),
    },
    parameters: parseParameters(problems, at.raw('params_schema')),
    data_points: parseDataPoints(problems, at.raw('data_points')),
  };
  const found = problems.list();
  return found.length === 0 ? { manifest, problems: [] } : { manifest: null, problems: found };
}

/** A path inside the package: no scheme, no leading slash, no backslash, no `..`, no query. */
function isEntry(text: string): boolean {
  return (
    /^[\w .()/-]{1,200}\.html$/.test(text) &&
    !text.split('/').some((part) => part === '' || /^\.+$/.test(part))
  );
}
