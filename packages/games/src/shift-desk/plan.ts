import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations } from '../task-core.ts';
import type { DeskMessage, DeskSetup, Interruption } from './core.ts';
import { AUTHORS_KEY, type DeskKey, KEY } from './key.ts';
import type { ShiftDeskConfig } from './settings.ts';

/** The desk of one candidate. */
export interface ShiftDeskPlan extends DeskSetup {
  /** Nobody asked for more time, so that times can be compared. */
  readonly speeded: boolean;
  /** Playing time, ms; null when untimed. */
  readonly limit_ms: number | null;
  /** Index of the pier that the question asks for. */
  readonly right_pier: number;
  /** What order and decisions are compared with. */
  readonly key: DeskKey;
}

/** The message that comes in between. */
export const INCOMING = 'gangway';

/** Names that the catalogue has. */
const NAMES = 12;
/** Messages decided before each interruption. */
const INTERRUPTED_AFTER = [4, 8] as const;
const MINUTE_MS = 60_000;
const HOUR = 60;
/** A screen reader takes time of its own for ten messages of about forty words, ms. */
const HEARD_MS = 10 * 40 * 400;
const PIERS = 3;

function drawMessage(random: Random, id: string, name: number): DeskMessage {
  return { id, name, n: 2 + random.int(27), time: 9 * HOUR + 5 * (6 + random.int(12)) };
}

/** Three piers: one free and deep enough, one free but shallow, one deep but taken. */
function drawQuestion(random: Random, name: number): { interruption: Interruption; right: number } {
  const needs = 60 + 5 * random.int(5);
  const numbers = random.shuffle([1, 2, 3, 4, 5, 6]).slice(0, PIERS);
  const kinds = random.shuffle(['fits', 'shallow', 'taken'] as const);
  const piers = kinds.map((kind, i) => ({
    pier: numbers[i] ?? 0,
    depth: kind === 'shallow' ? needs - 5 * (1 + random.int(3)) : needs + 5 * (1 + random.int(3)),
    free: kind !== 'taken',
  }));
  return {
    interruption: { kind: 'question', after: INTERRUPTED_AFTER[1], name, needs, piers },
    right: kinds.indexOf('fits'),
  };
}

/** Draws names, numbers and the order of arrival; what the messages are about is the same for everybody. */
export function planDesk(
  config: ShiftDeskConfig,
  { time_factor, screen_reader }: Accommodations,
  seed: string,
  key: DeskKey = AUTHORS_KEY,
): ShiftDeskPlan {
  const random = randomFrom(childSeed(seed, 'desk'));
  const names = random.shuffle(Array.from({ length: NAMES }, (_, index) => index));
  const ids = Object.keys(KEY).filter((id) => id !== INCOMING);
  const messages = random.shuffle(ids).map((id, i) => drawMessage(random, id, names[i] ?? 0));
  const question = drawQuestion(random, names[10] ?? 0);
  const incoming = drawMessage(random, INCOMING, names[9] ?? 0);
  return {
    messages,
    interruptions: [
      { kind: 'message', after: INTERRUPTED_AFTER[0], message: incoming },
      question.interruption,
    ],
    right_pier: question.right,
    key,
    speeded: time_factor === 1 && !screen_reader,
    limit_ms:
      time_factor === null
        ? null
        : Math.round(config.minutes * MINUTE_MS * time_factor) + (screen_reader ? HEARD_MS : 0),
  };
}
