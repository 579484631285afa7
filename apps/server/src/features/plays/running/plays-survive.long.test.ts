import { inject } from 'vitest';
import { describeInterruptedPlays } from '../testing/interrupted-plays.ts';

describeInterruptedPlays({ numRuns: 100, seed: inject('soakSeed') });
