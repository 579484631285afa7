import fc from 'fast-check';
import { expect, it } from 'vitest';
import { browserName } from './browser-name.ts';
import { loadBucketMs, loadPercentile } from './load-buckets.ts';
import { redactedMessage } from './redacted-message.ts';

it('a bucket ends at most a tenth above the time that is counted in it', () => {
  fc.assert(
    fc.property(fc.double({ min: 50, max: 3_600_000, noNaN: true }), (ms) => {
      const end = loadBucketMs(ms);
      expect(end).toBeGreaterThanOrEqual(ms - 1e-6);
      expect(end).toBeLessThan(ms * 1.1 + 1);
      expect(loadBucketMs(end)).toBeGreaterThanOrEqual(end);
    }),
  );
  expect([0, 50, 51, 100, 1000].map(loadBucketMs)).toEqual([50, 50, 55, 100, 1038]);
});

it('percentiles are those of the counted loads', () => {
  const buckets = [
    { bucket_ms: 900, count: 1 },
    { bucket_ms: 100, count: 90 },
    { bucket_ms: 400, count: 9 },
  ];
  expect([0.5, 0.9, 0.95, 1].map((p) => loadPercentile(buckets, p))).toEqual([100, 100, 400, 900]);
  expect(loadPercentile([], 0.5)).toBeNull();
});

it('a browser is told by its family and version, and nothing finer', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.54';
  expect(browserName(`${chrome} Safari/537.36`)).toBe('Chrome 141');
  expect(browserName(`${chrome} Safari/537.36 Edg/141.0.1`)).toBe('Edge 141');
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  expect(browserName(`${mac} Version/26.1 Safari/605.1.15`)).toBe('Safari 26');
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0')).toBe(
    'Firefox 144',
  );
  expect(browserName('curl/8.5.0')).toBe('another browser');
});

it('a message is told without addresses, ids and long numbers', () => {
  const signed =
    'http://127.0.0.1:8081/b/mb1.3f9a-_x/018f0000-0000-7000-8000-000000000001/js/level.js?token=abc';
  expect(redactedMessage(`Failed to load ${signed} for ada@example.org`)).toBe(
    'Failed to load http://127.0.0.1:8081/js/level.js for (address)',
  );
  expect(redactedMessage('play 018f0000-0000-7000-8000-000000000001\n at 1763730000')).toBe(
    'play (id) at (number)',
  );
  expect(redactedMessage('x'.repeat(2000))).toHaveLength(300);
  expect(redactedMessage('half \ud83d of it \u0000')).toBe('half \ufffd of it');
});
