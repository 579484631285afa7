import type { TransferReason } from '@tryout/domain/library-transfer/library-transfer';

const SENTENCES: Readonly<Record<TransferReason['code'], (name: string) => string>> = {
  never_changes: () => 'This was in force here, so it never changes; the file says something else.',
  in_force_here: () => 'The file has this as a draft, but it was in force here.',
  place_taken: (name) => `“${name}” has its place here.`,
  twice: () => 'The file holds this twice.',
  missing: (name) => `It names something that is neither in the file nor here: ${name}.`,
  game_missing: (name) => `This installation does not have the game ${name}.`,
  game_differs: (name) => `The game ${name} gives other data here.`,
  unreadable: () => 'Its text cannot be read.',
  text_differs: () => 'Its text says something else than its definition.',
  invalid: (name) => `It breaks a rule: ${name}.`,
  tests_fail: (name) => `Its test cases fail: ${name}.`,
  settings: (name) => `The game does not take its settings: ${name}.`,
  bytes_differ: () => 'Its bytes are not those that were exported.',
  file_kind: (name) => `It is not of the kind that it says: ${name}.`,
  id_taken: () => 'Its id belongs to something else here.',
};

/** A reason in plain English. */
export function sentenceOf({ code, name }: TransferReason): string {
  return SENTENCES[code](name);
}
