export { libraryId } from '../../platform/library-id.ts';
export { refusedSettings } from './examine.ts';
export { installGames, installLibrary } from './install-library.ts';
export { recogniseFile } from './recognise-file.ts';
export { whatStopsSimulation } from './what-stops.ts';
