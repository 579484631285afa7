import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MetricFamily, writeOpenMetrics } from './open-metrics.ts';

it('writes each kind as the specification spells it', () => {
  const families: MetricFamily[] = [
    {
      name: 'tryout_version',
      help: 'Which one.',
      unit: null,
      type: 'info',
      samples: [{ labels: { version: '0.2.0' }, value: 1 }],
    },
    {
      name: 'tryout_http_requests',
      help: 'Requests.',
      unit: null,
      type: 'counter',
      samples: [{ labels: { status: '200' }, value: 3 }],
    },
    { name: 'tryout_free_bytes', help: 'Free.', unit: 'bytes', type: 'gauge', samples: [{ value: 12 }] },
    {
      name: 'tryout_took_seconds',
      help: 'Took.',
      unit: 'seconds',
      type: 'histogram',
      distributions: [{ labels: { feature: 'plays' }, bounds: [0.1, 1], counts: [2, 1, 4], sum: 9.5 }],
    },
  ];
  expect(writeOpenMetrics(families)).toBe(`# TYPE tryout_version info
# HELP tryout_version Which one.
tryout_version_info{version="0.2.0"} 1
# TYPE tryout_http_requests counter
# HELP tryout_http_requests Requests.
tryout_http_requests_total{status="200"} 3
# TYPE tryout_free_bytes gauge
# UNIT tryout_free_bytes bytes
# HELP tryout_free_bytes Free.
tryout_free_bytes 12
# TYPE tryout_took_seconds histogram
# UNIT tryout_took_seconds seconds
# HELP tryout_took_seconds Took.
tryout_took_seconds_bucket{feature="plays",le="0.1"} 2
tryout_took_seconds_bucket{feature="plays",le="1"} 3
tryout_took_seconds_bucket{feature="plays",le="+Inf"} 7
tryout_took_seconds_count{feature="plays"} 7
tryout_took_seconds_sum{feature="plays"} 9.5
# EOF
`);
});

it('whatever a label holds, a sample stays one line whose quotes are paired', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.double(), (value, amount) => {
      const text = writeOpenMetrics([
        {
          name: 'a',
          help: value,
          unit: null,
          type: 'gauge',
          samples: [{ labels: { of: value }, value: amount }],
        },
      ]);
      const lines = text.split('\n');
      expect(lines).toHaveLength(5);
      expect(lines[2]).toMatch(/^a\{of="(?:[^"\\]|\\["\\n])*"\} \S+$/s);
    }),
  );
});

it.each([
  ['tryout-free', null],
  ['9lives', null],
  ['tryout_free', 'bytes'],
])('refuses the name %s with the unit %s', (name, unit) => {
  expect(() => writeOpenMetrics([{ name, help: '', unit, type: 'gauge', samples: [] }])).toThrow(RangeError);
});
