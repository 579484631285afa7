export { dataPointsOf, type StoredSeries, seriesOfRun, validityOf } from './data-points.ts';
export { type LoggedPlay, replayLoggedPlay, type StoredDataPoint } from './logged-play.ts';
export {
  beginPlay,
  EventOutOfOrder,
  foldEvent,
  impossibleTasks,
  isPlayDone,
  isTaskBegun,
  type PinnedTask,
  type PlayEvent,
  type PlayOrigin,
  type PlayRun,
  replayPlay,
  resumePoint,
  type TaskRun,
  timingOf,
  visibleTask,
} from './play-run.ts';
export { shownTrials } from './shown-trials.ts';
