/**
 * `no_host`: nobody answered, or the game was opened on its own. `not_ready`, `not_started`: a call came before
 * `ready()` or `start()`. `already_complete`, `stopped`: it came after the end. `bad_name`, `bad_value`, `too_large`:
 * what was given cannot be sent. `session_full`: the session's messages or bytes are used up; only `complete` is left.
 */
export type GameSdkErrorCode =
  | 'no_host'
  | 'not_ready'
  | 'not_started'
  | 'already_complete'
  | 'stopped'
  | 'bad_name'
  | 'bad_value'
  | 'too_large'
  | 'session_full';

/** A call that the SDK refused; nothing was sent. */
export class GameSdkError extends Error {
  readonly code: GameSdkErrorCode;
  constructor(code: GameSdkErrorCode, message: string) {
    super(message);
    this.name = 'GameSdkError';
    this.code = code;
  }
}
