import type { InputMethod } from '../task-core.ts';

/** The four places in the two games, in the order in which they are played. */
export const ROLES = ['sender', 'trustee', 'proposer', 'responder'] as const;

/** A place in one of the games. */
export type Role = (typeof ROLES)[number];

/** The ships that the computer trades for; a name and a colour of sail, nothing else tells them apart. */
export const SHIPS = ['heron', 'swift', 'plover', 'gannet', 'tern', 'curlew', 'osprey', 'puffin'] as const;

/** One ship. */
export type Ship = (typeof SHIPS)[number];

/** Coins that a round begins with. */
export const COINS = 10;

/** What is sent grows to this many times on the way. */
export const GROWTH = 3;

/** One round as the browser may see it. What the ship will do is known to the server alone. */
export interface TradePostStimulus {
  readonly i: number;
  /** One block for each role. */
  readonly block: number;
  readonly role: Role;
  readonly ship: Ship;
  /** What the ship has done already: coins sent to a trustee or offered to a responder; null in the other roles. */
  readonly ship_gave: number | null;
}

/** Give some coins (send, return, offer), or answer an offer. */
export type TradePostInput =
  | {
      readonly i: number;
      readonly action: 'give';
      readonly amount: number;
      /** From the round on screen to the decision, ms. */
      readonly rt_ms: number;
      readonly method: InputMethod;
    }
  | {
      readonly i: number;
      readonly action: 'answer';
      readonly accept: boolean;
      readonly rt_ms: number;
      readonly method: InputMethod;
    };

/** How a round ended. */
export interface TradePostOutcome {
  readonly i: number;
  /** Coins that the ship gave back; null in the other roles than sender. */
  readonly ship_returned: number | null;
  /** Whether the division was accepted, by either side; null in the roles without one. */
  readonly accepted: boolean | null;
  /** Coins of this round, for the person and for the ship. */
  readonly earned: number;
  readonly ship_earned: number;
  readonly total_points: number;
}

/** The most that can be given in a round; 0 for a responder, who gives nothing. */
export function mostToGive({ role, ship_gave }: Pick<TradePostStimulus, 'role' | 'ship_gave'>): number {
  if (role === 'responder') return 0;
  return role === 'trustee' ? (ship_gave ?? 0) * GROWTH : COINS;
}
