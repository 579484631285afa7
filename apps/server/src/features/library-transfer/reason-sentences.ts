import type { TransferReason } from '@tryout/domain/library-transfer/library-transfer';

const SENTENCES: Readonly<Record<TransferReason['code'], (name: string) => string>> = {
  never_changes: () =>
    'It has been active here, so it can’t be changed, but the file has a different version.',
  in_force_here: () => 'It’s a draft in the file but has been active here.',
  place_taken: (name) => `“${name}” already takes its place here.`,
  twice: () => 'It appears twice in the file.',
  missing: (name) => `It depends on something that’s neither in the file nor here: ${name}.`,
  game_missing: (name) => `The game ${name} isn’t installed here.`,
  game_differs: (name) => `The game ${name} provides different data here.`,
  unreadable: () => 'Its text has a syntax error.',
  text_differs: () => 'Its text doesn’t match its definition.',
  invalid: (name) => `Not valid: ${name}.`,
  tests_fail: (name) => `These test cases fail: ${name}.`,
  settings: (name) => `The game doesn’t accept its settings: ${name}.`,
  bytes_differ: () => 'Its content doesn’t match what was exported.',
  file_kind: (name) => `Its type doesn’t match what the file states: ${name}.`,
  chosen: () => 'You chose to leave it out.',
  needs_left_out: (name) => `It needs “${name}”, which is left out.`,
  id_taken: () => 'Its ID is already used by something else here.',
};

/** A reason in plain English. */
export function sentenceOf({ code, name }: TransferReason): string {
  return SENTENCES[code](name);
}
