import type { GameSession } from './game-session.ts';
import type { Json } from './protocol.ts';

/** One row of jsPsych's data. */
export type JsPsychRow = { readonly [column: string]: unknown };

/** The part of a jsPsych 8 object that the bridge uses. */
export interface JsPsychLike<Timeline> {
  run(timeline: Timeline): Promise<unknown>;
  simulate(timeline: Timeline, mode: 'data-only' | 'visual'): Promise<unknown>;
  pauseExperiment(): void;
  resumeExperiment(): void;
  abortExperiment(endMessage?: string): void;
  getProgress(): { readonly percent_complete: number };
  readonly randomization: { setSeed(seed: string): unknown };
}

/** What becomes of jsPsych's data. */
export interface JsPsychBridgeOptions {
  /** Key of the repeated `object` data point that takes each row; `trial` unless given, null for none. */
  readonly rowKey?: string | null;
  /** Columns of a row that are sent. */
  readonly columns?: readonly string[];
  /** The data points of the whole experiment, computed from all rows; one that is null is left out. */
  readonly dataPoints: (rows: readonly JsPsychRow[]) => { readonly [key: string]: Json };
}

/** A bridge, to be given to `initJsPsych` and then run. */
export interface JsPsychBridge {
  /** For `initJsPsych({ ...bridge.options })`. */
  readonly options: {
    on_data_update(row: JsPsychRow): void;
    on_interaction_data_update(interaction: { readonly event: string }): void;
    on_finish(data: { values(): readonly JsPsychRow[] }): void;
  };
  /**
   * Seeds jsPsych, says `ready` and `start`, and runs the timeline, or simulates it when the session asks for that.
   * Resolves when the host has everything, or when it has stopped the play.
   */
  run<Timeline>(jsPsych: JsPsychLike<Timeline>, timeline: Timeline): Promise<void>;
}

const COLUMNS = ['trial_index', 'trial_type', 'time_elapsed', 'rt', 'response', 'correct'];

/**
 * Joins a jsPsych 8 experiment to a session: each data update becomes a data point, the end becomes `complete`,
 * leaving and returning to the window become events, pause and stop are passed on. jsPsych cannot resume in the
 * middle of a timeline, so such a build declares `"resume": "restart"` or `"none"`.
 */
export function bridgeJsPsych(session: GameSession, options: JsPsychBridgeOptions): JsPsychBridge {
  const { rowKey = 'trial', columns = COLUMNS } = options;
  let jsPsych: JsPsychLike<never> | null = null;
  let finished: Promise<void> = Promise.resolve();
  let running = false;
  // jsPsych goes on reporting after its end, such as a window that loses the focus.
  const isOver = () => !running || session.stopped !== null;

  session.onPause(() => jsPsych?.pauseExperiment());
  session.onResume(() => jsPsych?.resumeExperiment());

  return {
    options: {
      on_data_update(row) {
        if (isOver()) return;
        const trial = Number.isSafeInteger(row.trial_index) ? { trial: row.trial_index as number } : {};
        if (rowKey !== null) session.dataPoint(rowKey, rowOf(row, columns), trial);
        const percent = jsPsych?.getProgress().percent_complete;
        if (percent !== undefined && Number.isFinite(percent)) session.progress(percent);
      },
      on_interaction_data_update({ event }) {
        if (!isOver()) session.event(`window_${event}`);
      },
      on_finish(data) {
        if (isOver()) return;
        for (const [key, value] of Object.entries(options.dataPoints(data.values()))) {
          if (value !== null) session.dataPoint(key, value);
        }
        finished = session.complete();
        running = false;
      },
    },
    async run(given, timeline) {
      jsPsych = given as JsPsychLike<never>;
      session.onStop(() => given.abortExperiment());
      given.randomization.setSeed(session.seed);
      session.ready();
      session.start();
      running = true;
      await (session.simulate ? given.simulate(timeline, 'data-only') : given.run(timeline));
      if (session.stopped === null) await finished;
    },
  };
}

/** The wanted columns, as JSON; what jsPsych leaves undefined is left out. */
function rowOf(row: JsPsychRow, columns: readonly string[]): Json {
  const kept = columns.filter((column) => row[column] !== undefined).map((column) => [column, row[column]]);
  return JSON.parse(JSON.stringify(Object.fromEntries(kept))) as Json;
}
