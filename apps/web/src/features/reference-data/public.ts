export { useReferenceWords, useZoneChoices } from './use-reference-words.ts';
