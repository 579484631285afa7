import type { SampleInput } from './sample-input.ts';

type Json = unknown;

/** Paths of every value inside, the containers as well. */
export function placesIn(value: Json, path: readonly string[] = []): string[][] {
  const here = path.length > 0 ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function replaced(value: Json, path: readonly string[], put: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((inner, i) => (String(i) === key ? replaced(inner, rest, put) : inner));
  }
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, Json>;
  return { ...object, [key]: replaced(object[key], rest, put) };
}

/** The input with one value, chosen by `at`, replaced; or with a key that no schema knows. */
export function spoil(input: SampleInput, at: number, put: unknown): SampleInput {
  const places: string[][] = [
    ...placesIn(input.params, ['params']).slice(1),
    ...placesIn(input.query, ['query']).slice(1),
    ...placesIn(input.body, ['body']),
    ['query', 'unknown_key'],
    ['body', 'unknown_key'],
  ];
  const place = places[at % places.length] ?? ['body'];
  const spoiled = replaced(input, place, put) as SampleInput;
  if (place[0] !== 'params') return spoiled;
  const params = Object.fromEntries(
    Object.entries(spoiled.params).map(([name, value]) => [name, addressPart(value)]),
  );
  return { ...spoiled, params };
}

/** What can stand in an address: text without half characters, not longer than servers take. */
function addressPart(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed().slice(0, 250);
}
