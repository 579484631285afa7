import type { Decision } from './core.ts';

/**
 * The key of Shift Desk. Secret: server only, never to be imported by a view.
 *
 * PROVISIONAL. Order and decisions are the authors' own, written down with their reasons. They are to be replaced by
 * the mean ranks and the most frequent decisions of at least five independent experts, with their agreement (Kendall's
 * W), before weight is put on them (simulations §1.11).
 */
/** How far the key can be relied on. @public */
export const KEY_STATUS = {
  provisional: true,
  version: '1.0',
  raters: 'authors',
  source:
    'Order and decisions by the authors of the messages, from urgency, consequence, who asks and until when; not yet confirmed by a panel of experts.',
} as const;

/** What makes a message what it is, whatever its names and numbers. */
export interface KeyedMessage {
  /** 1 is dealt with first. */
  readonly rank: number;
  readonly decision: Decision;
  /** Until when something has to happen. */
  readonly urgency: 'minutes' | 'hour' | 'today' | 'days' | 'none';
  /** What happens otherwise. */
  readonly consequence: 'people' | 'goods' | 'customer' | 'costs' | 'none';
  readonly rationale: string;
}

/** Key by message; `gangway` comes in while the others are worked on. */
export const KEY: Readonly<Record<string, KeyedMessage>> = {
  crane: {
    rank: 1,
    decision: 'now',
    urgency: 'minutes',
    consequence: 'people',
    rationale: 'A load hangs over people, and only the desk can close the quay.',
  },
  gangway: {
    rank: 2,
    decision: 'now',
    urgency: 'minutes',
    consequence: 'people',
    rationale:
      'Passengers could be hurt, a little later than under the crane; only the desk can stop boarding.',
  },
  container: {
    rank: 3,
    decision: 'delegate',
    urgency: 'hour',
    consequence: 'goods',
    rationale: 'Goods spoil within the hour; the repair team can do it better and is free.',
  },
  customs: {
    rank: 4,
    decision: 'now',
    urgency: 'hour',
    consequence: 'costs',
    rationale: 'A ship loses a day, and nobody else may sign.',
  },
  invoice: {
    rank: 5,
    decision: 'delegate',
    urgency: 'hour',
    consequence: 'customer',
    rationale: 'A customer waits, and the counter can correct an invoice.',
  },
  shift: {
    rank: 6,
    decision: 'later',
    urgency: 'today',
    consequence: 'costs',
    rationale: 'Has to be settled today, by the desk itself, but not this hour.',
  },
  offer: {
    rank: 7,
    decision: 'later',
    urgency: 'days',
    consequence: 'costs',
    rationale: 'A good price that stands until tomorrow; the decision is the desk’s own.',
  },
  form: {
    rank: 8,
    decision: 'delegate',
    urgency: 'none',
    consequence: 'none',
    rationale: 'Helps a new colleague; the counter knows the answer.',
  },
  meeting: {
    rank: 9,
    decision: 'leave',
    urgency: 'none',
    consequence: 'none',
    rationale: 'For information only, of a meeting of others.',
  },
  advert: {
    rank: 10,
    decision: 'leave',
    urgency: 'none',
    consequence: 'none',
    rationale: 'Advertising.',
  },
};

/** How far two decisions are apart, 0 to 1: whether the matter is dealt with counts more than by whom and when. */
const APART: Readonly<Record<Decision, Readonly<Record<Decision, number>>>> = {
  now: { now: 0, later: 0.5, delegate: 0.5, leave: 1 },
  later: { now: 0.5, later: 0, delegate: 0.5, leave: 0.75 },
  delegate: { now: 0.5, later: 0.5, delegate: 0, leave: 1 },
  leave: { now: 1, later: 0.75, delegate: 1, leave: 0 },
};

/** Distance of two decisions, 0 (the same) to 1. */
export function decisionDistance(one: Decision, other: Decision): number {
  return APART[one][other];
}

/** What a desk is judged by; null: left out, because experts did not agree on it. */
export interface DeskKey {
  /** Place by message; any numbers that put the messages in order, the lowest first. */
  readonly rank: Readonly<Record<string, number | null>>;
  readonly decision: Readonly<Record<string, Decision | null>>;
}

const listed = Object.entries(KEY);

/** The authors' own order and decisions, as a desk is judged by them. */
export const AUTHORS_KEY: DeskKey = {
  rank: Object.fromEntries(listed.map(([id, { rank }]) => [id, rank])),
  decision: Object.fromEntries(listed.map(([id, { decision }]) => [id, decision])),
};

/** The keyed message with this id. @throws RangeError when there is none */
export function keyOf(id: string): KeyedMessage {
  const keyed = Object.hasOwn(KEY, id) ? KEY[id] : undefined;
  if (keyed === undefined) throw new RangeError(`there is no message ${id}`);
  return keyed;
}
