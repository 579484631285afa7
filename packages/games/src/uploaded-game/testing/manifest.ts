import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { parseManifest } from '@tryout/game-sdk/manifest';

/** A manifest with a data point of every type; `more` stands in for its fields. */
export function manifestForTests(more: Readonly<Record<string, unknown>> = {}): BuildManifest {
  const { manifest, problems } = parseManifest({
    manifest_version: 1,
    slug: 'dot-harvest',
    name: 'Dot Harvest',
    version: '1.0',
    sdk: '^1.0',
    input: ['pointer', 'keyboard'],
    est_minutes: 4,
    languages: ['en'],
    seedable: true,
    resume: 'checkpoint',
    simulate: true,
    accessibility: { keyboard: true },
    params_schema: {
      type: 'object',
      properties: { trials: { type: 'integer', minimum: 2, maximum: 60, default: 12 } },
    },
    data_points: [
      { key: 'accuracy', type: 'ratio', required: true, direction: 'higher' },
      { key: 'median_rt', type: 'duration_ms', max: 5000, direction: 'lower' },
      { key: 'points', type: 'integer', min: 0, max: 400 },
      { key: 'finished', type: 'boolean' },
      { key: 'strategy', type: 'enum', options: ['careful', 'steady', 'bold'] },
      { key: 'drift', type: 'number' },
      { key: 'rt', type: 'duration_ms', repeated: true, max_count: 60, max: 5000 },
      { key: 'correct', type: 'boolean', repeated: true, max_count: 60 },
      { key: 'choice', type: 'enum', options: ['left', 'right'], repeated: true, max_count: 60 },
      { key: 'row', type: 'object', repeated: true, max_count: 60 },
    ],
    ...more,
  });
  if (!manifest) throw new Error(problems.map(({ sentence }) => sentence).join(' '));
  return manifest;
}
