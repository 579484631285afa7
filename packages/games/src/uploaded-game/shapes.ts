import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import type {
  Accessibility,
  CheckpointMessage,
  CompleteMessage,
  DataPointMessage,
  EventMessage,
} from '@tryout/game-sdk/protocol';

/**
 * What the platform and its web app say to each other of an uploaded game. Safe in a browser: an uploaded game has no
 * answer key, what it measures it says itself.
 *
 * An uploaded game is one step, number 0, which is over with `complete`. Every message of the game that counts is one
 * input of the play, without its `seq`: the play's own numbers order them.
 */

/** The one version of an upload that a task is played with, as pinned when a play begins. */
export interface PinnedBuild {
  readonly build_version_id: string;
  /** With everything filled in, so that a play can be judged again when the upload itself is gone. */
  readonly manifest: BuildManifest;
}

/** The step of an uploaded game: what its frame is told besides who asks and where it stands. */
export interface UploadedGameStimulus {
  /** The only step. */
  readonly i: 0;
  /** Tells the stage which kind of task this is. */
  readonly kind: 'uploaded_game';
  /** Version of the upload, as printed. */
  readonly build_version: string;
  /** Of this game alone; nothing about the rest of the play follows from it. */
  readonly seed: string;
  /** Every declared setting. */
  readonly params: { readonly [key: string]: number | boolean | string };
  readonly a11y: Accessibility;
}

/** A message that counts, without its number. */
type Unnumbered<Message> = Omit<Message, 'seq'>;

/** The person began what counts; said again after each reload. */
export interface StartInput {
  readonly t: 'start';
}

/** The game could not be loaded, or not in time. `code` as of the protocol's names. */
export interface LoadFailedInput {
  readonly t: 'load_failed';
  /** Such as `no_hello`, `not_ready` or `no_path`. */
  readonly code: string;
  /** How long the page had waited, ms. */
  readonly waited_ms: number;
}

/** An input of an uploaded game, as sent and stored. */
export type UploadedGameInput =
  | Unnumbered<DataPointMessage>
  | Unnumbered<EventMessage>
  | Unnumbered<CheckpointMessage>
  | Unnumbered<CompleteMessage>
  | StartInput
  | LoadFailedInput;

/** What one request with events may hold; a page sends what it has in as many as it takes. */
export const BATCH_LIMITS = {
  events: 100,
  /** JSON of the whole body, in bytes. The server takes a little more. */
  bytes: 900 * 1024,
} as const;
