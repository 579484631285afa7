export { botBatches, playByPersona, USUAL_PACE } from './bot-inputs.ts';
export { dataPointsOf, type StoredSeries, seriesOfRun, validityOf } from './data-points.ts';
export { drawTasks, tasksForPlay } from './draw-tasks.ts';
export { type LoggedPlay, replayLoggedPlay, type StoredDataPoint } from './logged-play.ts';
export { pinnedBuildOf } from './pinned-build.ts';
export {
  beginPlay,
  EventOutOfOrder,
  foldEvent,
  impossibleTasks,
  isPlayDone,
  type PinnedTask as PreviewTask,
  type PlayRun,
  timingOf,
} from './play-run.ts';
export { requiredOfTask, type TaskPool, taskPoolOf, wordsOfTask } from './plays.queries.ts';
export { viewOf as viewOfRun } from './read-play.ts';
export { shownTrials } from './shown-trials.ts';
