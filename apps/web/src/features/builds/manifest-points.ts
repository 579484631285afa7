import type { ManifestDataPoint } from '@tryout/game-sdk/build-manifest';
import type { StandingValue } from '@tryout/game-sdk/data-point-value';

/** A data point as a manifest's text declares it; what else the text says of it goes along. */
export interface WrittenPoint {
  readonly key: string;
  readonly type: ManifestDataPoint['type'];
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly required?: boolean;
  readonly repeated?: boolean;
  readonly direction?: ManifestDataPoint['direction'];
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const isPoint = (each: unknown): each is WrittenPoint =>
  typeof each === 'object' &&
  each !== null &&
  'key' in each &&
  'type' in each &&
  typeof each.key === 'string' &&
  typeof each.type === 'string';

/** The data points of a manifest's text; null while the text cannot be read or lists something else. */
export function pointsIn(text: string): readonly WrittenPoint[] | null {
  const points: unknown = objectIn(text)?.data_points;
  if (!Array.isArray(points)) return null;
  return points.every(isPoint) ? points : null;
}

/** A manifest's text with other data points, the rest of it as it is; unchanged while it cannot be read. */
export function withPoints(text: string, data_points: readonly WrittenPoint[]): string {
  const manifest = objectIn(text);
  return manifest === null ? text : `${JSON.stringify({ ...manifest, data_points }, null, 2)}\n`;
}

/** Keys that a game sent in a trial, in their order, each with its values. */
export function sentKeys(values: readonly StandingValue[]): ReadonlyMap<string, readonly StandingValue[]> {
  return Map.groupBy(values, ({ key }) => key);
}

/** Most values of a choice that a trial alone may suggest. */
const MOST_OPTIONS = 20;

/**
 * How a key that a game sent is probably meant, by the values that came. Bounds are left open: one trial does not show
 * how far values reach.
 */
export function guessedPoint(key: string, sent: readonly StandingValue[]): WrittenPoint {
  const values = sent.map(({ value }) => value).filter((value) => value !== null);
  const common = { key, ...(sent.some(({ trial }) => trial !== null) && { repeated: true }) };
  if (values.length > 0 && values.every((value) => typeof value === 'boolean')) {
    return { ...common, type: 'boolean', direction: 'higher' };
  }
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))];
  if (
    texts.length > 0 &&
    values.every((value) => typeof value === 'string') &&
    texts.length <= MOST_OPTIONS
  ) {
    return { ...common, type: 'enum', options: texts };
  }
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0 || numbers.length < values.length) return { ...common, type: 'object' };
  if (/(?:^|_)(?:ms|rt)$/u.test(key)) return { ...common, type: 'duration_ms', direction: 'lower' };
  if (numbers.every(Number.isInteger)) return { ...common, type: 'integer', direction: 'higher' };
  const isShare = numbers.every((value) => value >= 0 && value <= 1);
  return { ...common, type: isShare ? 'ratio' : 'number', direction: 'higher' };
}

/**
 * The data points of a manifest with those that a game sent in a trial: what is declared stays as it is, what came is
 * added. The example that a manifest begins with goes when the game never sent it.
 */
export function withSentPoints(
  points: readonly WrittenPoint[],
  values: readonly StandingValue[],
  example: string,
): readonly WrittenPoint[] {
  const sent = sentKeys(values);
  const kept = points.filter(({ key }) => key !== example || sent.has(key));
  const declared = new Set(kept.map(({ key }) => key));
  const added = [...sent].filter(([key]) => !declared.has(key)).map(([key, each]) => guessedPoint(key, each));
  return [...kept, ...added];
}
