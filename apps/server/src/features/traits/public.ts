export { addStarterLibrary } from './starter-library.ts';
export { wordingsAt } from './versions.queries.ts';
