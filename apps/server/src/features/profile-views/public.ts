export { viewCounts } from './list-views.ts';
export { noteLook } from './record-view.ts';
