import { inject } from 'vitest';
import { describeWrongInput } from './wrong-input.ts';

describeWrongInput({ cases: 400, seed: inject('soakSeed') });
