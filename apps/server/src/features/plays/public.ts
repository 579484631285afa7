export type { TaskPool } from './plays.queries.ts';
export { botBatches, playByPersona, USUAL_PACE } from './running/bot-inputs.ts';
export { drawTasks, poolOfSimulation, taskByItself, tasksForPlay } from './running/draw-tasks.ts';
export { pinnedBuildOf } from './running/pinned-build.ts';
export { viewOf as viewOfRun } from './running/read-play.ts';
