export { flagsOnFor, isFlagOn } from './is-on.ts';
