import { expect, test } from 'vitest';
import { lineOf } from './line-of.ts';

const TEXT = `{
  "slug": "a, \\"b\\": [",
  "min_viewport": [320, 480],
  "params_schema": {
    "properties": {
      "trials": { "minimum": 4 }
    }
  },
  "data_points": [
    { "key": "accuracy" },
    {
      "key": "trial",
      "max_count": -1
    }
  ]
}`;

test.each([
  ['', 1],
  ['slug', 2],
  ['min_viewport', 3],
  ['params_schema.properties.trials.minimum', 6],
  ['data_points[0].key', 10],
  ['data_points[1]', 11],
  ['data_points[1].max_count', 13],
])('finds %s', (path, line) => {
  expect(lineOf(TEXT, path)).toBe(line);
});

test('something absent is where it should be; what is not JSON has a line, too', () => {
  expect(lineOf(TEXT, 'data_points[0].type')).toBe(10);
  expect(lineOf(TEXT, 'version')).toBe(1);
  expect(lineOf('{ "a": ', 'a')).toBe(1);
  expect(lineOf('', 'a.b')).toBe(1);
});
