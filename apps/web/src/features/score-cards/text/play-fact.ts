import type { CardPlay } from '../score-cards.api.ts';

/** How a fact's number reads: a share of all answers, a length of time in seconds, that it happened, or a plain number. */
export type FactKind = 'share' | 'length' | 'happened' | 'plain';

const SHARES = new Set([
  'near_chance',
  'straight_lining',
  'fast_reading',
  'rapid_guesses',
  'screens_same_rating',
  'fast_answers',
  'contradicting_pairs',
  'left_out',
  'left_shifts',
  'unread_choices',
  'too_fast_answers',
  'automated_answers',
  'scripted_answers',
  'untold_answers',
  'hidden_answers',
  'undrawn_answers',
  'answers_by_mouse',
  'answers_by_touch',
  'answers_by_pen',
  'answers_by_keyboard',
]);

/** How the number of a fact is to be written. */
export function factKind(code: string): FactKind {
  if (code === 'away_s') return 'length';
  if (code === 'time_up') return 'happened';
  return code.endsWith('_share') || SHARES.has(code) ? 'share' : 'plain';
}

type Fact = Pick<CardPlay['integrity'][number], 'code' | 'base_rate_source'>;

/** Each source of usual values once, with the facts it is for. */
export function sourcesOf(facts: readonly Fact[]): { source: string; codes: string[] }[] {
  const sources = new Map<string, Set<string>>();
  for (const { code, base_rate_source } of facts) {
    if (base_rate_source === null) continue;
    sources.set(base_rate_source, (sources.get(base_rate_source) ?? new Set()).add(code));
  }
  return [...sources].map(([source, codes]) => ({ source, codes: [...codes] }));
}
