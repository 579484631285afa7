export { keptResult } from './kept-results.ts';
export { type MeasuredTask, simulateTaskBatch } from './previews.api.ts';
