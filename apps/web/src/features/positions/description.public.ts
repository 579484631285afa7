export { Description } from './components/job/description.tsx';
export { vocabulary } from './vocabulary.messages.ts';
