/**
 * How often honest players show a sign that is worth a look (simulations §1.14). Computed from the published raw
 * trials of 522 adults, recruited on Amazon Mechanical Turk in 2016.
 */
export interface BaseRate {
  readonly code: string;
  /** 95 of 100 honest players had at most this. */
  readonly p95: number;
  /** 99 of 100 had at most this. */
  readonly p99: number;
  readonly n: number;
  readonly source: string;
}

const ATTENTION_NETWORK =
  'Attention Network Task, raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319), own computation';

/** Base rates for two-choice speeded tasks. */
export const SPEEDED_CHOICE_BASE_RATES = {
  anticipation_share: { code: 'anticipation_share', p95: 0, p99: 0.007, n: 522, source: ATTENTION_NETWORK },
  missed_share: { code: 'missed_share', p95: 0.035, p99: 0.166, n: 522, source: ATTENTION_NETWORK },
  longest_run: { code: 'longest_run', p95: 10, p99: 11, n: 522, source: ATTENTION_NETWORK },
} as const satisfies Readonly<Record<string, BaseRate>>;

const CHOICE_REACTION =
  'Choice Reaction Time task, raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319), own computation';

/** Base rates for a choice between two simple signals. */
export const CHOICE_REACTION_BASE_RATES = {
  anticipation_share: { code: 'anticipation_share', p95: 0.006, p99: 0.007, n: 522, source: CHOICE_REACTION },
  missed_share: { code: 'missed_share', p95: 0.02, p99: 0.177, n: 522, source: CHOICE_REACTION },
  longest_run: { code: 'longest_run', p95: 10, p99: 12, n: 522, source: CHOICE_REACTION },
} as const satisfies Readonly<Record<string, BaseRate>>;

const GO_NOGO =
  'Go/no-go task with 350 trials, nine in ten to be answered; raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319), own computation';

/** Base rates for a go/no-go task in which nine of ten signals are to be answered. */
export const GO_NOGO_BASE_RATES = {
  anticipation_share: { code: 'anticipation_share', p95: 0.037, p99: 0.082, n: 522, source: GO_NOGO },
  unanswered_share: { code: 'unanswered_share', p95: 0.103, p99: 0.137, n: 522, source: GO_NOGO },
} as const satisfies Readonly<Record<string, BaseRate>>;

/** How often the page was left during the nearest published task. */
export const away = (task: string, p95: number, p99: number): BaseRate => ({
  code: 'left_page',
  p95,
  p99,
  n: 522,
  source: `${task}, raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319), own computation`,
});

/** Below this coefficient of variation, intervals are steadier than hands can make them (simulations §1.8). */
export const SCRIPTED_INTERVAL_CV = 0.03;

/** Fewest intervals from which steadiness can be told. */
export const SCRIPTED_INTERVAL_MINIMUM = 10;
