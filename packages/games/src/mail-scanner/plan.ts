import { type Random, randomFrom } from '@tryout/domain/statistics/random';
import { SPOKEN_MS } from '../spoken.ts';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import type { MailScannerStimulus } from './core.ts';
import { type MailScannerConfig, markedPerBlock, WAIT_JITTER_MS } from './settings.ts';

/** Everything drawn before the first letter. */
export interface MailScannerPlan {
  readonly config: MailScannerConfig;
  readonly time_factor: TimeFactor;
  /** Letters are read aloud, which takes a time of its own. */
  readonly spoken: boolean;
  readonly letters: readonly MailScannerStimulus[];
}

/** How long a letter is shown and may be stamped. */
type Timing = Pick<MailScannerStimulus, 'shown_ms' | 'deadline_ms' | 'ends_on_answer'>;

function timingFor(config: MailScannerConfig, { time_factor, screen_reader }: Accommodations): Timing {
  if (time_factor === null) return { shown_ms: null, deadline_ms: null, ends_on_answer: true };
  const deadline_ms = Math.round(config.deadline_ms * time_factor);
  if (screen_reader) {
    return { shown_ms: null, deadline_ms: deadline_ms + SPOKEN_MS, ends_on_answer: true };
  }
  return { shown_ms: Math.round(config.stimulus_ms * time_factor), deadline_ms, ends_on_answer: false };
}

/** Which letters of a block are marked, in drawn order. */
function drawBlock(random: Random, config: MailScannerConfig): readonly boolean[] {
  const marked = markedPerBlock(config);
  return random.shuffle(Array.from({ length: config.block_size }, (_, place) => place < marked));
}

/** Draws the whole task from the seed; the same arguments always give the same plan. */
export function planLetters(
  config: MailScannerConfig,
  accommodations: Accommodations,
  seed: string,
): MailScannerPlan {
  const random = randomFrom(seed);
  const timing = timingFor(config, accommodations);
  const blocks = config.trials / config.block_size;
  const marks = Array.from({ length: blocks }, () => drawBlock(random, config)).flat();
  const shortest = config.soa_ms - config.deadline_ms - WAIT_JITTER_MS;
  const letters = marks.map((marked, i) => ({
    i,
    block: Math.floor(i / config.block_size),
    marked,
    wait_ms: shortest + random.int(2 * WAIT_JITTER_MS + 1),
    ...timing,
  }));
  return {
    config,
    time_factor: accommodations.time_factor,
    spoken: accommodations.screen_reader,
    letters,
  };
}
