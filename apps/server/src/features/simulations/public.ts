export { libraryId } from '../../platform/library-id.ts';
export { recogniseFile } from './attachments/recognise-file.ts';
export { refusedSettings } from './building/examine.ts';
export { whatStopsSimulation } from './building/what-stops.ts';
export { installGames, installLibrary } from './library/install-library.ts';
