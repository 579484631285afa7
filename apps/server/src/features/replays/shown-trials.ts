import { type IncidentKind, readIncidents } from '@tryout/domain/plays/play-incidents';
import type { Accommodations, TrialColumn, TrialRow } from '@tryout/games/task-core';
import type { PlayEvent, PlayRun } from './play-run.ts';

/** A pause or an absence among the trials of a task. */
export interface TrialMark {
  readonly kind: IncidentKind;
  /** How many trials were done before it. */
  readonly after: number;
  /** Playing time, ms; null where times are not told. */
  readonly t_ms: number | null;
  readonly at: string;
  readonly lasted_ms: number | null;
}

/** The trial table of one task as those who decide may see it. */
export interface ShownTask {
  readonly task_index: number;
  readonly task_key: string;
  readonly trials: readonly TrialRow[];
  readonly marks: readonly TrialMark[];
}

/** Columns that would tell which adjustments a candidate asked for, or how their device works. */
const TELLING = new Set(['deadline_ms', 'input', 'frame_ms', 'form', 'time_factor', 'spoken', 'untimed']);

const isTime = (column: string): boolean => column.endsWith('_ms') || column === 'seconds';

/**
 * A row without what tells of adjustments. Speed is not measured with more time (as with data points), so that a time
 * beyond the usual limit tells nobody of it; without time, what the game declares as speeded means something else as
 * well. `form` counts the parallel items of a step: only that one was replaced
 * is told.
 */
function shownRow(row: TrialRow, columns: readonly TrialColumn[], { time_factor }: Accommodations): TrialRow {
  const other = new Set(
    columns.filter(({ speeded }) => speeded && time_factor === null).map(({ key }) => key),
  );
  const cells = Object.entries(row)
    .filter(([column]) => !TELLING.has(column))
    .map(([column, value]) => {
      const hidden = (time_factor !== 1 && isTime(column)) || other.has(column);
      return [column, hidden ? null : value] as const;
    });
  const replaced = typeof row.form === 'number' ? [['replaced', row.form > 0] as const] : [];
  return Object.fromEntries([...cells, ...replaced]);
}

function marksOf(
  rows: readonly TrialRow[],
  taskIndex: number,
  events: readonly PlayEvent[],
  { time_factor }: Accommodations,
): readonly TrialMark[] {
  return readIncidents(events, [])
    .incidents.filter((incident) => incident.task_index === taskIndex)
    .map(({ kind, t_ms, at, lasted_ms }) => ({
      kind,
      after: rows.filter((row) => typeof row.t_ms === 'number' && row.t_ms <= t_ms).length,
      t_ms: time_factor === 1 ? t_ms : null,
      at,
      lasted_ms,
    }));
}

/** The trial tables of a play, task by task, with nothing of adjustments in them. */
export function shownTrials(run: PlayRun, events: readonly PlayEvent[]): readonly ShownTask[] {
  return run.tasks.map(({ judge, plan, state, accommodations }, task_index) => {
    const rows = judge.trials(plan, state) as readonly TrialRow[];
    return {
      task_index,
      task_key: judge.key,
      trials: rows.map((row) => shownRow(row, judge.trial_columns, accommodations)),
      marks: marksOf(rows, task_index, events, accommodations),
    };
  });
}
