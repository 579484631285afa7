export { wordsFor } from './words-for.ts';
