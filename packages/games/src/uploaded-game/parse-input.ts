import { parseChildMessage } from '@tryout/game-sdk/parse-child-message';
import { fieldsOf, isName, isNumberWithin } from '@tryout/game-sdk/parse-fields';
import { isSequenced } from '@tryout/game-sdk/protocol';
import { malformed } from '../input-fields.ts';
import { InputRefused } from '../task-core.ts';
import type { UploadedGameInput } from './shapes.ts';

const A_DAY_MS = 86_400_000;
const FIELDS_OF_OWN: Readonly<Record<string, readonly string[]>> = {
  start: ['t'],
  load_failed: ['t', 'code', 'waited_ms'],
};

/**
 * Reads an input of an uploaded game by the protocol's own rules. Fields that the protocol does not know are refused,
 * a `seq` too.
 * @throws InputRefused (`malformed`, `too_large`)
 */
export function parseInput(raw: unknown): UploadedGameInput {
  const fields = fieldsOf(raw);
  if (!fields) malformed('input must be an object');
  const own = typeof fields.t === 'string' && Object.hasOwn(FIELDS_OF_OWN, fields.t);
  const input = own ? parseOwn(fields) : parseMessage(fields);
  const unknown = Object.keys(fields).find((key) => !Object.hasOwn(input, key));
  if (unknown !== undefined) malformed(`${unknown.slice(0, 64)} is not a field of this input`);
  return input;
}

/** What the page says of the game, not the game itself. */
function parseOwn({ t, code, waited_ms }: Record<string, unknown>): UploadedGameInput {
  if (t === 'start') return { t: 'start' };
  if (!isName(code)) malformed('code must be a name');
  if (!isNumberWithin(waited_ms, 0, A_DAY_MS)) malformed('waited_ms must be a time in ms');
  return { t: 'load_failed', code, waited_ms };
}

function parseMessage(fields: Record<string, unknown>): UploadedGameInput {
  if (Object.hasOwn(fields, 'seq')) malformed('seq is not a field of this input');
  // The number is the play's; any will do for reading.
  const { message, refusal } = parseChildMessage({ ...fields, seq: 1 });
  if (refusal === 'too_large') throw new InputRefused('too_large', 'the message is too large');
  if (!message || !isSequenced(message)) malformed('input must be a message that counts');
  const { seq: _seq, ...input } = message;
  return input as UploadedGameInput;
}
