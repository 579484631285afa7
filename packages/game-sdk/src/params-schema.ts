import type { ManifestParameter } from './build-manifest.ts';
import { isPlainObject, type ObjectReader, type Problems } from './manifest-problems.ts';

/** How many settings a build may declare. */
const MOST = 50;
const FIELDS = ['type', 'enum', 'minimum', 'maximum', 'default', 'description', 'unit'];

/**
 * Reads `params_schema`, a small part of JSON Schema: `{ "type": "object", "properties": { <key>: <setting> } }`.
 * A setting is `integer` or `number` with `minimum` and `maximum`, `boolean`, or `string` with `enum`; each may have
 * `default`, `description` and our `unit`. Without a default it is the minimum, `false`, or the first of the list.
 * Absent: no settings.
 */
export function parseParameters(problems: Problems, raw: unknown): ManifestParameter[] {
  if (raw === undefined) return [];
  const schema = problems.object('params_schema', raw, ['type', 'properties']);
  schema.choice('type', ['object']);
  const properties = schema.raw('properties') ?? {};
  if (!isPlainObject(properties)) {
    problems.add('params_schema.properties', 'not_object', 'params_schema.properties must be an object.');
    return [];
  }
  const entries = Object.entries(properties);
  if (entries.length > MOST) {
    problems.add('params_schema.properties', 'too_many', `A build declares at most ${MOST} settings.`);
    return [];
  }
  return entries.map(([key, setting]) => parseParameter(problems, key, setting));
}

function parseParameter(problems: Problems, key: string, raw: unknown): ManifestParameter {
  const path = `params_schema.properties.${key.slice(0, 64)}`;
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(key)) {
    problems.add(path, 'not_allowed', `${path}: a key is small letters, digits and underscores.`);
  }
  const at = problems.object(path, raw, FIELDS);
  const type = at.choice('type', ['integer', 'number', 'boolean', 'string']);
  const words = {
    key,
    unit: at.raw('unit') === undefined || at.raw('unit') === '' ? '' : at.text('unit', { max: 20 }),
    description: at.raw('description') === undefined ? '' : at.text('description', { max: 500 }),
  };
  if (type === 'boolean') return { ...words, type, default: at.flag('default', false) };
  if (type === 'string') return { ...words, type: 'enum', ...parseOptions(at) };
  return { ...words, type, ...parseRange(problems, path, at, type === 'integer') };
}

function parseOptions(at: ObjectReader): { default: string; options: string[] } {
  const options = at.texts('enum', /^\S(.{0,62}\S)?$/, 'the texts to choose from');
  const first = options[0] ?? '';
  return { options, default: options.length === 0 ? first : at.choice('default', options, first) };
}

function parseRange(problems: Problems, path: string, at: ObjectReader, whole: boolean) {
  const [least, most] = [-1e9, 1e9];
  const min = at.number('minimum', least, most);
  const max = at.number('maximum', least, most);
  if (max < min) problems.add(`${path}.maximum`, 'out_of_range', `${path}.maximum is below its minimum.`);
  const start = at.raw('default') === undefined ? min : at.number('default', min, max);
  if (whole && ![min, max, start].every(Number.isInteger)) {
    problems.add(path, 'wrong_type', `${path}: bounds and default of an integer are whole numbers.`);
  }
  return { min, max, default: start };
}
