export { keepVersions } from './library-rows.queries.ts';
export { addStarterLibrary } from './starter-library.ts';
export { type WordingAt, wordingsAt } from './versions.queries.ts';
