export {
  columnName,
  dataPointName,
  dataPointValue,
  hasDataPointName,
  inWords,
  type MeasureWords,
  unitName,
} from './data-point-text.ts';
export { conditionText, formulaSentences, scalarText } from './formula-text.ts';
export { traceLines } from './trace-text.ts';
export { useMeasureWords } from './use-measure-words.ts';
