import {
  exactFields,
  inputMethod,
  malformed,
  millisecondsOrNull,
  oneOf,
  type RawFields,
  wholeNumber,
} from '../input-fields.ts';
import { type CraneAction, type CraneYardInput, MOST_ACTIONS } from './core.ts';

/** Longest time an answer may state, ms: an hour. */
const LONGEST_ANSWER_MS = 3_600_000;
const LONGEST_FRAME_MS = 60_000;
const ACTS = ['pick', 'drop'] as const;

function time(fields: RawFields, key: string): number {
  return millisecondsOrNull(fields, key, LONGEST_ANSWER_MS) ?? malformed(`${key} must be a time`);
}

function readAction(raw: unknown): CraneAction {
  const fields = exactFields(raw, ['act', 'peg', 'at_ms']);
  return {
    act: oneOf(fields, 'act', ACTS),
    peg: wholeNumber(fields, 'peg', 0, 2),
    at_ms: time(fields, 'at_ms'),
  };
}

/** Reads one answer. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): CraneYardInput {
  const fields = exactFields(raw, ['i', 'form', 'actions', 'end_ms', 'left', 'method', 'frame_ms']);
  if (!Array.isArray(fields.actions) || fields.actions.length > MOST_ACTIONS) {
    malformed(`actions must be a list of at most ${MOST_ACTIONS}`);
  }
  const actions = fields.actions.map(readAction);
  const end_ms = time(fields, 'end_ms');
  if ([...actions.map(({ at_ms }) => at_ms), end_ms].some((ms, n, all) => ms < (all[n - 1] ?? 0))) {
    malformed('actions must not go back in time, and end_ms must not lie before the last of them');
  }
  if (typeof fields.left !== 'boolean') malformed('left must be true or false');
  return {
    i: wholeNumber(fields, 'i', 0, 10_000),
    form: wholeNumber(fields, 'form', 0, 10_000),
    actions,
    end_ms,
    left: fields.left,
    method: inputMethod(fields),
    frame_ms: millisecondsOrNull(fields, 'frame_ms', LONGEST_FRAME_MS),
  };
}
