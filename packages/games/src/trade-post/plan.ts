import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations } from '../task-core.ts';
import { ROLES, type Role, SHIPS, type TradePostStimulus } from './core.ts';
import type { ShipPlan } from './rules.ts';
import type { TradePostConfig } from './settings.ts';

/** One round with what its ship will do. */
export interface PlannedRound {
  readonly stimulus: TradePostStimulus;
  readonly ship: ShipPlan;
}

/** Everything drawn before the first round. Secret: the ships' plans never leave the server. */
export interface TradePostPlan {
  readonly config: TradePostConfig;
  readonly rounds: readonly PlannedRound[];
}

/** Ships give back between these shares of what arrives: some keep nearly all, some give more than was sent. */
const RETURNS_FROM = 0.1;
const RETURNS_TO = 0.6;
/** Coins that ships send, few to all. */
const SENT = [2, 4, 6, 8, 10] as const;
/** Coins that ships offer: every one of them once in five rounds. */
const OFFERED = [1, 2, 3, 4, 5] as const;
/** The smallest offers that ships accept, coins. */
const ACCEPTED_FROM = [1, 2, 3, 4] as const;

/** `count` draws in which each value comes as often as the others, give or take one. */
function evenly(random: Random, values: readonly number[], count: number): readonly number[] {
  const turns = Math.ceil(count / values.length);
  return Array.from({ length: turns }, () => random.shuffle(values))
    .flat()
    .slice(0, count);
}

function shipGave(random: Random, role: Role, count: number): readonly (number | null)[] {
  if (role === 'trustee') return evenly(random, SENT, count);
  if (role === 'responder') return evenly(random, OFFERED, count);
  return Array.from({ length: count }, () => null);
}

/** Draws ships and what they do, role after role; the same arguments always give the same plan. */
export function planRounds(
  config: TradePostConfig,
  _accommodations: Accommodations,
  seed: string,
): TradePostPlan {
  const drawn = ROLES.flatMap((role, block) => {
    const random = randomFrom(childSeed(seed, role));
    const count = config[`${role}_rounds`];
    const gave = shipGave(random, role, count);
    const accepts = evenly(random, ACCEPTED_FROM, count);
    const ships = Array.from({ length: Math.ceil(count / SHIPS.length) }, () => random.shuffle(SHIPS)).flat();
    return Array.from({ length: count }, (_, k) => ({
      block,
      role,
      ship: ships[k] ?? SHIPS[0],
      ship_gave: gave[k] ?? null,
      plan: {
        returns: RETURNS_FROM + (RETURNS_TO - RETURNS_FROM) * random.next(),
        accepts_from: accepts[k] ?? ACCEPTED_FROM[0],
      },
    }));
  });
  return {
    config,
    rounds: drawn.map(({ plan, ...stimulus }, i) => ({ stimulus: { i, ...stimulus }, ship: plan })),
  };
}
