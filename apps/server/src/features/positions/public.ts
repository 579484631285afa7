export { closePositionBySystem } from './move-position.ts';
export { mayKnowOf, ofKnownPosition } from './visible-positions.queries.ts';
