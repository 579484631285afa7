import { DATA_POINT_TYPES, type ManifestDataPoint } from './build-manifest.ts';
import type { ObjectReader, Problems } from './manifest-problems.ts';
import { LIMITS, NAME_PATTERN } from './protocol.ts';

/** How many data points a build may declare. */
const MOST = 200;
const FIELDS = [
  'key',
  'type',
  'unit',
  'min',
  'max',
  'options',
  'required',
  'repeated',
  'max_count',
  'direction',
  'speeded',
  'description',
];

/** Reads `data_points`, a list that may be empty but not absent; no key twice. */
export function parseDataPoints(problems: Problems, raw: unknown): ManifestDataPoint[] {
  if (!Array.isArray(raw)) {
    const code = raw === undefined ? 'missing' : 'wrong_type';
    problems.add('data_points', code, 'data_points must be a list of what the game measures.');
    return [];
  }
  if (raw.length > MOST) {
    problems.add('data_points', 'too_many', `A build declares at most ${MOST} data points.`);
    return [];
  }
  const keys = new Set<string>();
  return raw.map((entry, index) => {
    const point = parseDataPoint(problems, `data_points[${index}]`, entry);
    if (point.key.startsWith('trials.')) {
      const sentence = `data_points[${index}].key: names beginning with trials. are those of series over trials.`;
      problems.add(`data_points[${index}].key`, 'not_allowed', sentence);
    }
    if (point.key !== '' && keys.has(point.key)) {
      problems.add(`data_points[${index}].key`, 'twice', `The data point ${point.key} is declared twice.`);
    }
    keys.add(point.key);
    return point;
  });
}

function parseDataPoint(problems: Problems, path: string, raw: unknown): ManifestDataPoint {
  const at = problems.object(path, raw, FIELDS);
  const type = at.choice('type', DATA_POINT_TYPES);
  const repeated = at.flag('repeated', false);
  const max_count =
    at.raw('max_count') === undefined ? (repeated ? 2000 : 1) : at.number('max_count', 1, 20_000);
  if (!Number.isInteger(max_count) || (!repeated && max_count !== 1)) {
    const sentence = `${path}.max_count must be a whole number, and 1 unless the data point is repeated.`;
    problems.add(`${path}.max_count`, 'not_allowed', sentence);
  }
  return {
    key: at.text('key', {
      pattern: NAME_PATTERN,
      says: 'small letters, digits, dots, hyphens and underscores',
    }),
    type,
    unit: at.raw('unit') === undefined || at.raw('unit') === '' ? '' : at.text('unit', { max: 20 }),
    ...parseBounds(problems, path, at, type),
    options: parseOptions(problems, path, at, type),
    required: at.flag('required', false),
    repeated,
    max_count,
    direction: at.choice('direction', ['higher', 'lower', 'target', 'none'], 'none'),
    speeded: at.flag('speeded', type === 'duration_ms'),
    description: at.raw('description') === undefined ? '' : at.text('description', { max: 500 }),
  };
}

/** Bounds belong to numbers; a ratio lies within 0 and 1 and a duration is not negative, whether it says so or not. */
function parseBounds(problems: Problems, path: string, at: ObjectReader, type: ManifestDataPoint['type']) {
  const numeric = type === 'number' || type === 'integer' || type === 'ratio' || type === 'duration_ms';
  const least = type === 'ratio' || type === 'duration_ms' ? 0 : null;
  const most = type === 'ratio' ? 1 : null;
  if (!numeric) {
    for (const key of ['min', 'max'].filter((key) => at.raw(key) !== undefined)) {
      problems.add(`${path}.${key}`, 'not_allowed', `${path}.${key}: only a number has bounds.`);
    }
    return { min: null, max: null };
  }
  const min = at.raw('min') === undefined ? least : at.number('min', least ?? -1e15, most ?? 1e15);
  const max = at.raw('max') === undefined ? most : at.number('max', least ?? -1e15, most ?? 1e15);
  if (min !== null && max !== null && max < min) {
    problems.add(`${path}.max`, 'out_of_range', `${path}.max is below its min.`);
  }
  return { min, max };
}

function parseOptions(problems: Problems, path: string, at: ObjectReader, type: ManifestDataPoint['type']) {
  if (type === 'enum') {
    return at.texts('options', /^\S(.{0,62}\S)?$/, `texts of at most ${LIMITS.name_length} characters`);
  }
  if (at.raw('options') !== undefined) {
    problems.add(`${path}.options`, 'not_allowed', `${path}.options: only an enum has them.`);
  }
  return [];
}
