import { COINS, GROWTH, type TradePostStimulus } from './core.ts';

/** What a person decided: coins given, or an answer to an offer. */
export type Decision = { readonly amount: number } | { readonly accept: boolean };

/** What a ship will do when it is its turn. */
export interface ShipPlan {
  /** Share that it gives back of what arrives, 0 to 1. */
  readonly returns: number;
  /** The smallest offer that it accepts, coins. */
  readonly accepts_from: number;
}

/** What came of a round. */
export interface Division {
  readonly ship_returned: number | null;
  readonly accepted: boolean | null;
  readonly earned: number;
  readonly ship_earned: number;
}

const NOTHING = { earned: 0, ship_earned: 0 } as const;

/**
 * Plays a round by its rules (Berg, Dickhaut & McCabe 1995; Güth, Schmittberger & Schwarze 1982). Sender: what is
 * sent grows threefold, the ship gives back a part. Trustee: the ship has sent, the person gives back. Proposer and
 * responder: ten coins are divided as offered, or nobody gets any.
 */
export function divide(
  round: Pick<TradePostStimulus, 'role' | 'ship_gave'>,
  decision: Decision,
  ship: ShipPlan,
): Division {
  const amount = 'amount' in decision ? decision.amount : 0;
  const gave = round.ship_gave ?? 0;
  switch (round.role) {
    case 'sender': {
      const arrived = amount * GROWTH;
      const back = Math.floor(arrived * ship.returns + 0.5);
      return {
        ship_returned: back,
        accepted: null,
        earned: COINS - amount + back,
        ship_earned: arrived - back,
      };
    }
    case 'trustee':
      return {
        ship_returned: null,
        accepted: null,
        earned: gave * GROWTH - amount,
        ship_earned: COINS - gave + amount,
      };
    case 'proposer': {
      const accepted = amount >= ship.accepts_from;
      const shares = { earned: COINS - amount, ship_earned: amount };
      return { ship_returned: null, accepted, ...(accepted ? shares : NOTHING) };
    }
    case 'responder': {
      const accepted = 'accept' in decision && decision.accept;
      const shares = { earned: gave, ship_earned: COINS - gave };
      return { ship_returned: null, accepted, ...(accepted ? shares : NOTHING) };
    }
  }
}
