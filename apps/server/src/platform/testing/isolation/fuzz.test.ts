import { describeWrongInput } from './wrong-input.ts';

// A share of what the long test sends; the same at every run.
describeWrongInput({ cases: 12, seed: 20_261_121 });
