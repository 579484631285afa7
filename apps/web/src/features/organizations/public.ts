export { LookList } from './components/look-list.tsx';
