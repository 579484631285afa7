import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { sendEvents } from '@tryout/contract/plays/plays';
import type { PlayStatus } from '@tryout/domain/plays/play-status';
import { isPlayOver } from '@tryout/domain/plays/play-status';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { LIMITS } from '@tryout/game-sdk/protocol';
import { InputRefused } from '@tryout/games/task-core';
import type { Db } from '../../../platform/database/kysely.ts';
import { playElsewhere, Refusal } from '../../../platform/http/refusal.ts';
import { verbatim } from '../../../platform/language/say.ts';
import {
  EventOutOfOrder,
  foldEvent,
  isPlayDone,
  type PlayEvent,
  type PlayRun,
  visibleTask,
} from '../../replays/public.ts';
import { playsSay } from '../plays.messages.ts';
import {
  advancePlay,
  appendEvents,
  eventsAt,
  type HeldPlay,
  lockHeldPlay,
  type PlayRow,
} from '../plays.queries.ts';
import { rememberRun } from './play-cache.ts';
import { currentRun } from './read-play.ts';

/** How long a tab holds a play without a sign of life, seconds. */
export const LEASE_S = 45;

/** A pause between two events longer than this was not playing time, ms. */
const LONGEST_THOUGHT_MS = 120_000;

const MOST_PAYLOAD_CHARS = 4000;

/** An uploaded game sends messages and checkpoints; how large which may be, its judge knows. */
const MOST_UPLOADED_CHARS = LIMITS.message_bytes + LIMITS.state_bytes;

/** A character that a text of the database cannot hold: NUL, or half of one beyond the first 65,536. */
const NOT_STORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

type Sent = RouteBody<typeof sendEvents>['events'];

/**
 * Stores a batch: events that are there already are acknowledged, the others must follow without a gap. All of the
 * batch is stored, or nothing.
 */
export async function storeEvents(
  db: Db,
  held: HeldPlay,
  sent: Sent,
  now: Date,
): Promise<RouteData<typeof sendEvents>> {
  const play = await lockHeldPlay(db, held);
  if (!play) throw playElsewhere();
  const before = await currentRun(db, play);
  const fresh = sent.filter((event) => event.seq > play.last_seq);
  await refuseOtherRepeats(db, play, sent);
  if (fresh.length > 0 && isPlayOver(play.state)) throw new Refusal('gone', playsSay('plays.ended'));
  const outcomes: { seq: number; outcome: unknown }[] = [];
  const rows: (PlayEvent & { hash: string })[] = [];
  let run = before;
  for (const event of fresh) {
    const received: PlayEvent = { ...event, payload: event.payload ?? null, received_at: now.toISOString() };
    run = fold(play, run, received);
    rows.push({ ...received, hash: run.last_hash });
    const counted = !run.timed_out.includes(event.task_index);
    if (event.type === 'input' && counted) outcomes.push({ seq: event.seq, outcome: run.last_outcome });
  }
  const state = stateAfter(play.state, fresh);
  if (rows.length > 0) {
    await appendEvents(db, play, rows);
    await advancePlay(db, play.id, {
      last_seq: run.last_seq,
      last_hash: run.last_hash,
      task_index: run.task_index,
      state,
      added_ms: playedMs(before.last_t_ms, fresh),
      lease_s: LEASE_S,
    });
    rememberRun(play.id, run);
  }
  return {
    acked_seq: run.last_seq,
    outcomes,
    task_index: run.task_index,
    ...visibleTask(run),
    task_finished: run.task_index > before.task_index,
    finished: isPlayDone(run),
    state,
  };
}

/**
 * A repeated event is acknowledged because it is stored already; one that says something else under the same number
 * comes from a browser that does not know of the stored one, and would be lost without a word.
 */
async function refuseOtherRepeats(db: Db, play: PlayRow, sent: Sent): Promise<void> {
  const repeated = sent.filter((event) => event.seq <= play.last_seq);
  if (repeated.length === 0) return;
  const stored = await eventsAt(
    db,
    play.id,
    repeated.map((event) => event.seq),
  );
  const other = repeated.find((event) => {
    const kept = stored.find((one) => one.seq === event.seq);
    return kept === undefined || contentOf(kept) !== contentOf(event);
  });
  if (other === undefined) return;
  throw new Refusal('conflict', playsSay('plays.event_stored_otherwise', { seq: other.seq }), {
    current: { status: String(play.last_seq), allowed: [String(play.last_seq + 1)] },
  });
}

function contentOf({ task_index, type, t_ms, payload, signals }: Omit<PlayEvent, 'received_at'>): string {
  return canonicalJson({ task_index, type, t_ms, payload: payload ?? null, signals: signals ?? null });
}

function fold(play: PlayRow, run: PlayRun, event: PlayEvent): PlayRun {
  const isUploaded = event.type === 'input' && Boolean(play.tasks[event.task_index]?.build);
  const text = JSON.stringify(event.payload);
  if (text.length > (isUploaded ? MOST_UPLOADED_CHARS : MOST_PAYLOAD_CHARS)) {
    throw new Refusal('too_large', playsSay('plays.event_too_large', { seq: event.seq }));
  }
  if (NOT_STORABLE.test(text)) {
    throw new Refusal('invalid_input', playsSay('plays.event_not_storable', { seq: event.seq }), {
      fields: [{ field: `events.${event.seq}.payload`, message: playsSay('plays.control_characters') }],
    });
  }
  try {
    return foldEvent(play.id, run, event);
  } catch (error) {
    if (error instanceof EventOutOfOrder) {
      throw new Refusal('conflict', playsSay('plays.events_do_not_fit', { problem: error.said }), {
        current: { status: String(run.last_seq), allowed: [String(error.expected_seq)] },
      });
    }
    if (error instanceof InputRefused) {
      throw new Refusal('invalid_input', playsSay('plays.input_refused', { problem: error.message }), {
        fields: [{ field: `events.${event.seq}.payload`, message: verbatim(error.code) }],
      });
    }
    throw error;
  }
}

function stateAfter(state: PlayStatus, events: Sent): PlayStatus {
  return events.reduce<PlayStatus>((current, { type }) => {
    if (type === 'pause') return 'paused';
    if (type === 'input' || type === 'resume') return 'active';
    return current === 'launched' || current === 'interrupted' ? 'active' : current;
  }, state);
}

/** Time played between events: stamps stand still during a pause, and a long gap says that nobody was there. */
function playedMs(lastT: number, events: Sent): number {
  let t = lastT;
  let sum = 0;
  for (const event of events) {
    const gap = event.t_ms - t;
    if (gap <= LONGEST_THOUGHT_MS) sum += gap;
    t = event.t_ms;
  }
  return sum;
}
