import type { VersionDetail } from './builds.api.ts';

/** Key of the data point that stands in a new manifest as an example. */
export const EXAMPLE_POINT = 'score';

/** A manifest to fill in for a build that came without one: right in form, with one data point as an example. */
export function manifestToBeginWith(
  build: Pick<VersionDetail['build'], 'slug' | 'name'>,
  version: Pick<VersionDetail['version'], 'version' | 'entry' | 'profile'>,
): string {
  const manifest = {
    manifest_version: 1,
    slug: build.slug,
    name: build.name,
    version: version.version,
    sdk: '^1.0',
    engine: 'custom',
    entry: version.entry || 'index.html',
    profile: version.profile,
    input: ['touch', 'keyboard', 'pointer'],
    est_minutes: 5,
    languages: ['en'],
    resume: 'none',
    data_points: [
      { key: EXAMPLE_POINT, type: 'number', min: 0, max: 100, required: true, direction: 'higher' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
