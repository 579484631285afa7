import { InputRefused } from '@tryout/games/task-core';
import { type Said, verbatim } from '../../platform/language/say.ts';
import { dataPointsOf, type StoredSeries, seriesOfRun } from './data-points.ts';
import {
  beginPlay,
  EventOutOfOrder,
  foldEvent,
  type PlayEvent,
  type PlayOrigin,
  type PlayRun,
} from './play-run.ts';
import { replaysSay } from './replays.messages.ts';

/** A data point with its place in the play. */
export interface StoredDataPoint {
  readonly task_index: number;
  readonly task_key: string;
  readonly key: string;
  readonly value: number | null;
  readonly missing_reason: string | null;
  /** How many trials the value rests on; null: unknown. */
  readonly trials: number | null;
}

/** A play with everything that was stored of it. Digests are lower-case hex. */
export interface LoggedPlay extends PlayOrigin {
  /** The id that the log's digests were made with. */
  readonly chain_id: string;
  readonly simulation_id: string;
  readonly attempt: number;
  readonly state: string;
  readonly last_hash: string;
  readonly events: readonly (PlayEvent & { readonly hash: string })[];
  readonly data_points: StoredDataPoint[];
  readonly series: readonly StoredSeries[];
}

/** A log played again: where it ends and what comes out, or the first event that does not fit. */
export type ReplayedPlay =
  | {
      readonly ok: true;
      readonly digest: string;
      readonly data_points: StoredDataPoint[];
      readonly series: readonly StoredSeries[];
      readonly run: PlayRun;
    }
  | { readonly ok: false; readonly seq: number; readonly detail: Said };

/** Why an event cannot be folded; what this release cannot judge or read any more is told as it is. */
function whatIsWrong(error: unknown): Said {
  if (error instanceof EventOutOfOrder) return error.said;
  if (error instanceof InputRefused) return replaysSay('replays.input_refused', { problem: error.message });
  return verbatim(error instanceof Error ? error.message : String(error));
}

/** Replays a stored log, checking each event against its digest. */
export function replayLoggedPlay(play: LoggedPlay): ReplayedPlay {
  let run = beginPlay({ ...play, id: play.chain_id });
  for (const { hash, ...event } of play.events) {
    try {
      run = foldEvent(play.chain_id, run, event);
    } catch (error) {
      return { ok: false, seq: event.seq, detail: whatIsWrong(error) };
    }
    if (run.last_hash !== hash)
      return { ok: false, seq: event.seq, detail: replaysSay('replays.event_changed') };
  }
  const data_points = dataPointsOf(run)
    .map((point) => ({ missing_reason: null, trials: null, ...point }))
    .sort((a, b) => a.task_index - b.task_index || (a.key < b.key ? -1 : 1));
  return { ok: true, digest: run.last_hash, data_points, series: seriesOfRun(run), run };
}
