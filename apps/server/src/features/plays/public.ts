export { requiredOfTask, type TaskPool, taskPoolOf, wordsOfTask } from './plays.queries.ts';
export { botBatches, playByPersona, USUAL_PACE } from './running/bot-inputs.ts';
export { dataPointsOf, type StoredSeries, seriesOfRun, validityOf } from './running/data-points.ts';
export { drawTasks, tasksForPlay } from './running/draw-tasks.ts';
export { type LoggedPlay, replayLoggedPlay, type StoredDataPoint } from './running/logged-play.ts';
export { pinnedBuildOf } from './running/pinned-build.ts';
export {
  beginPlay,
  EventOutOfOrder,
  foldEvent,
  impossibleTasks,
  isPlayDone,
  type PinnedTask as PreviewTask,
  type PlayRun,
  timingOf,
} from './running/play-run.ts';
export { viewOf as viewOfRun } from './running/read-play.ts';
export { shownTrials } from './running/shown-trials.ts';
