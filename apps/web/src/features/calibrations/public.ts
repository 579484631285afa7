export type { CalibrationsSearch } from './calibrations-search.ts';
export { readCalibrationsSearch } from './calibrations-search.ts';
export { AllForms } from './components/all-forms.tsx';
export { FormEvidence } from './components/form-evidence.tsx';
