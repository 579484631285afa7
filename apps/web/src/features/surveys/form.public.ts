/** Asks any form; only pages that come when they are opened take it. */
export { FormRunner } from './components/form-runner.tsx';
