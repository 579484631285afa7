export { closePositionBySystem } from './move-position.ts';
export { inReachOf, mayKnowOf } from './visible-positions.queries.ts';
