import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { parseManifest } from '@tryout/game-sdk/manifest';

/** The manifest of a game that measures its `accuracy` and can play itself; `changes` as they stand in `build.json`. */
export function playableManifest(changes: Readonly<Record<string, unknown>> = {}): BuildManifest {
  const { manifest, problems } = parseManifest({
    manifest_version: 1,
    slug: 'tried-game',
    name: 'A game that is tried out',
    version: '1.0',
    sdk: '^1.0',
    input: ['keyboard'],
    est_minutes: 1,
    languages: ['en'],
    simulate: true,
    data_points: [{ key: 'accuracy', type: 'ratio', required: true }],
    ...changes,
  });
  if (manifest === null) throw new Error(problems.map(({ sentence }) => sentence).join(' '));
  return manifest;
}
