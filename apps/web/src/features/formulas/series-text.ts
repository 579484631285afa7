import type { DataPointValue } from '@tryout/domain/formulas/formula';

/** Values of a series, one for each trial; null is a trial without one. */
export type Series = readonly (number | boolean | null)[];

const MOST = 1000;
const WORDS: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  '-': null,
  '–': null,
  '−': null,
};

/** A series as it is typed: `620, 580, –`. */
export function seriesText(value: DataPointValue | undefined): string {
  return Array.isArray(value) ? value.map((trial) => (trial === null ? '–' : String(trial))).join(', ') : '';
}

/** What was typed as a series; null where a part of it is no number, `true`, `false` or `–`, or there are too many. */
export function seriesOf(text: string): Series | null {
  const parts = text
    .split(/[,;،\s]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MOST) return null;
  const trials: (number | boolean | null)[] = [];
  for (const part of parts) {
    if (Object.hasOwn(WORDS, part.toLowerCase())) trials.push(WORDS[part.toLowerCase()] ?? null);
    else if (/^[-−]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(part)) trials.push(Number(part.replace('−', '-')));
    else return null;
  }
  return trials.every((trial) => typeof trial !== 'number' || Number.isFinite(trial)) ? trials : null;
}
