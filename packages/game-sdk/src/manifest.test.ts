import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParameterSpec } from '../../games/src/task-core.ts';
import { parseManifest, parseManifestText } from './manifest.ts';
import { sampleManifest } from './testing/open-play.ts';

function problemsOf(change: Record<string, unknown>): string[] {
  return parseManifest({ ...sampleManifest, ...change }).problems.map(({ path, code }) => `${path} ${code}`);
}

test('the manifest of a game is read, with defaults filled in', () => {
  const { manifest, problems } = parseManifestText(`\uFEFF${JSON.stringify(sampleManifest)}`);
  expect(problems).toEqual([]);
  const parameters: readonly ParameterSpec[] = manifest?.parameters ?? [];
  expect(parameters).toEqual([
    { key: 'flights', type: 'integer', min: 5, max: 60, default: 20, unit: '', description: '' },
    { key: 'wind', type: 'enum', options: ['calm', 'gusty'], default: 'calm', unit: '', description: '' },
  ]);
  expect(manifest?.data_points[0]).toEqual({
    key: 'adjusted_pumps',
    type: 'number',
    unit: '',
    min: 0,
    max: 128,
    options: [],
    required: true,
    repeated: false,
    max_count: 1,
    direction: 'none',
    speeded: false,
    description: '',
  });
});

test('what is optional may be left out', () => {
  const { manifest, problems } = parseManifest({
    manifest_version: 1,
    slug: 'tiny',
    name: 'Tiny',
    version: '0.1',
    sdk: '^1.0',
    input: ['touch'],
    est_minutes: 1,
    languages: ['en', 'pt-BR'],
    data_points: [],
  });
  expect(problems).toEqual([]);
  expect(manifest).toMatchObject({
    engine: 'custom',
    profile: 'strict',
    entry: 'index.html',
    resume: 'none',
  });
});

test('every problem is told with its place', () => {
  expect(parseManifestText('{').problems[0]?.code).toBe('not_json');
  expect(parseManifest([]).problems[0]?.code).toBe('not_object');
  const cases: [Record<string, unknown>, string[]][] = [
    [{ manifest_version: 2 }, ['manifest_version not_allowed']],
    [{ slug: undefined }, ['slug missing']],
    [{ slug: 'Cargo Drone' }, ['slug not_allowed']],
    [{ sdk: '^2.0' }, ['sdk not_allowed']],
    [{ entry: '../index.html' }, ['entry not_allowed']],
    [{ entry: '/index.html' }, ['entry not_allowed']],
    [{ entry: 'https://elsewhere.example/index.html' }, ['entry not_allowed']],
    [{ profile: 'open' }, ['profile not_allowed']],
    [{ input: [] }, ['input wrong_type']],
    [{ input: ['touch', 'touch'] }, ['input twice']],
    [{ min_viewport: [10, 500] }, ['min_viewport out_of_range']],
    [{ min_viewport: 5 }, ['min_viewport wrong_type']],
    [{ est_minutes: Number.POSITIVE_INFINITY }, ['est_minutes wrong_type']],
    [{ languages: ['English'] }, ['languages not_allowed']],
    [{ simulate: 'yes' }, ['simulate wrong_type']],
    [{ network: 'all' }, ['network unknown_field']],
    [{ accessibility: { keyboard: 1 } }, ['accessibility.keyboard wrong_type']],
    [{ data_points: undefined }, ['data_points missing']],
    [{ data_points: [{ key: 'rt', type: 'text' }] }, ['data_points[0].type not_allowed']],
    [{ data_points: [{ key: 'rt', type: 'number', min: 5, max: 1 }] }, ['data_points[0].max out_of_range']],
    [{ data_points: [{ key: 'ok', type: 'boolean', min: 0 }] }, ['data_points[0].min not_allowed']],
    [{ data_points: [{ key: 'kind', type: 'enum' }] }, ['data_points[0].options missing']],
    [{ data_points: [{ key: 'share', type: 'ratio', max: 2 }] }, ['data_points[0].max out_of_range']],
    [{ data_points: [{ key: 'a', type: 'number', max_count: 3 }] }, ['data_points[0].max_count not_allowed']],
    [
      {
        data_points: [
          { key: 'a', type: 'number' },
          { key: 'a', type: 'number' },
        ],
      },
      ['data_points[1].key twice'],
    ],
    [{ data_points: [{ key: 'trials.rt', type: 'number' }] }, ['data_points[0].key not_allowed']],
    [
      { params_schema: { type: 'object', properties: { n: { type: 'integer', minimum: 1.5, maximum: 3 } } } },
      ['params_schema.properties.n wrong_type'],
    ],
    [
      { params_schema: { type: 'object', properties: { n: { type: 'integer' } } } },
      ['params_schema.properties.n.minimum missing', 'params_schema.properties.n.maximum missing'],
    ],
    [
      {
        params_schema: {
          type: 'object',
          properties: { n: { type: 'number', minimum: 0, maximum: 1, default: 2 } },
        },
      },
      ['params_schema.properties.n.default out_of_range'],
    ],
    [
      { params_schema: { type: 'object', properties: { w: { type: 'string', enum: ['a'], default: 'b' } } } },
      ['params_schema.properties.w.default not_allowed'],
    ],
    [
      { params_schema: { type: 'object', properties: { list: { type: 'array' } } } },
      expect.arrayContaining(['params_schema.properties.list.type not_allowed']),
    ],
  ];
  for (const [change, expected] of cases) expect(problemsOf(change)).toEqual(expected);
});

test('anything at all is answered: a manifest or at least one problem with a sentence', () => {
  const fields = fc.constantFrom(...Object.keys(sampleManifest), '__proto__', 'constructor');
  fc.assert(
    fc.property(fc.dictionary(fields, fc.anything()), fc.boolean(), (fields, onTop) => {
      const { manifest, problems } = parseManifest(onTop ? { ...sampleManifest, ...fields } : fields);
      expect(manifest === null).toBe(problems.length > 0);
      expect(problems.every(({ sentence }) => sentence.endsWith('.') || sentence.includes('not JSON'))).toBe(
        true,
      );
    }),
  );
});
