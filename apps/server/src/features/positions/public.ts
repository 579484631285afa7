export { closePositionBySystem } from './move-position.ts';
export { mayKnowOf, inReachOf, ofKnownPosition } from './visible-positions.queries.ts';
