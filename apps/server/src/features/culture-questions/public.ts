export { installStarterSet } from './bank.ts';
