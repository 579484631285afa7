export {
  checkEmptied,
  checkPlaces,
  checkStretch,
  countOwnLines,
  endOfLog,
  sealedDigests,
} from './own-lines.ts';
