import { exactFields, inputMethod, malformed, oneOf, type RawFields, wholeNumber } from '../input-fields.ts';
import { DECISIONS, type ShiftDeskInput } from './core.ts';

const ACTIONS = ['begin', 'move', 'decide', 'take', 'answer', 'done', 'time_up'] as const;
const LONGEST_ID = 40;
const MOST_PLACES = 100;

function messageIn(fields: RawFields): string {
  const { message } = fields;
  if (typeof message !== 'string' || message.length === 0 || message.length > LONGEST_ID)
    malformed('message must be the id of a message');
  return message;
}

/** Reads one thing done. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): ShiftDeskInput {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) malformed('input must be an object');
  const action = oneOf(raw as RawFields, 'action', ACTIONS);
  switch (action) {
    case 'begin':
      return { action, form: wholeNumber(exactFields(raw, ['action', 'form']), 'form', 0, 10_000) };
    case 'move': {
      const fields = exactFields(raw, ['action', 'message', 'to', 'method']);
      const to = wholeNumber(fields, 'to', 0, MOST_PLACES);
      return { action, message: messageIn(fields), to, method: inputMethod(fields) };
    }
    case 'decide': {
      const fields = exactFields(raw, ['action', 'message', 'decision', 'method']);
      const decision = oneOf(fields, 'decision', DECISIONS);
      return { action, message: messageIn(fields), decision, method: inputMethod(fields) };
    }
    case 'take':
      return { action, method: inputMethod(exactFields(raw, ['action', 'method'])) };
    case 'answer': {
      const fields = exactFields(raw, ['action', 'option', 'method']);
      return { action, option: wholeNumber(fields, 'option', 0, MOST_PLACES), method: inputMethod(fields) };
    }
    case 'done':
    case 'time_up':
      exactFields(raw, ['action']);
      return { action };
  }
}
