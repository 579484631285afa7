export { closePositionBySystem } from './move-position.ts';
export { ofKnownPosition } from './visible-positions.queries.ts';
