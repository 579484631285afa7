export { closePositionBySystem } from './move-position.ts';
export { inReachOf, mayKnowOf, ofKnownPosition } from './visible-positions.queries.ts';
