export { libraryId } from '../../platform/library-id.ts';
export { installLibrary } from './install-library.ts';
