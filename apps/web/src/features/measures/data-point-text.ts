import type { Text } from '../../platform/i18n/use-text.ts';
import { type MeasureKey, messages } from './measures.messages.ts';

/** How a data point's value is written. */
type Unit = 'plain' | 'share' | 'percent' | 'ms' | 's' | 'per_second';

/** What pure text builders need of the reader's language. */
export interface MeasureWords {
  readonly t: Text<MeasureKey>;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly list: (values: readonly string[]) => string;
}

const KNOWN: Readonly<Record<string, readonly [name: MeasureKey, unit: Unit]>> = {
  rcs_all: ['measures.dp.rcs_all', 'per_second'],
  rcs_incong: ['measures.dp.rcs_incong', 'per_second'],
  acc_all: ['measures.dp.acc_all', 'share'],
  acc_incong: ['measures.dp.acc_incong', 'share'],
  rt_correct: ['measures.dp.rt_correct', 'ms'],
  rt_sd: ['measures.dp.rt_sd', 'ms'],
  effect_rt: ['measures.dp.effect_rt', 'ms'],
  post_error_slowing: ['measures.dp.post_error_slowing', 'ms'],
  missed_share: ['measures.dp.missed_share', 'share'],
  anticipations: ['measures.dp.anticipations', 'plain'],
  adjusted_pumps: ['measures.dp.adjusted_pumps', 'plain'],
  load_level: ['measures.dp.load_level', 'percent'],
  losses: ['measures.dp.losses', 'plain'],
  total_points: ['measures.dp.total_points', 'plain'],
  cv: ['measures.dp.cv', 'plain'],
  delta_after_loss: ['measures.dp.delta_after_loss', 'plain'],
  calibration: ['measures.dp.calibration', 'percent'],
  learning: ['measures.dp.learning', 'plain'],
  collaboration: ['measures.dp.collaboration', 'plain'],
  integrity: ['measures.dp.integrity', 'plain'],
  customer_focus: ['measures.dp.customer_focus', 'plain'],
  agreement_all: ['measures.dp.agreement_all', 'plain'],
  straight_lining: ['measures.dp.straight_lining', 'share'],
  median_seconds: ['measures.dp.median_seconds', 's'],
  mean_span: ['measures.dp.mean_span', 'plain'],
  fwd_span: ['measures.dp.fwd_span', 'plain'],
  rev_span: ['measures.dp.rev_span', 'plain'],
  paths_correct: ['measures.dp.paths_correct', 'plain'],
  longest_path: ['measures.dp.longest_path', 'plain'],
  first_tap_latency: ['measures.dp.first_tap_latency', 'ms'],
  self_corrections: ['measures.dp.self_corrections', 'plain'],
  mean_load: ['measures.dp.mean_load', 'plain'],
  max_load: ['measures.dp.max_load', 'plain'],
  round_accuracy: ['measures.dp.round_accuracy', 'share'],
  lure_false_alarms: ['measures.dp.lure_false_alarms', 'share'],
  hit_rt: ['measures.dp.hit_rt', 'ms'],
  n_correct: ['measures.dp.n_correct', 'plain'],
  p_correct: ['measures.dp.p_correct', 'share'],
  theta: ['measures.dp.theta', 'plain'],
  se: ['measures.dp.se', 'plain'],
  median_rt_correct: ['measures.dp.median_rt_correct', 'ms'],
  calc_use: ['measures.dp.calc_use', 'share'],
  timeouts: ['measures.dp.timeouts', 'plain'],
  rapid_guess_rate: ['measures.dp.rapid_guess_rate', 'share'],
  simple_rt: ['measures.dp.simple_rt', 'ms'],
  frame_ms: ['measures.dp.frame_ms', 'ms'],
  touch_share: ['measures.dp.touch_share', 'share'],
  mouse_share: ['measures.dp.mouse_share', 'share'],
  commission: ['measures.dp.commission', 'share'],
  omission: ['measures.dp.omission', 'share'],
  go_rt: ['measures.dp.go_rt', 'ms'],
  go_rt_sd: ['measures.dp.go_rt_sd', 'ms'],
  dprime: ['measures.dp.dprime', 'plain'],
  bias: ['measures.dp.bias', 'plain'],
  hard_share: ['measures.dp.hard_share', 'share'],
  hard_share_p12: ['measures.dp.hard_share_p12', 'share'],
  hard_share_p50: ['measures.dp.hard_share_p50', 'share'],
  hard_share_p88: ['measures.dp.hard_share_p88', 'share'],
  ev_slope: ['measures.dp.ev_slope', 'plain'],
  ev_consistency: ['measures.dp.ev_consistency', 'share'],
  completion: ['measures.dp.completion', 'share'],
  sent_share: ['measures.dp.sent_share', 'share'],
  returned_share: ['measures.dp.returned_share', 'share'],
  offered_share: ['measures.dp.offered_share', 'share'],
  lowest_accepted: ['measures.dp.lowest_accepted', 'share'],
  accepted_share: ['measures.dp.accepted_share', 'share'],
  evenness: ['measures.dp.evenness', 'share'],
  graded_rate: ['measures.dp.graded_rate', 'plain'],
  graded: ['measures.dp.graded', 'plain'],
  optimal: ['measures.dp.optimal', 'plain'],
  solved: ['measures.dp.solved', 'plain'],
  extra_per_solved: ['measures.dp.extra_per_solved', 'plain'],
  extra_moves: ['measures.dp.extra_moves', 'plain'],
  planning_time: ['measures.dp.planning_time', 'ms'],
  avg_move_time: ['measures.dp.avg_move_time', 'ms'],
  information_use: ['measures.dp.information_use', 'plain'],
  ev_efficiency: ['measures.dp.ev_efficiency', 'percent'],
  ev_regret: ['measures.dp.ev_regret', 'plain'],
  avg_cards: ['measures.dp.avg_cards', 'plain'],
  intended_cards: ['measures.dp.intended_cards', 'plain'],
  prob_adj: ['measures.dp.prob_adj', 'plain'],
  loss_adj: ['measures.dp.loss_adj', 'plain'],
  gain_adj: ['measures.dp.gain_adj', 'plain'],
  snags_hit: ['measures.dp.snags_hit', 'plain'],
  order_agreement: ['measures.dp.order_agreement', 'plain'],
  decision_kappa: ['measures.dp.decision_kappa', 'plain'],
  recovery: ['measures.dp.recovery', 'plain'],
  time_used: ['measures.dp.time_used', 'ms'],
  resumption_lag: ['measures.dp.resumption_lag', 'ms'],
  moved_count: ['measures.dp.moved_count', 'plain'],
  decided_count: ['measures.dp.decided_count', 'plain'],
  answer_right: ['measures.dp.answer_right', 'plain'],
  answered: ['measures.dp.answered', 'share'],
  contradicting_pairs: ['measures.dp.contradicting_pairs', 'share'],
  seconds_per_statement: ['measures.dp.seconds_per_statement', 's'],
};

/** Places after the point that a reader can follow; formulas count with six. */
const READABLE = { maximumFractionDigits: 2 } as const;

/** A key in words where no better name is known: `tide_level` reads "tide level". */
export const inWords = (key: string): string => key.replaceAll(/[_.-]+/g, ' ').trim();

const isKey = (key: string): key is MeasureKey => Object.hasOwn(messages.en, key);

/** The name and unit of a data point of the product's own games; one with a name alone is a plain number. */
function known(key: string): readonly [name: MeasureKey, unit: Unit] | undefined {
  if (Object.hasOwn(KNOWN, key)) return KNOWN[key];
  const message = `measures.dp.${key}`;
  return isKey(message) ? [message, 'plain'] : undefined;
}

/** Whether a data point has a name; otherwise its key stands for it. */
export const hasDataPointName = (key: string): boolean => key.startsWith(SERIES) || known(key) !== undefined;

const SERIES = 'trials.';

/** The name of a column of the trials, by its key with or without `trials.`. */
export function columnName(key: string, words: Pick<MeasureWords, 't'>): string {
  const column = key.startsWith(SERIES) ? key.slice(SERIES.length) : key;
  const message = `measures.column.${column}`;
  return isKey(message) ? words.t(message) : inWords(column);
}

/** The name of a unit; one that nobody knows as it is written. */
export function unitName(unit: string, words: Pick<MeasureWords, 't'>): string {
  const message = `measures.unit_name.${unit.replaceAll(' ', '_')}`;
  return isKey(message) ? words.t(message) : unit;
}

/** The name of a data point, by its key within its task. */
export function dataPointName(key: string, words: Pick<MeasureWords, 't'>): string {
  if (key.startsWith(SERIES)) return words.t('measures.series', { name: columnName(key, words) });
  const found = known(key);
  return found ? words.t(found[0]) : inWords(key);
}

/** A data point's value with its unit; null has none. */
export function dataPointValue(key: string, value: number | null, words: MeasureWords): string {
  if (value === null) return words.t('measures.no_value');
  const unit = known(key)?.[1] ?? 'plain';
  if (unit === 'share') return words.number(value, { style: 'percent', maximumFractionDigits: 1 });
  const places = unit === 'ms' ? { maximumFractionDigits: 0 } : READABLE;
  const text = words.number(value, places);
  return unit === 'plain' ? text : words.t(`measures.unit.${unit}`, { value: text });
}
