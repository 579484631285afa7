/**
 * What about a play is worth a look, put into few words: the many facts that are recorded say one of these. None of
 * them is part of a score; a person looks and decides.
 */

/** Kinds of what is worth a look, the weightiest first. */
export const LOOK_KINDS = [
  'too_fast',
  'automated',
  'clock',
  'device',
  'not_read',
  'pattern',
  'repeated',
  'away',
  'left_out',
  'other',
] as const;
/** A kind of what is worth a look. */
export type LookKind = (typeof LOOK_KINDS)[number];

const KIND_OF: Readonly<Record<string, LookKind>> = {
  timing_impossible: 'too_fast',
  too_fast_answers: 'too_fast',
  impossible_timing: 'too_fast',
  impossible_correct: 'too_fast',
  anticipation_share: 'too_fast',
  rapid_correct: 'too_fast',
  fast_sums: 'too_fast',
  fast_taps: 'too_fast',
  solver_like: 'too_fast',
  automated_answers: 'automated',
  scripted_answers: 'automated',
  clock_drift_s: 'clock',
  device_changes: 'device',
  rapid_guesses: 'not_read',
  fast_reading: 'not_read',
  fast_answers: 'not_read',
  unread_choices: 'not_read',
  steady_times: 'pattern',
  time_by_difficulty: 'pattern',
  person_fit: 'pattern',
  pause_then_perfect: 'pattern',
  contradicting_pairs: 'pattern',
  longest_run: 'repeated',
  longest_option_run: 'repeated',
  same_choice_run: 'repeated',
  same_load_run: 'repeated',
  same_rating_run: 'repeated',
  screens_same_rating: 'repeated',
  straight_lining: 'repeated',
  one_side_share: 'repeated',
  single_crate_share: 'repeated',
  pressed_share: 'repeated',
  left_page: 'away',
  interruptions: 'away',
  interrupted_steps: 'away',
  replaced_items: 'away',
  left_shifts: 'away',
  near_chance: 'left_out',
  missed_share: 'left_out',
  unanswered_share: 'left_out',
  untouched_share: 'left_out',
  none_opened_share: 'left_out',
  undecided_messages: 'left_out',
  left_out: 'left_out',
};

/** The kinds that codes of facts say, each once, the weightiest first; a code that is not known is `other`. */
export function lookKinds(codes: readonly string[]): LookKind[] {
  const found = new Set(codes.map((code) => KIND_OF[code] ?? 'other'));
  return LOOK_KINDS.filter((kind) => found.has(kind));
}
