/**
 * The text that monitoring systems read (OpenMetrics 1.0, https://prometheus.io/docs/specs/om/open_metrics_spec/).
 */

/** What a number is told apart by; a label that is empty counts as absent for who reads it. */
export type MetricLabels = Readonly<Record<string, string>>;

/** One number. */
export interface MetricSample {
  readonly labels?: MetricLabels;
  readonly value: number;
}

/** How long things took, in classes that each hold those below them as well. */
export interface MetricDistribution {
  readonly labels?: MetricLabels;
  /** Upper bounds of the classes, ascending, in the unit of the name; the class without a bound is not among them. */
  readonly bounds: readonly number[];
  /** How many fell into each class, not added up; one more than there are bounds. */
  readonly counts: readonly number[];
  /** Sum of all that was measured, in the unit of the name. */
  readonly sum: number;
}

/** Numbers of one meaning. The name ends in its unit where it has one, such as `tryout_database_answer_seconds`. */
export type MetricFamily = {
  /** Letters, digits and `_`; without `_total`, which is written where it belongs. */
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  /** Such as `seconds` or `bytes`; null: a plain number. */
  readonly unit: string | null;
} & (
  | { readonly type: 'gauge' | 'counter' | 'info'; readonly samples: readonly MetricSample[] }
  | { readonly type: 'histogram'; readonly distributions: readonly MetricDistribution[] }
);

/** The media type of what `writeOpenMetrics` writes. */
export const OPEN_METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/**
 * Writes families as OpenMetrics text, in the order given. A counter's samples end in `_total`, an info's in `_info`;
 * a histogram's classes are added up. @throws RangeError for a name that is none, or one that does not end in its unit
 */
export function writeOpenMetrics(families: readonly MetricFamily[]): string {
  return `${families.map(writeFamily).join('')}# EOF\n`;
}

const NAME = /^[a-zA-Z_][a-zA-Z0-9_]*$/;

function writeFamily(family: MetricFamily): string {
  const { name, help, unit, type } = family;
  if (!NAME.test(name) || (unit !== null && !name.endsWith(`_${unit}`)))
    throw new RangeError(`${name} is no name of a metric`);
  const lines = [`# TYPE ${name} ${type}`, ...(unit === null ? [] : [`# UNIT ${name} ${unit}`])];
  lines.push(`# HELP ${name} ${escapeText(help)}`);
  if (family.type === 'histogram') for (const one of family.distributions) lines.push(...linesOf(name, one));
  else {
    const ending = { counter: '_total', info: '_info', gauge: '' }[family.type];
    for (const { labels = {}, value } of family.samples)
      lines.push(`${name}${ending}${written(labels)} ${number(value)}`);
  }
  return `${lines.join('\n')}\n`;
}

function linesOf(name: string, { labels = {}, bounds, counts, sum }: MetricDistribution): string[] {
  let so_far = 0;
  const lines = [...bounds.map(String), '+Inf'].map((le, at) => {
    so_far += counts[at] ?? 0;
    return `${name}_bucket${written({ ...labels, le })} ${so_far}`;
  });
  return [
    ...lines,
    `${name}_count${written(labels)} ${so_far}`,
    `${name}_sum${written(labels)} ${number(sum)}`,
  ];
}

function written(labels: MetricLabels): string {
  const pairs = Object.entries(labels).map(([key, value]) => {
    if (!NAME.test(key)) throw new RangeError(`${key} is no name of a label`);
    return `${key}="${escapeText(value)}"`;
  });
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}

function number(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}
