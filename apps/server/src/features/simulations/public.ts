export { libraryId } from '../../platform/library-id.ts';
export { recogniseFile } from './attachments/recognise-file.ts';
export { createSimulation } from './building/begin-simulation.ts';
export { refusedSettings } from './building/examine.ts';
export { saveTasks } from './building/save-tasks.ts';
export { saveCategories, saveTraits } from './building/save-weights.ts';
export { whatStopsSimulation } from './building/what-stops.ts';
export { installGames, installLibrary } from './library/install-library.ts';
