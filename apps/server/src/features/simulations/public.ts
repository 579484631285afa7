export { installLibrary } from './install-library.ts';
export { libraryId } from './library-id.ts';
