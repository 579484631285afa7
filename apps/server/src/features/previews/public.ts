export { openPreview } from './preview-card.ts';
export { simulateCandidates, simulatedCards } from './simulate-candidates.ts';
