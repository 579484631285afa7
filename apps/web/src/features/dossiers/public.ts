export { DossierKeysPanel } from './components/dossier-keys-panel.tsx';
export { LogCheck } from './components/log-check.tsx';
export { MakeDossier } from './components/make-dossier.tsx';
