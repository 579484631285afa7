import { describeInterruptedPlays } from '../testing/interrupted-plays.ts';

// A share of what the long test tries; the same at every run.
describeInterruptedPlays({ numRuns: 2, seed: 20_261_121 });
