import { readSettings } from '../configure.ts';
import { count } from '../declare.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** Settings of one Trade Post task: rounds in each role. */
export interface TradePostConfig {
  readonly sender_rounds: number;
  readonly trustee_rounds: number;
  readonly proposer_rounds: number;
  readonly responder_rounds: number;
}

function rounds(role: string, fallback: number, min: number, what: string): ParameterSpec {
  return {
    key: `${role}_rounds`,
    type: 'integer',
    default: fallback,
    min,
    max: 10,
    unit: 'rounds',
    description: `How many rounds the person ${what}; practice not counted.`,
  };
}

/** Declared parameters. */
export const PARAMETERS: readonly ParameterSpec[] = [
  rounds('sender', 3, 2, 'sends coins to a ship'),
  rounds('trustee', 4, 2, 'gives back of what a ship has sent'),
  rounds('proposer', 3, 2, 'offers a division'),
  rounds('responder', 5, 5, 'accepts or refuses a division'),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): TradePostConfig {
  const settings = readSettings(PARAMETERS, raw);
  return {
    sender_rounds: Number(settings.sender_rounds),
    trustee_rounds: Number(settings.trustee_rounds),
    proposer_rounds: Number(settings.proposer_rounds),
    responder_rounds: Number(settings.responder_rounds),
  };
}

function share(key: string, description: string, required = true): DataPointSpec {
  return {
    key,
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required,
    direction: 'target',
    speeded: false,
    description,
  };
}

/** Data points in the order in which they are reported: descriptions, none better at one end, none of them speeded. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  share('sent_share', 'Mean share of the own ten coins that was sent to a ship.'),
  share('returned_share', 'Mean share given back of what had arrived from a ship.'),
  share('offered_share', 'Mean share of ten coins that was offered to a ship.'),
  share(
    'lowest_accepted',
    'Share of ten coins in the smallest offer that was accepted; missing when none was.',
    false,
  ),
  share('accepted_share', 'Share of the offers that were accepted.'),
  share(
    'evenness',
    'Mean of two parts: how near the offers are to one half, and the smallest accepted offer in parts of one half.',
    false,
  ),
  count('total_points', 1000, 'coins', 'Coins over all rounds; what the ships do has a large part in it.', {
    required: true,
  }),
];
