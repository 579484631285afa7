export { refusedSettings } from './examine.ts';
export { libraryId } from '../../platform/library-id.ts';
export { installGames, installLibrary } from './install-library.ts';
export { recogniseFile } from './recognise-file.ts';
