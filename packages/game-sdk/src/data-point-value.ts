import type { BuildManifest, ManifestDataPoint } from './build-manifest.ts';
import type { DataPointMessage, Json } from './protocol.ts';

/**
 * Whether a value may count: `ok`, or kept but never scored because the manifest does not know the key (`unmapped`),
 * it is of another type (`wrong_type`), lies outside the bounds (`out_of_range`) or comes too often (`too_many`).
 */
export type Quality = 'ok' | 'unmapped' | 'wrong_type' | 'out_of_range' | 'too_many';

/** What became of a data point: the value that stands, with its quality. */
export interface StandingValue {
  readonly key: string;
  readonly trial: number | null;
  readonly value: Json;
  readonly quality: Quality;
  readonly seq: number;
}

/** Values of one session; a later one for the same key and trial stands in for the earlier. */
export interface DataPointTable {
  add(message: DataPointMessage): Quality;
  /** In the order in which each was first sent. */
  values(): readonly StandingValue[];
  /** Keys of required data points without a value that is `ok`. */
  missing(): readonly string[];
}

/** Whether `value` is what `spec` declares. */
export function qualityOf(spec: ManifestDataPoint, value: Json): 'ok' | 'wrong_type' | 'out_of_range' {
  if (spec.type === 'boolean') return typeof value === 'boolean' ? 'ok' : 'wrong_type';
  if (spec.type === 'object') {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? 'ok' : 'wrong_type';
  }
  if (spec.type === 'enum') {
    if (typeof value !== 'string') return 'wrong_type';
    return spec.options.includes(value) ? 'ok' : 'out_of_range';
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'wrong_type';
  if (spec.type === 'integer' && !Number.isInteger(value)) return 'wrong_type';
  return value < (spec.min ?? value) || value > (spec.max ?? value) ? 'out_of_range' : 'ok';
}

/** No values yet. Without a manifest every key is unmapped. */
export function createDataPointTable(manifest: BuildManifest | null): DataPointTable {
  const specs = new Map((manifest?.data_points ?? []).map((spec) => [spec.key, spec]));
  const standing = new Map<string, StandingValue>();
  const counts = new Map<string, number>();
  function judge({ key, value, trial }: DataPointMessage, isNew: boolean): Quality {
    const spec = specs.get(key);
    if (!spec) return 'unmapped';
    if (!spec.repeated && trial !== undefined) return 'too_many';
    if (isNew && (counts.get(key) ?? 0) >= spec.max_count) return 'too_many';
    return qualityOf(spec, value);
  }
  return {
    add(message) {
      const { key, trial = null, value, seq } = message;
      const each = specs.get(key)?.repeated === true && trial === null;
      const place = each ? `${key} #${seq}` : `${key} ${trial}`;
      const isNew = !standing.has(place);
      const quality = judge(message, isNew);
      if (isNew && quality !== 'too_many') counts.set(key, (counts.get(key) ?? 0) + 1);
      standing.set(place, { key, trial, value, quality, seq });
      return quality;
    },
    values: () => [...standing.values()],
    missing() {
      const seen = new Set(
        [...standing.values()].flatMap(({ key, quality }) => (quality === 'ok' ? [key] : [])),
      );
      return [...specs.values()].flatMap(({ key, required }) => (required && !seen.has(key) ? [key] : []));
    },
  };
}
