export { loadReferenceData } from './load-reference-data.ts';
export { takeSkills } from './take-words.ts';
