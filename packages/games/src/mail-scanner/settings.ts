import { readSettings } from '../configure.ts';
import { decimal, whole } from '../declare.ts';
import { InputRefused, type Json, type ParameterSpec } from '../task-core.ts';

/** Settings of one Mail Scanner task. */
export interface MailScannerConfig {
  readonly trials: number;
  readonly share_go: number;
  readonly stimulus_ms: number;
  readonly deadline_ms: number;
  readonly soa_ms: number;
  readonly block_size: number;
}

/** Half the range over which the wait before a letter is drawn, ms, so that the letters do not come like a clock. */
export const WAIT_JITTER_MS = 100;
/** Shortest mean wait before a letter, ms. */
const SHORTEST_WAIT_MS = 250;

/** Declared parameters (simulations §1.6). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole('trials', 280, [40, 420], 'trials', 'How many letters come; practice not counted.'),
  decimal(
    'share_go',
    0.9,
    [0.7, 0.95],
    'share',
    'Share of letters to be stamped. The norms hold for .9; with fewer, holding back becomes easier.',
  ),
  whole('stimulus_ms', 750, [300, 2000], 'ms', 'How long a letter stays lit, before any extra time.'),
  whole(
    'deadline_ms',
    1200,
    [800, 3000],
    'ms',
    'Time to stamp after a letter has appeared, before any extra time granted.',
  ),
  whole(
    'soa_ms',
    1600,
    [1200, 4000],
    'ms',
    'Mean time from one letter to the next, before any extra time granted.',
  ),
  whole(
    'block_size',
    70,
    [20, 105],
    'trials',
    'Letters between two breaks; each block has the same number of marked ones.',
  ),
];

/** Marked letters in each block. */
export function markedPerBlock({
  block_size,
  share_go,
}: Pick<MailScannerConfig, 'block_size' | 'share_go'>): number {
  return Math.max(1, Math.round(block_size * (1 - share_go)));
}

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): MailScannerConfig {
  const settings = readSettings(PARAMETERS, raw);
  const config = {
    trials: Number(settings.trials),
    share_go: Number(settings.share_go),
    stimulus_ms: Number(settings.stimulus_ms),
    deadline_ms: Number(settings.deadline_ms),
    soa_ms: Number(settings.soa_ms),
    block_size: Number(settings.block_size),
  };
  if (config.trials % config.block_size !== 0) {
    throw new InputRefused('bad_parameter', `trials must be a multiple of block_size (${config.block_size})`);
  }
  if (config.stimulus_ms > config.deadline_ms) {
    throw new InputRefused(
      'bad_parameter',
      `stimulus_ms must be at most deadline_ms (${config.deadline_ms} ms)`,
    );
  }
  if (config.soa_ms < config.deadline_ms + SHORTEST_WAIT_MS) {
    throw new InputRefused(
      'bad_parameter',
      `soa_ms must be at least deadline_ms and ${SHORTEST_WAIT_MS} ms more (${config.deadline_ms + SHORTEST_WAIT_MS} ms)`,
    );
  }
  return config;
}
