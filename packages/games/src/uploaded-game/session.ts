import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { createDataPointTable, type DataPointTable } from '@tryout/game-sdk/data-point-value';
import { jsonSize } from '@tryout/game-sdk/json-size';
import { type Json, LIMITS } from '@tryout/game-sdk/protocol';
import { eventTime } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import type { UploadedGameInput } from './shapes.ts';

/** A value as it was sent, and the one before it. */
interface SentValue {
  readonly before: SentValue | null;
  readonly seq: number;
  readonly key: string;
  readonly value: Json;
  readonly trial: number | undefined;
  /** Playing time by the platform's clock, ms. */
  readonly t_ms: number;
}

/**
 * What was received of an uploaded game. Every message makes the next state in the same short time and shares all that
 * came before, so that a play of 50,000 messages can be folded one by one.
 */
export interface UploadedGameState {
  /** Messages of all kinds, and their bytes as JSON. */
  readonly messages: number;
  readonly bytes: number;
  /** Those with a number. */
  readonly last_seq: number;
  readonly starts: number;
  readonly load_failures: number;
  readonly completed: boolean;
  /** The last checkpoint; null: none. */
  readonly checkpoint: Json;
  /** The newest value that the manifest knows. */
  readonly last_value: SentValue | null;
  /** Bytes of these values. */
  readonly value_bytes: number;
  /** Values under keys that the manifest does not know. */
  readonly unmapped: number;
}

/** A session that nothing was received of. */
export const NOTHING_RECEIVED: UploadedGameState = {
  messages: 0,
  bytes: 0,
  last_seq: 0,
  starts: 0,
  load_failures: 0,
  completed: false,
  checkpoint: null,
  last_value: null,
  value_bytes: 0,
  unmapped: 0,
};

/**
 * The session after one more message.
 * @throws InputRefused (`task_finished`, `not_started`, `incomplete`, `session_full`)
 */
export function receive(
  manifest: BuildManifest,
  known: ReadonlySet<string>,
  state: UploadedGameState,
  event: TaskInput<UploadedGameInput>,
): UploadedGameState {
  const t_ms = eventTime(event);
  if (state.completed) throw new InputRefused('task_finished', 'the game is complete already');
  const { input } = event;
  const bytes = state.bytes + sizeOf(input);
  if (state.messages >= LIMITS.messages_per_session || bytes > LIMITS.bytes_per_session) {
    throw new InputRefused('session_full', 'the messages of this session are used up');
  }
  const next = { ...state, messages: state.messages + 1, bytes };
  switch (input.t) {
    case 'start':
      return { ...next, starts: state.starts + 1 };
    case 'load_failed':
      return { ...next, load_failures: state.load_failures + 1 };
    case 'event':
      return { ...next, last_seq: state.last_seq + 1 };
    case 'checkpoint':
      return { ...next, last_seq: state.last_seq + 1, checkpoint: input.state };
    case 'data_point':
      requireStarted(state);
      return addValue(next, known, input, t_ms);
    case 'complete':
      requireStarted(state);
      requireComplete(manifest, state);
      return { ...next, last_seq: state.last_seq + 1, completed: true };
  }
}

function sizeOf(input: UploadedGameInput): number {
  return jsonSize(input, LIMITS.bytes_per_session) ?? LIMITS.bytes_per_session + 1;
}

function addValue(
  state: UploadedGameState,
  known: ReadonlySet<string>,
  { key, value, trial }: Extract<UploadedGameInput, { t: 'data_point' }>,
  t_ms: number,
): UploadedGameState {
  const seq = state.last_seq + 1;
  // What the manifest does not know is in the log and never asked for again.
  if (!known.has(key)) return { ...state, last_seq: seq, unmapped: state.unmapped + 1 };
  return {
    ...state,
    last_seq: seq,
    // The log knows one zero only; a value of -0 has to be the same when it is read from there.
    last_value: { before: state.last_value, seq, key, value: value === 0 ? 0 : value, trial, t_ms },
    value_bytes: state.value_bytes + (jsonSize(value, LIMITS.message_bytes) ?? LIMITS.message_bytes),
  };
}

function requireStarted({ starts }: UploadedGameState): void {
  if (starts === 0) throw new InputRefused('not_started', 'the game has not said start');
}

function requireComplete(manifest: BuildManifest, state: UploadedGameState): void {
  const missing = readValues(manifest, state).table.missing();
  if (missing.length === 0) return;
  throw new InputRefused('incomplete', `there is no valid value for ${missing.join(', ')}`);
}

/** The values that stand, by the same rules as in the browser, and when each message came. */
export function readValues(
  manifest: BuildManifest,
  state: UploadedGameState,
): { readonly table: DataPointTable; readonly t_ms_of: ReadonlyMap<number, number> } {
  const sent: SentValue[] = [];
  for (let each = state.last_value; each !== null; each = each.before) sent.push(each);
  const table = createDataPointTable(manifest);
  for (const { seq, key, value, trial, t_ms } of sent.reverse()) {
    table.add({ t: 'data_point', seq, key, value, t_ms, ...(trial !== undefined && { trial }) });
  }
  return { table, t_ms_of: new Map(sent.map(({ seq, t_ms }) => [seq, t_ms])) };
}
