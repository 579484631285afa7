import { readSettings } from '../configure.ts';
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
  {
    key: 'trials',
    type: 'integer',
    default: 280,
    min: 40,
    max: 420,
    unit: 'trials',
    description: 'How many letters come; practice not counted.',
  },
  {
    key: 'share_go',
    type: 'number',
    default: 0.9,
    min: 0.7,
    max: 0.95,
    unit: 'share',
    description:
      'Share of letters to be stamped. The norms hold for .9; with fewer, holding back becomes easier.',
  },
  {
    key: 'stimulus_ms',
    type: 'integer',
    default: 750,
    min: 300,
    max: 2000,
    unit: 'ms',
    description: 'How long a letter lies in the light, before any extra time granted.',
  },
  {
    key: 'deadline_ms',
    type: 'integer',
    default: 1200,
    min: 800,
    max: 3000,
    unit: 'ms',
    description: 'Time to stamp after a letter has appeared, before any extra time granted.',
  },
  {
    key: 'soa_ms',
    type: 'integer',
    default: 1600,
    min: 1200,
    max: 4000,
    unit: 'ms',
    description: 'Mean time from one letter to the next, before any extra time granted.',
  },
  {
    key: 'block_size',
    type: 'integer',
    default: 70,
    min: 20,
    max: 105,
    unit: 'trials',
    description: 'Letters between two breaks; each block has the same number of marked ones.',
  },
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
