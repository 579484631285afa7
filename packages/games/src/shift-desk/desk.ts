import { InputRefused } from '../task-core.ts';
import type { Desk, DeskSetup, Interruption, ShiftDeskInput } from './core.ts';

/** The desk before anything was done: messages in order of arrival. */
export function freshDesk({ messages }: DeskSetup): Desk {
  return {
    order: messages.map(({ id }) => id),
    decisions: {},
    handled: 0,
    answer: null,
    moves: 0,
    over: false,
  };
}

/** How many messages are decided. */
export function decidedCount({ decisions }: Desk): number {
  return Object.keys(decisions).length;
}

/** What has come in between and waits to be dealt with; null when nothing has. */
export function pendingInterruption({ interruptions }: DeskSetup, desk: Desk): Interruption | null {
  const next = interruptions[desk.handled];
  return next !== undefined && decidedCount(desk) >= next.after ? next : null;
}

/** Whether everything has its place, so that the desk can be left. */
export function isComplete(setup: DeskSetup, desk: Desk): boolean {
  return desk.handled === setup.interruptions.length && decidedCount(desk) === desk.order.length;
}

function refuse(code: string, problem: string): never {
  throw new InputRefused(code, problem);
}

function placeOf(desk: Desk, id: string): number {
  const place = desk.order.indexOf(id);
  return place < 0 ? refuse('unknown_message', `${id} is not on the desk`) : place;
}

/** The order with a message put at a place, 0 first; the others close up. */
export function reordered(order: readonly string[], id: string, to: number): readonly string[] {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/**
 * The desk after something was done; the same on both sides, so that the browser need not wait for the server. Knows
 * nothing of time or key.
 * @throws InputRefused when it does not fit: an interruption waits, the message is not there, not all is decided
 */
export function actOn(
  setup: DeskSetup,
  desk: Desk,
  input: Exclude<ShiftDeskInput, { action: 'begin' | 'time_up' }>,
): Desk {
  const pending = pendingInterruption(setup, desk);
  switch (input.action) {
    case 'take':
      if (pending?.kind !== 'message') refuse('nothing_to_take', 'no message has come in');
      return { ...desk, order: [...desk.order, pending.message.id], handled: desk.handled + 1 };
    case 'answer':
      if (pending?.kind !== 'question') refuse('nothing_asked', 'no question was asked');
      if (pending.piers[input.option] === undefined) refuse('unknown_option', 'there is no such pier');
      return { ...desk, answer: input.option, handled: desk.handled + 1 };
    case 'done':
      if (!isComplete(setup, desk)) refuse('not_complete', 'decide on every message first');
      return { ...desk, over: true };
    case 'move':
    case 'decide':
      if (pending !== null) refuse('interrupted', 'something has come in between');
  }
  const place = placeOf(desk, input.message);
  if (input.action === 'decide')
    return { ...desk, decisions: { ...desk.decisions, [input.message]: input.decision } };
  if (input.to >= desk.order.length) refuse('no_such_place', 'there is no such place in the order');
  if (input.to === place) return desk;
  return { ...desk, order: reordered(desk.order, input.message, input.to), moves: desk.moves + 1 };
}
