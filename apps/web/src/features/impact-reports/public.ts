export { useGroupText } from './use-group-text.ts';
