import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { BLOCK, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  BLOCK,
  words('role', 'sender, trustee, proposer or responder.'),
  numbers('ship_gave', 'coins', 'Coins that the ship sent or offered; null where it is not its turn.', {
    min: 0,
  }),
  numbers('most', 'coins', 'Most that could be given.', { min: 0 }),
  numbers('given', 'coins', 'Coins that were given; null in a round of answering.', { min: 0 }),
  truths('accepted', 'Whether a division was accepted; null where none was offered.'),
  numbers('ship_returned', 'coins', 'Coins that the ship gave back; null where it is not its turn.', {
    min: 0,
  }),
  numbers('earned', 'coins', 'Coins earned in the round.', { min: 0 }),
  numbers('rt_ms', 'ms', 'Time to the answer.', { min: 0, speeded: true }),
  INPUT,
  T_MS,
];
