export { keepFormulasOf } from './write-formulas.queries.ts';
