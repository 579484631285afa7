export { lockFormulasOf } from './lock-formulas.ts';
