/**
 * Protocol v1 between a game in its frame (the child) and the page that shows it (the host).
 *
 * The child posts `hello` to its parent; the host answers once with `init` and a MessagePort, and everything after
 * that goes over the port. A port dies when the frame reloads, so a frame that navigated away cannot keep talking.
 *
 * Messages that count carry `seq`: 1 for the first of a session and one more for each further one, across reloads.
 * The host takes them in that order only, ignores one it has, and asks for what is missing with `resend`. Nothing is
 * taken after `complete`, `terminate` or `stop`.
 */

/** Version of the SDK, sent in `hello`. A host of protocol v1 takes any with major 1. */
export const SDK_VERSION = '1.0.0';

/** JSON as it may travel: finite numbers only, nothing undefined. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Limits of one session. Sizes are UTF-8 bytes of the message as JSON; 1 kB is 1,024 bytes. */
export const LIMITS = {
  /** One message, other than a checkpoint. */
  message_bytes: 32 * 1024,
  /** The `state` of one checkpoint. */
  state_bytes: 64 * 1024,
  /** Sustained rate, messages a second. */
  messages_per_second: 200,
  /** What may come at once before the sustained rate counts. */
  message_burst: 400,
  /** All messages of a session, counted across reloads. */
  messages_per_session: 50_000,
  /** All bytes of a session, counted across reloads. */
  bytes_per_session: 10 * 1024 * 1024,
  /** Length of a data point's key, an event's type, an error's code. */
  name_length: 64,
  /** Length of a reason, in characters. */
  reason_length: 200,
  /** Length of the text of an error or a log line, in characters. */
  text_length: 2000,
  /** How long the host waits for `hello`, ms. */
  hello_ms: 15_000,
  /** How long the host waits for `ready`, ms; a host may allow a large build more. */
  ready_ms: 60_000,
} as const;

/** Names of data points and events and codes of errors: a lower-case letter, then letters, digits, `_`, `.` or `-`. */
export const NAME_PATTERN = /^[a-z][a-z0-9_.-]{0,63}$/;

/** How loud a log line is. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the person asked for before starting; a game must honour it. */
export interface Accessibility {
  /** True: nothing moves that need not move. */
  readonly reduced_motion: boolean;
  /** Every time limit is multiplied by it, 1 to 10; null means there is no time limit at all. */
  readonly time_factor: number | null;
  /** `more`: text and shapes stand out strongly from what is behind them. */
  readonly contrast: 'standard' | 'more';
}

/** "I am here": the only message that goes to the parent window. */
export interface HelloMessage {
  readonly t: 'hello';
  readonly sdk: string;
}
/** Everything is loaded; the first screen can be used. */
export interface ReadyMessage {
  readonly t: 'ready';
}
/** The person began what counts; instructions and practice are over. */
export interface StartMessage {
  readonly t: 'start';
}
/** How far the person is: `pct` 0 to 100; `step` of `of` where there are steps. */
export interface ProgressMessage {
  readonly t: 'progress';
  readonly pct: number;
  readonly step?: number;
  readonly of?: number;
}
/** One measured value. */
export interface DataPointMessage {
  readonly t: 'data_point';
  readonly seq: number;
  readonly key: string;
  readonly value: Json;
  /** 0-based number of the trial; a later value for the same key and trial stands in for the earlier one. */
  readonly trial?: number;
  /** Playing time when it was measured, ms since `start` without pauses. */
  readonly t_ms: number;
}
/** Something that happened and is worth keeping, such as `instructions_read`. */
export interface EventMessage {
  readonly t: 'event';
  readonly seq: number;
  readonly type: string;
}
/** Where the game stands; comes back as `resume_state` after an interruption. */
export interface CheckpointMessage {
  readonly t: 'checkpoint';
  readonly seq: number;
  readonly state: Json;
}
/** The end: every data point has been sent. */
export interface CompleteMessage {
  readonly t: 'complete';
  readonly seq: number;
  readonly summary: Json;
}
/** The person wants a pause: Escape was pressed within the game. The host answers with `pause`, or not at all. */
export interface AskPauseMessage {
  readonly t: 'ask_pause';
}
/** The person left within the game. */
export interface TerminateMessage {
  readonly t: 'terminate';
  readonly reason: string;
}
/** Something went wrong in the game; it may go on. */
export interface ErrorMessage {
  readonly t: 'error';
  readonly code: string;
  readonly msg: string;
}
/** A line for the people who look after the build. */
export interface LogMessage {
  readonly t: 'log';
  readonly level: LogLevel;
  readonly msg: string;
}

/** Messages that count and are sent again until the host has them. */
export type SequencedMessage = DataPointMessage | EventMessage | CheckpointMessage | CompleteMessage;
/** Messages for the moment: sent once, never again. */
export type PassingMessage =
  | ReadyMessage
  | StartMessage
  | ProgressMessage
  | AskPauseMessage
  | TerminateMessage
  | ErrorMessage
  | LogMessage;
/** Everything a child may send over the port, and `hello`. */
export type ChildMessage = HelloMessage | SequencedMessage | PassingMessage;

/** The answer to `hello`, with the port. It holds all that a game ever learns. */
export interface InitMessage {
  readonly t: 'init';
  /** Opaque name of the session, for log lines only: it opens nothing and names nobody. */
  readonly session: string;
  readonly build_version: string;
  /** All chance comes from it, so that a session can be repeated. */
  readonly seed: string;
  /** Settings as declared by the manifest's `params_schema`; every declared one is present. */
  readonly params: { readonly [key: string]: number | boolean | string };
  /** BCP 47 language, such as `en` or `ar`. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly a11y: Accessibility;
  /** The last checkpoint the host has; null at the first start. */
  readonly resume_state: Json;
  /** The last `seq` the host has; the next message carries one more. 0 at the first start. */
  readonly last_seq: number;
  /** True: the game plays itself, quickly and without anybody watching. */
  readonly simulate: boolean;
}
/** Stop every clock and hide what must not be studied. */
export interface PauseMessage {
  readonly t: 'pause';
}
/** Go on. */
export interface ResumeMessage {
  readonly t: 'resume';
}
/** It is over: show nothing more to do. `time_limit`, `withdrawn`, `taken_over`, `limit` or another reason. */
export interface StopMessage {
  readonly t: 'stop';
  readonly reason: string;
}
/** Everything up to and including `seq` is stored; the child forgets it. */
export interface AckMessage {
  readonly t: 'ack';
  readonly seq: number;
}
/** Send everything from `from` again. */
export interface ResendMessage {
  readonly t: 'resend';
  readonly from: number;
}
/** Are you there? The child answers with its last `progress`. */
export interface PingMessage {
  readonly t: 'ping';
}
/** Everything a host may send. */
export type HostMessage =
  | InitMessage
  | PauseMessage
  | ResumeMessage
  | StopMessage
  | AckMessage
  | ResendMessage
  | PingMessage;

/** True for the messages that carry `seq`. */
export function isSequenced(message: ChildMessage): message is SequencedMessage {
  return 'seq' in message;
}
