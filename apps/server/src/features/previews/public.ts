export { openPreview } from './preview-card.ts';
export { simulateCandidates } from './simulate-candidates.ts';
