import type { StandingValue } from '@tryout/game-sdk/data-point-value';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import { expect, test } from 'vitest';
import { guessedPoint, pointsIn, withPoints, withSentPoints } from './manifest-points.ts';
import { EXAMPLE_POINT, manifestToBeginWith } from './manifest-to-begin-with.ts';

const BEGUN = manifestToBeginWith(
  { slug: 'balloon', name: 'Balloon' },
  { version: '1.0', entry: 'index.html', profile: 'compat' },
);
let seq = 0;
const sent = (key: string, value: StandingValue['value'], trial: number | null = null): StandingValue => ({
  key,
  value,
  trial,
  quality: 'unmapped',
  seq: ++seq,
});

test.each([
  ['score', [3, 4], { type: 'integer', direction: 'higher' }],
  ['share', [0.5, 1], { type: 'ratio', direction: 'higher' }],
  ['theta', [-0.5, 1], { type: 'number', direction: 'higher' }],
  ['median_rt', [431.5], { type: 'duration_ms', direction: 'lower' }],
  ['passed', [true, false], { type: 'boolean', direction: 'higher' }],
  ['side', ['left', 'right', 'left'], { type: 'enum', options: ['left', 'right'] }],
  ['row', [{ rt: 3 }], { type: 'object' }],
  ['mixed', [3, 'three'], { type: 'object' }],
  ['never', [null], { type: 'object' }],
])('%s is taken for what its values are', (key, values, expected) => {
  expect(
    guessedPoint(
      key,
      values.map((value) => sent(key, value as StandingValue['value'])),
    ),
  ).toEqual({
    key,
    ...expected,
  });
  const rows = values.map((value, at) => sent(key, value as StandingValue['value'], at));
  expect(guessedPoint(key, rows)).toEqual({ key, repeated: true, ...expected });
});

test('what a trial sent makes a manifest that is taken; the example goes, what was declared stays', () => {
  const values = [sent('pumps', 31), sent('burst', true), sent('pump_rt', 240.5, 0), sent('side', 'left')];
  const points = withSentPoints(pointsIn(BEGUN) ?? [], values, EXAMPLE_POINT);
  expect(points.map(({ key }) => key)).toEqual(['pumps', 'burst', 'pump_rt', 'side']);
  const text = withPoints(BEGUN, points);
  const { manifest, problems } = parseManifestText(text);
  expect(problems).toEqual([]);
  expect(manifest).toMatchObject({ slug: 'balloon', name: 'Balloon' });
  expect(pointsIn(text)).toEqual(points);

  const own = points.with(0, { key: 'pumps', type: 'number', min: 0, max: 90 });
  expect(withSentPoints(own, [...values, sent('late', 1)], EXAMPLE_POINT)).toEqual([
    ...own,
    { key: 'late', type: 'integer', direction: 'higher' },
  ]);
  expect(withSentPoints(pointsIn(BEGUN) ?? [], [sent(EXAMPLE_POINT, 7)], EXAMPLE_POINT)).toHaveLength(1);
});

test('a text that cannot be read is left alone', () => {
  for (const text of ['{', '[]', '{"data_points": 3}', '{"data_points": [7]}'])
    expect(pointsIn(text)).toBeNull();
  expect(withPoints('{', [])).toBe('{');
});
